import RerunStage

/// How loud it is, at the bottom right: twenty bars, or that it is muted.
public struct VolumeView: Sendable, Hashable {
  /// 0 to 100.
  public var volume: Int
  public var isMuted: Bool
  /// 0 is gone, 1 in its place.
  public var entry: Double
  /// Stage pixels above its usual place, where something else stands there.
  public var raise: Double

  public init(volume: Int, isMuted: Bool, entry: Double = 1, raise: Double = 0) {
    self.volume = max(0, min(100, volume))
    self.isMuted = isMuted
    self.entry = entry
    self.raise = raise
  }

  static let bars = 20
  private var screen: String { isMuted ? "watching-status-mute" : "watching-status" }

  /// How many bars are lit; any sound at all lights one.
  var litBars: Int {
    volume == 0 ? 0 : max(1, (volume * Self.bars + 50) / 100)
  }

  public func draw(on canvas: inout Canvas) {
    canvas.layer(dy: -raise, opacity: min(1, entry)) { canvas in
      canvas.place(["volume", "volume.icon"], of: screen)
      if isMuted {
        canvas.place("volume.muted", of: screen, text: canvas.words.muted)
      } else if let bar = canvas.theme.element("volume.bar#", of: screen) {
        for index in 0..<Self.bars {
          canvas.list.box(
            bar.box(at: index),
            fill: index < litBars ? bar.fill : canvas.theme.paint(ColorRole.progressTrack),
            corners: Corners(bar.radius)
          )
        }
      }
      canvas.place("volume.value", of: screen, text: "\(volume)", tabularDigits: true)
    }
  }
}

/// What stays of the volume's box for as long as the sound is off.
public struct MuteBug: Sendable, Hashable {
  public init() {}

  static let size = 44.0

  public func draw(on canvas: inout Canvas) {
    guard let icon = canvas.theme.element("volume.icon", of: "watching-status-mute") else { return }
    let place = Rect(
      icon.box.midX - Self.size / 2,
      icon.box.midY - Self.size / 2,
      Self.size,
      Self.size
    )
    let plate = place.inset(-14, -14)
    canvas.overlayBox(
      plate,
      radius: canvas.pillRadius(height: plate.height),
      hasShadow: false
    )
    canvas.list.icon(.mute, place, icon.color ?? .clear)
  }
}
