// swift-tools-version: 6.0
import PackageDescription

/// Every Swift target is built with these: a C struct in a public signature is then a compile
/// error, and `public import` is a promise that shows in review.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// One wrapper per C library: a module map and a shim header, nothing else.
func cLibrary(_ name: String, pkgConfig: String? = nil, apt: String? = nil) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: apt.map { [.apt([$0])] })
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
  name: "rerun-kiosk",
  products: [
    .executable(name: "rerun-kiosk", targets: ["rerun-kiosk"]),
    .executable(name: "rerun-bench", targets: ["rerun-bench"]),
  ],
  targets: [
    cLibrary("CSDL2", pkgConfig: "sdl2", apt: "libsdl2-dev"),
    cLibrary("CSDL2TTF", pkgConfig: "SDL2_ttf", apt: "libsdl2-ttf-dev"),
    cLibrary("CSDL2Image", pkgConfig: "SDL2_image", apt: "libsdl2-image-dev"),
    cLibrary("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    cLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    cLibrary("CMPV", apt: "libmpv-dev"),
    cLibrary("CSQLite", apt: "libsqlite3-dev"),
    cLibrary("CAVFormat", apt: "libavformat-dev"),
    cLibrary("CEvdev"),

    module("RerunJSON"),
    module("RerunCore", ["RerunJSON"]),
    module("RerunStage", ["RerunJSON"]),
    module("RerunSample", ["RerunCore"]),
    module("RerunApp", ["RerunCore", "RerunStage", "RerunSample"]),
    module("RerunArt", ["RerunStage", "CCairo"]),
    module("RerunSDL", ["RerunStage", "CSDL2", "CSDL2TTF", "CSDL2Image", "CFriBidi"]),
    module("RerunStore", ["RerunCore", "CSQLite"]),
    module("RerunMedia", ["RerunCore", "RerunJSON", "RerunStore", "CAVFormat"]),
    module("RerunInput", ["RerunCore", "CEvdev"]),
    module("RerunPlayer", ["RerunCore", "CMPV"]),
    module("RerunStream", ["RerunPlayer", "CAVFormat"]),
    module("RerunControl", ["RerunCore", "RerunJSON"]),
    module(
      "RerunRuntime",
      [
        "RerunCore", "RerunStage", "RerunApp", "RerunJSON", "RerunSample", "RerunArt", "RerunSDL",
        "RerunStore", "RerunMedia", "RerunInput", "RerunPlayer", "RerunStream", "RerunControl",
      ]
    ),
    .executableTarget(
      name: "rerun-kiosk",
      dependencies: ["RerunRuntime"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "rerun-bench",
      dependencies: [
        "RerunRuntime", "RerunCore", "RerunStage", "RerunApp", "RerunArt", "RerunSDL", "RerunStore",
        "RerunMedia", "RerunPlayer", "RerunStream", "RerunSample", "RerunControl", "RerunJSON",
        "RerunTestSupport", "CMPV",
      ],
      swiftSettings: strict
    ),
    module(
      "RerunTestSupport",
      ["RerunCore", "RerunStage", "RerunApp", "RerunJSON"]
    ),

    tests("RerunJSONTests", ["RerunJSON"]),
    tests("RerunCoreTests", ["RerunCore", "RerunJSON", "RerunTestSupport"]),
    tests("RerunStageTests", ["RerunStage", "RerunTestSupport"]),
    tests("RerunSampleTests", ["RerunSample", "RerunCore"]),
    tests("RerunAppTests", ["RerunApp", "RerunCore", "RerunStage", "RerunTestSupport"]),
    tests("RerunArtTests", ["RerunArt", "RerunStage", "RerunTestSupport"]),
    tests("RerunSDLTests", ["RerunSDL", "RerunStage", "RerunArt", "RerunTestSupport"]),
    tests("RerunMediaTests", ["RerunMedia", "RerunStore", "RerunCore", "RerunTestSupport"]),
    tests("RerunInputTests", ["RerunInput", "RerunCore", "RerunTestSupport"]),
    tests("RerunPlayerTests", ["RerunPlayer", "RerunCore", "RerunTestSupport"]),
    tests("RerunStreamTests", ["RerunStream", "RerunPlayer", "RerunCore", "RerunTestSupport"]),
    tests("RerunControlTests", ["RerunControl", "RerunCore", "RerunJSON", "RerunTestSupport"]),
    tests(
      "RerunRuntimeTests",
      [
        "RerunRuntime", "rerun-kiosk", "RerunApp", "RerunCore", "RerunSample", "RerunStage",
        "RerunArt", "RerunSDL", "RerunMedia", "RerunStore", "RerunControl", "RerunJSON",
        "RerunTestSupport",
      ]
    ),
  ]
)
