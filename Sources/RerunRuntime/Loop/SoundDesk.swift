import RerunSDL

/// Who has the audio device: decides, and does nothing itself.
///
/// Where it is shared, the kiosk's own device stays open and the player has another. Where there can be
/// one opener, the kiosk's sounds come first, and the player has it as soon as they have been heard.
struct SoundDesk: Hashable {
  enum Event: Hashable {
    case found(AudioSharing)
    /// The kiosk has a sound of this length to play; nil goes on until `kioskIsQuiet`.
    case kioskSounds(milliseconds: Int64?)
    case kioskIsQuiet
    /// The player has something to play, or no longer.
    case playerWants(Bool)
    /// The answer to `Order.openKiosk`.
    case opened(Bool)
    /// The display is off.
    case sleeps(Bool)
    case tick
  }

  enum Order: Hashable {
    case openKiosk
    case closeKiosk
    case letPlayerPlay(Bool)
  }

  /// The player lets go of its device in a thread of its own.
  static let handover: Int64 = 40
  /// How long a busy device is asked again for one sound.
  static let patience: Int64 = 600
  /// Where the device could stay open and couldn't be opened.
  static let retry: Int64 = 5_000

  /// Nil until it has been found out.
  private(set) var sharing: AudioSharing?
  private(set) var isKioskOpen = false
  private(set) var isPlayerOn = true
  private var doesPlayerWant = false
  private var isAsleep = false
  private var isOpening = false
  private var wish: Wish?
  private var nextTry = Int64.min

  private struct Wish: Hashable {
    /// Nil is without end.
    var milliseconds: Int64?
    var since: Int64
    /// When it will have been heard.
    var end: Int64?
  }

  mutating func receive(_ event: Event, at uptime: Int64) -> [Order] {
    var orders: [Order] = []
    switch event {
    case .found(let sharing):
      self.sharing = sharing
      nextTry = .min
    case .kioskSounds(let milliseconds):
      wish = Wish(milliseconds: milliseconds, since: uptime, end: nil)
      if isKioskOpen { begin(at: uptime) }
    case .kioskIsQuiet:
      // What was cut still fades, and the device's buffers hold some.
      if wish != nil { wish = Wish(milliseconds: 0, since: uptime, end: nil) }
      if isKioskOpen { begin(at: uptime) } else { wish = nil }
    case .playerWants(let wants): doesPlayerWant = wants
    case .opened(let isOpen):
      isOpening = false
      isKioskOpen = isOpen
      if isOpen {
        begin(at: uptime)
      } else {
        nextTry = uptime + (sharing == .exclusive ? Self.handover : Self.retry)
      }
    case .sleeps(let isAsleep): self.isAsleep = isAsleep
    case .tick: break
    }
    settle(at: uptime, &orders)
    return orders
  }

  /// When `tick` is due, in uptime.
  func nextDeadline(after uptime: Int64) -> Int64? {
    var times: [Int64] = []
    if let end = wish?.end { times.append(end) }
    if wantsKiosk, !isKioskOpen, !isOpening, nextTry != .min { times.append(nextTry) }
    return times.min()
  }

  private var wantsKiosk: Bool {
    switch sharing {
    case nil, AudioSharing.none?: false
    case .shared?: !isAsleep
    case .exclusive?: wish != nil && !isAsleep
    }
  }

  private mutating func begin(at uptime: Int64) {
    guard let milliseconds = wish?.milliseconds else { return }
    wish?.end = uptime + milliseconds + Audio.drainMilliseconds
  }

  private mutating func settle(at uptime: Int64, _ orders: inout [Order]) {
    if let end = wish?.end, uptime >= end { wish = nil }
    if sharing == .exclusive, !isKioskOpen, let wish, wish.milliseconds != nil,
      uptime - wish.since > Self.patience
    {
      self.wish = nil
    }
    guard wantsKiosk else {
      if isKioskOpen {
        isKioskOpen = false
        orders.append(.closeKiosk)
      }
      // Even a paused player would keep a display's sound link awake.
      if isAsleep {
        letPlayerPlay(false, &orders)
      } else if doesPlayerWant || sharing != .exclusive {
        letPlayerPlay(true, &orders)
      }
      return
    }
    // A player with nothing to play holds nothing.
    if sharing == .exclusive, isPlayerOn, doesPlayerWant {
      nextTry = max(nextTry, uptime + Self.handover)
    }
    letPlayerPlay(sharing == .shared, &orders)
    if !isKioskOpen, !isOpening, uptime >= nextTry {
      isOpening = true
      orders.append(.openKiosk)
    }
  }

  private mutating func letPlayerPlay(_ mayPlay: Bool, _ orders: inout [Order]) {
    guard mayPlay != isPlayerOn else { return }
    isPlayerOn = mayPlay
    orders.append(.letPlayerPlay(mayPlay))
  }
}
