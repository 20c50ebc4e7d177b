import RerunApp
import RerunCore
public import RerunStage

/// A screen in a state that the design has a picture of, reached as a viewer would.
public enum StageScene: String, Sendable, CaseIterable {
  case guide
  case guideLater = "guide-later"
  case guideEdge = "guide-edge"
  case guidePlate = "guide-plate"
  case guideLoading = "guide-loading"
  case guideEmpty = "guide-empty"
  case ident
  case banner
  case interval = "break"
  case error
  case info
  case options
  case offAir = "off-air"
  case signOff = "sign-off"
  case numberBox = "number-box"
  case volume
  case scrambled = "ch99"
  case tracks
  case sleep
  case streamInfo = "stream-info"
  case paused
  case behind
  case buffering
  case goodNight = "good-night"
  case errorOverPicture = "error-over-picture"

  public func list(theme: Theme, measurer: any TextMeasurer) throws -> DrawList {
    try rig(theme: theme, measurer: measurer).draw()
  }

  private var mockup: MockupStation {
    get throws {
      switch self {
      case .guideEdge: try MockupStation.edges()
      case .offAir, .signOff: try MockupStation.closing()
      default: try MockupStation.evening()
      }
    }
  }

  /// The kiosk, at rest in this state.
  public func rig(theme: Theme, measurer: any TextMeasurer) throws -> KioskRig {
    let isMarquee = theme.ornament.detail == .marquee
    let mockup = try mockup
    var preferences = Preferences()
    preferences.favourites = ["c5", "c7", "c1204"]
    preferences.lastChannel = isMarquee ? "c13" : "c5"
    var rig = KioskRig(
      theme: theme,
      zone: mockup.zone,
      at: mockup.now,
      uses24Hours: false,
      preferences: preferences,
      measurer: measurer
    )
    switch self {
    case .guideLoading: return rig
    case .guideEmpty: rig.start(Self.emptyListings(mockup))
    case .guide, .guideLater, .guideEdge, .guidePlate, .info, .options:
      rig.start(mockup.listings())
      moveAbout(in: &rig, isMarquee)
      rig.advance(milliseconds: 1000)
    case .ident, .banner, .interval, .error, .offAir, .signOff, .numberBox, .volume:
      rig.start(mockup.listings())
      watch(on: &rig)
    case .scrambled:
      rig.start(Self.pictured(mockup.listings()))
      rig.send(.tune(number: isMarquee ? 13 : 7))
      rig.press(.digit9, .digit9)
      rig.advance(milliseconds: 1500)
    case .tracks, .sleep, .streamInfo, .paused, .behind, .buffering, .goodNight, .errorOverPicture:
      rig.start(Self.pictured(mockup.listings()))
      watchPicture(on: &rig)
    }
    return rig
  }

  private func moveAbout(in rig: inout KioskRig, _ isMarquee: Bool) {
    switch self {
    case .guide:
      if !isMarquee { rig.press(.digit7) }
    case .guideLater:
      // To the programme after two in the morning.
      rig.press(.digit7)
      let wanted = rig.now.wall + 4 * 3600
      for _ in 0..<12 {
        if let airing = rig.model.guideFocus(at: rig.now)?.airing, airing.start >= wanted { break }
        rig.press(.right)
      }
    case .guideEdge:
      rig.press(.digit1, .digit2, .digit0, .digit4)
      // So far down that the list begins with channel 3, and back.
      rig.press(.down, .down, .down, .up, .up, .up, .right, .right)
    case .guidePlate: rig.press(.digit7, .left)
    case .info: rig.press(.digit7, .info)
    case .options: rig.press(.menu)
    default: break
    }
  }

  private func watch(on rig: inout KioskRig) {
    switch self {
    case .ident:
      rig.player = .silent
      rig.send(.tune(number: 7))
      rig.advance(milliseconds: 1200)
    case .banner:
      rig.send(.tune(number: 7))
      rig.advance(milliseconds: 3000)
    case .interval:
      // Part four ends at half past eleven; 1:42 of its break are left.
      rig.send(.tune(number: 42))
      rig.move(milliseconds: (166 * 60 + 10) * 1000)
      rig.send(.tick)
      rig.advance(milliseconds: 8000)
    case .error:
      rig.player = .fails(.format)
      rig.send(.tune(number: 7))
      rig.advance(milliseconds: 12_000)
    case .offAir:
      rig.send(.tune(number: 201))
      rig.advance(milliseconds: 12_000)
    case .signOff:
      rig.send(.tune(number: 200))
      rig.advance(milliseconds: 12_000)
    case .numberBox:
      rig.send(.tune(number: 7))
      rig.advance(milliseconds: 12_000)
      rig.press(.digit1)
      rig.advance(milliseconds: 300)
    case .volume:
      rig.send(.tune(number: 7))
      rig.advance(milliseconds: 12_000)
      rig.press(.volumeDown, .volumeDown)
      rig.advance(milliseconds: 400)
    default: break
    }
  }

  /// Over a picture, which the kiosk makes itself.
  private func watchPicture(on rig: inout KioskRig) {
    rig.send(.tune(number: 7))
    rig.advance(milliseconds: 15_000)
    switch self {
    case .tracks:
      rig.play(.tracks(Self.sampleTracks))
      rig.press(.audio, .down)
      rig.advance(milliseconds: 1000)
    case .sleep:
      rig.press(.select, .right, .select)
      rig.advance(milliseconds: 1000)
    case .streamInfo:
      rig.play(.tracks(Self.sampleTracks))
      rig.hold(.playPause)
      rig.send(.statistics(Self.statistics, ticket: rig.model.tuner.ticket))
      rig.advance(milliseconds: 1000)
    case .paused:
      rig.press(.playPause)
      rig.advance(milliseconds: 252_300)
    case .behind:
      rig.press(.playPause)
      rig.advance(milliseconds: 90_300)
      rig.press(.playPause)
      rig.advance(milliseconds: 500)
    case .buffering:
      rig.play(.stalled(true))
      rig.advance(milliseconds: 1350)
    case .goodNight:
      rig.press(.select, .right, .select, .down, .select)
      rig.advance(minutes: 15)
      rig.advance(milliseconds: 1000)
    case .errorOverPicture:
      rig.player = .fails(.format)
      rig.press(.up)
      rig.advance(milliseconds: 12_000)
    default: break
    }
  }

  private static func pictured(_ listings: Listings) -> Listings {
    var station = listings.station
    for index in station.items.indices {
      station.items[index].details.url = "sample:\(station.items[index].id)"
    }
    return Listings(station: station, days: listings.days)
  }

  private static let sampleTracks: [MediaTrack] = {
    func track(
      _ kind: MediaTrack.Kind,
      _ id: Int64,
      _ language: String,
      title: String? = nil,
      channels: Int64? = nil,
      isSelected: Bool = false
    ) -> MediaTrack {
      var track = MediaTrack(kind: kind, id: id)
      track.language = language
      track.title = title
      track.channelCount = channels
      track.isSelected = isSelected
      return track
    }
    return [
      track(.audio, 1, "eng", channels: 6, isSelected: true),
      track(.audio, 2, "eng", title: "Commentary", channels: 2),
      track(.audio, 3, "fre", channels: 2),
      track(.subtitle, 1, "eng", title: "SDH"),
      track(.subtitle, 2, "spa"),
    ]
  }()

  private static let statistics: StreamStatistics = {
    var statistics = StreamStatistics()
    statistics.videoCodec = "h264"
    statistics.audioCodec = "aac"
    statistics.container = "matroska"
    statistics.width = 1920
    statistics.height = 1080
    statistics.framesPerSecond = 23.976
    statistics.hardwareDecoder = "vaapi"
    statistics.audioChannels = 6
    statistics.droppedFrames = 2
    statistics.cachedMilliseconds = 18_400
    statistics.bitsPerSecond = 8_200_000
    return statistics
  }()

  private static func emptyListings(_ mockup: MockupStation) -> Listings {
    let day = mockup.zone.day(of: mockup.now)
    let start = mockup.zone.dayStart(day)
    return Listings(
      station: Station(zone: mockup.zone, items: [], channels: []),
      days: [
        DaySchedule(
          day: day,
          start: start,
          end: mockup.zone.dayStart(day.adding(days: 1)),
          lineup: [],
          slots: SlotTable()
        )
      ]
    )
  }
}
