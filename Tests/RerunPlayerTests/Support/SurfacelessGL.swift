import Glibc

/// An OpenGL ES 2.0 context without a window, from whatever EGL the machine has.
///
/// Nothing is linked: the library is loaded when a test asks. Current on the thread that made it.
final class SurfacelessGL {
  typealias Name = UInt32

  private let library: UnsafeMutableRawPointer
  private let lookUp: @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
  private let display: UnsafeMutableRawPointer
  private let context: UnsafeMutableRawPointer

  /// Nil if there is no EGL, or none that draws without a window.
  init?() {
    guard let library = dlopen("libEGL.so.1", RTLD_NOW | RTLD_LOCAL),
      let address = dlsym(library, "eglGetProcAddress")
    else { return nil }
    self.library = library
    lookUp = unsafeBitCast(
      address,
      to: (@convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?).self
    )
    typealias GetPlatformDisplay =
      @convention(c) (
        UInt32, UnsafeMutableRawPointer?, UnsafePointer<Int32>?
      ) -> UnsafeMutableRawPointer?
    typealias Initialize =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
      ) -> UInt32
    typealias ChooseConfig =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafePointer<Int32>,
        UnsafeMutablePointer<UnsafeMutableRawPointer?>,
        Int32, UnsafeMutablePointer<Int32>
      ) -> UInt32
    typealias CreateContext =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
        UnsafePointer<Int32>
      ) -> UnsafeMutableRawPointer?
    let surfaceless: UInt32 = 0x31DD
    guard
      let getDisplay = Self.find(
        "eglGetPlatformDisplayEXT",
        lookUp,
        as: GetPlatformDisplay.self
      ),
      let initialize = Self.find("eglInitialize", lookUp, as: Initialize.self),
      let chooseConfig = Self.find("eglChooseConfig", lookUp, as: ChooseConfig.self),
      let bindAPI = Self.find(
        "eglBindAPI",
        lookUp,
        as: (@convention(c) (UInt32) -> UInt32).self
      ),
      let createContext = Self.find("eglCreateContext", lookUp, as: CreateContext.self),
      let display = getDisplay(surfaceless, nil, nil), initialize(display, nil, nil) != 0
    else { return nil }
    self.display = display
    // EGL_RENDERABLE_TYPE = ES2, EGL_SURFACE_TYPE = any; EGL_CONTEXT_CLIENT_VERSION = 2.
    var config: UnsafeMutableRawPointer?
    var count: Int32 = 0
    guard chooseConfig(display, [0x3040, 0x4, 0x3033, 0, 0x3038], &config, 1, &count) != 0,
      count == 1, bindAPI(0x30A0) != 0,
      let context = createContext(display, config, nil, [0x3098, 2, 0x3038])
    else { return nil }
    self.context = context
    guard makeCurrent(context) else { return nil }
  }

  deinit {
    _ = makeCurrent(nil)
    function(
      "eglDestroyContext",
      as: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> UInt32).self
    ).map {
      _ = $0(display, context)
    }
  }

  func address(_ name: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? { lookUp(name) }

  func function<F>(_ name: String, as type: F.Type) -> F? { Self.find(name, lookUp, as: type) }

  private func makeCurrent(_ context: UnsafeMutableRawPointer?) -> Bool {
    typealias MakeCurrent =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
        UnsafeMutableRawPointer?
      ) -> UInt32
    guard let makeCurrent = function("eglMakeCurrent", as: MakeCurrent.self) else { return false }
    return makeCurrent(display, nil, nil, context) != 0
  }

  private static func find<F>(
    _ name: String,
    _ lookUp: (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?,
    as type: F.Type
  ) -> F? {
    lookUp(name).map { unsafeBitCast($0, to: type) }
  }
}

/// The few functions of OpenGL the tests call.
struct GLFunctions {
  typealias Name = UInt32
  typealias NameAndInts = @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void
  typealias OneName = @convention(c) (UInt32) -> Void
  typealias TwoNames = @convention(c) (UInt32, UInt32) -> Void
  typealias FourInts = @convention(c) (Int32, Int32, Int32, Int32) -> Void
  typealias FourNames = @convention(c) (UInt32, UInt32, UInt32, UInt32) -> Void
  typealias FourFloats = @convention(c) (Float, Float, Float, Float) -> Void
  typealias Make = @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void

  let getIntegers: NameAndInts
  let getFloats: @convention(c) (UInt32, UnsafeMutablePointer<Float>) -> Void
  let isEnabled: @convention(c) (UInt32) -> UInt8
  let enable: OneName
  let activeTexture: OneName
  let makeTextures: Make
  let makeBuffers: Make
  let makeFramebuffers: Make
  let bindTexture: TwoNames
  let bindBuffer: TwoNames
  let bindFramebuffer: TwoNames
  let image:
    @convention(c) (
      UInt32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeRawPointer?
    ) -> Void
  let attach: @convention(c) (UInt32, UInt32, UInt32, UInt32, Int32) -> Void
  let viewport: FourInts
  let scissor: FourInts
  let blendFunction: FourNames
  let blendEquation: TwoNames
  let clearColour: FourFloats
  let pixelStore: @convention(c) (UInt32, Int32) -> Void
  let attributePointer:
    @convention(c) (UInt32, Int32, UInt32, UInt8, Int32, UnsafeRawPointer?) -> Void
  let enableAttribute: OneName
  let getAttribute: @convention(c) (UInt32, UInt32, UnsafeMutablePointer<Int32>) -> Void
  let createProgram: @convention(c) () -> UInt32
  let readPixels:
    @convention(c) (Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer) -> Void
  let getError: @convention(c) () -> UInt32

  init?(_ context: SurfacelessGL) {
    func find<F>(_ name: String, _ type: F.Type) -> F? { context.function(name, as: type) }
    guard
      let getIntegers = find("glGetIntegerv", NameAndInts.self),
      let getFloats = find(
        "glGetFloatv",
        (@convention(c) (UInt32, UnsafeMutablePointer<Float>) -> Void).self
      ),
      let isEnabled = find("glIsEnabled", (@convention(c) (UInt32) -> UInt8).self),
      let enable = find("glEnable", OneName.self),
      let activeTexture = find("glActiveTexture", OneName.self),
      let makeTextures = find("glGenTextures", Make.self),
      let makeBuffers = find("glGenBuffers", Make.self),
      let makeFramebuffers = find("glGenFramebuffers", Make.self),
      let bindTexture = find("glBindTexture", TwoNames.self),
      let bindBuffer = find("glBindBuffer", TwoNames.self),
      let bindFramebuffer = find("glBindFramebuffer", TwoNames.self),
      let image = context.function(
        "glTexImage2D",
        as: (@convention(c) (
          UInt32, Int32, Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeRawPointer?
        ) -> Void).self
      ),
      let attach = context.function(
        "glFramebufferTexture2D",
        as: (@convention(c) (UInt32, UInt32, UInt32, UInt32, Int32) -> Void).self
      ),
      let viewport = find("glViewport", FourInts.self),
      let scissor = find("glScissor", FourInts.self),
      let blendFunction = find("glBlendFuncSeparate", FourNames.self),
      let blendEquation = find("glBlendEquationSeparate", TwoNames.self),
      let clearColour = find("glClearColor", FourFloats.self),
      let pixelStore = find("glPixelStorei", (@convention(c) (UInt32, Int32) -> Void).self),
      let attributePointer = context.function(
        "glVertexAttribPointer",
        as: (@convention(c) (UInt32, Int32, UInt32, UInt8, Int32, UnsafeRawPointer?) -> Void).self
      ),
      let enableAttribute = find("glEnableVertexAttribArray", OneName.self),
      let getAttribute = context.function(
        "glGetVertexAttribiv",
        as: (@convention(c) (UInt32, UInt32, UnsafeMutablePointer<Int32>) -> Void).self
      ),
      let createProgram = find("glCreateProgram", (@convention(c) () -> UInt32).self),
      let readPixels = context.function(
        "glReadPixels",
        as: (@convention(c) (
          Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer
        ) -> Void).self
      ),
      let getError = find("glGetError", (@convention(c) () -> UInt32).self)
    else { return nil }
    self.getIntegers = getIntegers
    self.getFloats = getFloats
    self.isEnabled = isEnabled
    self.enable = enable
    self.activeTexture = activeTexture
    self.makeTextures = makeTextures
    self.makeBuffers = makeBuffers
    self.makeFramebuffers = makeFramebuffers
    self.bindTexture = bindTexture
    self.bindBuffer = bindBuffer
    self.bindFramebuffer = bindFramebuffer
    self.image = image
    self.attach = attach
    self.viewport = viewport
    self.scissor = scissor
    self.blendFunction = blendFunction
    self.blendEquation = blendEquation
    self.clearColour = clearColour
    self.pixelStore = pixelStore
    self.attributePointer = attributePointer
    self.enableAttribute = enableAttribute
    self.getAttribute = getAttribute
    self.createProgram = createProgram
    self.readPixels = readPixels
    self.getError = getError
  }

  func make(_ make: Make) -> UInt32 {
    var name: UInt32 = 0
    make(1, &name)
    return name
  }

  func integers(_ name: UInt32, count: Int = 1) -> [Int32] {
    var values = [Int32](repeating: 0, count: max(count, 4))
    getIntegers(name, &values)
    return Array(values.prefix(count))
  }
}
