public import RerunCore
public struct SampleScene: Sendable { public var name = "ferry"; public var hueShift = 0; public var seed: UInt64 = 1 }
public enum SampleFilm { public static func scene(for item: Item) -> SampleScene { SampleScene() } }
