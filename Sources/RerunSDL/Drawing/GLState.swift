import CSDL2

/// The part of OpenGL's state that libmpv changes and SDL believes it knows.
///
/// SDL 2 caches what it set and has no call to make it forget, so whoever else draws with its
/// context must leave everything as it was.
final class GLState {
  private typealias GetInteger = @convention(c) (UInt32, UnsafeMutablePointer<Int32>?) -> Void
  private typealias GetFloat = @convention(c) (UInt32, UnsafeMutablePointer<Float>?) -> Void
  private typealias GetAttribute =
    @convention(c) (UInt32, UInt32, UnsafeMutablePointer<Int32>?) -> Void
  private typealias One = @convention(c) (UInt32) -> Void
  private typealias Two = @convention(c) (UInt32, UInt32) -> Void
  private typealias Four = @convention(c) (UInt32, UInt32, UInt32, UInt32) -> Void
  private typealias Box = @convention(c) (Int32, Int32, Int32, Int32) -> Void
  private typealias Store = @convention(c) (UInt32, Int32) -> Void
  private typealias Color = @convention(c) (Float, Float, Float, Float) -> Void
  private typealias Mask = @convention(c) (UInt8, UInt8, UInt8, UInt8) -> Void

  private static let attributes: Range<UInt32> = 0..<4

  private let getInteger: GetInteger
  private let getFloat: GetFloat
  private let getAttribute: GetAttribute
  private let useProgram: One
  private let activeTexture: One
  private let enable: One
  private let disable: One
  private let enableAttribute: One
  private let disableAttribute: One
  private let bindTexture: Two
  private let bindBuffer: Two
  private let bindFramebuffer: Two
  private let blendEquation: Two
  private let blendFunction: Four
  private let viewport: Box
  private let scissor: Box
  private let pixelStore: Store
  private let clearColor: Color
  private let colorMask: Mask

  /// Finds the functions of the current context; nil if one is missing.
  init?() {
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      SDL_GL_GetProcAddress(name).map { unsafeBitCast($0, to: type) }
    }
    guard let getInteger = find("glGetIntegerv", GetInteger.self),
      let getFloat = find("glGetFloatv", GetFloat.self),
      let getAttribute = find("glGetVertexAttribiv", GetAttribute.self),
      let useProgram = find("glUseProgram", One.self),
      let activeTexture = find("glActiveTexture", One.self),
      let enable = find("glEnable", One.self), let disable = find("glDisable", One.self),
      let enableAttribute = find("glEnableVertexAttribArray", One.self),
      let disableAttribute = find("glDisableVertexAttribArray", One.self),
      let bindTexture = find("glBindTexture", Two.self),
      let bindBuffer = find("glBindBuffer", Two.self),
      let bindFramebuffer = find("glBindFramebuffer", Two.self),
      let blendEquation = find("glBlendEquationSeparate", Two.self),
      let blendFunction = find("glBlendFuncSeparate", Four.self),
      let viewport = find("glViewport", Box.self), let scissor = find("glScissor", Box.self),
      let pixelStore = find("glPixelStorei", Store.self),
      let clearColor = find("glClearColor", Color.self),
      let colorMask = find("glColorMask", Mask.self)
    else { return nil }
    self.getInteger = getInteger
    self.getFloat = getFloat
    self.getAttribute = getAttribute
    self.useProgram = useProgram
    self.activeTexture = activeTexture
    self.enable = enable
    self.disable = disable
    self.enableAttribute = enableAttribute
    self.disableAttribute = disableAttribute
    self.bindTexture = bindTexture
    self.bindBuffer = bindBuffer
    self.bindFramebuffer = bindFramebuffer
    self.blendEquation = blendEquation
    self.blendFunction = blendFunction
    self.viewport = viewport
    self.scissor = scissor
    self.pixelStore = pixelStore
    self.clearColor = clearColor
    self.colorMask = colorMask
  }

  var boundFramebuffer: UInt32 { name(GL_FRAMEBUFFER_BINDING) }

  /// Runs `body`, then sets everything back.
  func saved(_ body: () -> Void) {
    let program = name(GL_CURRENT_PROGRAM)
    let unit = name(GL_ACTIVE_TEXTURE)
    let texture = name(GL_TEXTURE_BINDING_2D)
    let arrayBuffer = name(GL_ARRAY_BUFFER_BINDING)
    let elementBuffer = name(GL_ELEMENT_ARRAY_BUFFER_BINDING)
    let framebuffer = boundFramebuffer
    let view = integers(GL_VIEWPORT, 4)
    let scissorBox = integers(GL_SCISSOR_BOX, 4)
    let hasScissor = integers(GL_SCISSOR_TEST, 1)[0] != 0
    let hasBlend = integers(GL_BLEND, 1)[0] != 0
    let blend = [
      GL_BLEND_SRC_RGB, GL_BLEND_DST_RGB, GL_BLEND_SRC_ALPHA, GL_BLEND_DST_ALPHA,
    ].map(name)
    let equations = [GL_BLEND_EQUATION_RGB, GL_BLEND_EQUATION_ALPHA].map(name)
    let alignment = integers(GL_UNPACK_ALIGNMENT, 1)[0]
    let mask = integers(GL_COLOR_WRITEMASK, 4).map { UInt8($0 == 0 ? 0 : 1) }
    var clear = [Float](repeating: 0, count: 4)
    getFloat(UInt32(GL_COLOR_CLEAR_VALUE), &clear)
    let enabled = Self.attributes.filter { index in
      var value: Int32 = 0
      getAttribute(index, UInt32(GL_VERTEX_ATTRIB_ARRAY_ENABLED), &value)
      return value != 0
    }

    body()

    bindFramebuffer(UInt32(GL_FRAMEBUFFER), framebuffer)
    useProgram(program)
    activeTexture(unit)
    bindTexture(UInt32(GL_TEXTURE_2D), texture)
    bindBuffer(UInt32(GL_ARRAY_BUFFER), arrayBuffer)
    bindBuffer(UInt32(GL_ELEMENT_ARRAY_BUFFER), elementBuffer)
    viewport(view[0], view[1], view[2], view[3])
    scissor(scissorBox[0], scissorBox[1], scissorBox[2], scissorBox[3])
    set(GL_SCISSOR_TEST, hasScissor)
    set(GL_BLEND, hasBlend)
    blendFunction(blend[0], blend[1], blend[2], blend[3])
    blendEquation(equations[0], equations[1])
    pixelStore(UInt32(GL_UNPACK_ALIGNMENT), alignment)
    colorMask(mask[0], mask[1], mask[2], mask[3])
    clearColor(clear[0], clear[1], clear[2], clear[3])
    for index in Self.attributes {
      if enabled.contains(index) { enableAttribute(index) } else { disableAttribute(index) }
    }
  }

  private func integers(_ what: Int32, _ count: Int) -> [Int32] {
    var values = [Int32](repeating: 0, count: max(4, count))
    getInteger(UInt32(what), &values)
    return values
  }

  private func name(_ what: Int32) -> UInt32 { UInt32(bitPattern: integers(what, 1)[0]) }

  private func set(_ what: Int32, _ isOn: Bool) {
    if isOn { enable(UInt32(what)) } else { disable(UInt32(what)) }
  }
}
