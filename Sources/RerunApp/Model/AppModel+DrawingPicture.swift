import RerunCore
import RerunSample
import RerunStage

/// A picture that was on the stage, and where in its file it stood.
struct StagePicture: Sendable, Hashable {
  var show: Tuner.Show
  var positionMilliseconds: Int64
}

/// Programmes and fillers as pictures: the player's, or ones that the kiosk makes itself.
extension AppModel {
  /// What is on the stage if that is a picture, running or still.
  var stagePicture: Tuner.Show? {
    guard tuner.failure == nil else { return nil }
    switch tuner.onStage {
    case .programme(_, .playing), .programme(_, .paused), .filler(_, .playing),
      .filler(_, .paused), .filler(_, .opening):
      return tuner.onStage
    case .programme, .filler, .interval, .offAir, .nothing: return nil
    }
  }

  /// Whether the kiosk makes the picture of `show` itself.
  func isSample(_ show: Tuner.Show) -> Bool {
    switch show {
    case .programme(let airing, let picture):
      picture != .over && item(airing)?.isSample ?? false
    case .filler(let airing, let picture):
      picture != .over && filler(airing)?.url.hasPrefix("sample:") ?? false
    case .interval, .offAir, .nothing: false
    }
  }

  func filler(_ airing: FillerAiring) -> Filler? {
    guard let fillers = listings?.station.fillers, fillers.indices.contains(airing.filler) else {
      return nil
    }
    return fillers[airing.filler]
  }

  /// Remembers the picture on the stage for as long as nothing but a failure follows it.
  mutating func keepLastPicture(at now: Moment) {
    if let picture = stagePicture {
      lastPicture = StagePicture(
        show: picture,
        positionMilliseconds: tuner.stagePosition(at: now)
      )
      return
    }
    switch tuner.onStage {
    case .programme(_, .opening), .programme(_, .failed): break
    case .programme, .filler, .interval, .offAir, .nothing: lastPicture = nil
    }
  }

  func drawPicture(
    _ show: Tuner.Show,
    on canvas: inout Canvas,
    in box: Rect,
    at now: Moment
  ) {
    if isSample(show) {
      drawSample(show, on: &canvas, in: box, at: now)
    } else {
      canvas.list.add(.video(VideoItem(box)))
    }
    if tuner.failure == nil, let phase = beadPhase(at: now) {
      BufferingBead(phase: phase, picture: box).draw(on: &canvas)
    }
  }

  private func drawSample(
    _ show: Tuner.Show,
    on canvas: inout Canvas,
    in box: Rect,
    at now: Moment
  ) {
    let title: String
    let subtitle: String
    let scene: SampleScene
    let duration: Seconds
    let start: Seconds
    switch show {
    case .programme(let airing, _):
      guard let item = item(airing) else { return }
      title = item.displayTitle
      subtitle = item.subtitle(words)
      scene = SampleFilm.scene(for: item)
      duration = item.runtime
      start = airing.start
    case .filler(let airing, _):
      guard let filler = filler(airing), let spot = SampleFilm.scene(forFiller: filler.id) else {
        return
      }
      title = SampleStation.title(ofFiller: filler.id) ?? ""
      subtitle = ""
      scene = spot
      duration = filler.runtime
      start = airing.start
    case .interval, .offAir, .nothing: return
    }
    let isLast = tuner.failure != nil
    let position =
      isLast ? lastPicture?.positionMilliseconds ?? 0 : tuner.stagePosition(at: now)
    SampleFilmCard(
      title: title,
      subtitles: [subtitle],
      scene: .scene(name: scene.name.rawValue, hueShift: scene.hueShift),
      rect: box,
      positionMilliseconds: position,
      durationMilliseconds: duration * 1000,
      // By the clock, so that a pause doesn't move it.
      joinedAtMilliseconds: max(0, tuner.tunedAt + now.wallOffset - start * 1000),
      clock: words.time(now.wall),
      seed: Int64(scene.seed % 1_000_003)
    ).draw(on: &canvas)
  }

  // MARK: - Behind the clock

  /// Over the picture only, and not where something else stands in that corner.
  func drawBehind(on canvas: inout Canvas, at now: Moment) {
    guard base == .watching, !isCovered(at: now.uptimeMilliseconds), !isErrorShown else { return }
    switch overlay {
    case .info, .streamInfo: return
    case .menu, .tracks, nil: break
    }
    let playback = playback(at: now)
    guard playback.isBehind else { return }
    if playback.isPaused || behindNotice.shownAt != nil {
      BehindView(
        isPaused: playback.isPaused,
        behindSeconds: playback.behindMilliseconds / 1000,
        isCompact: !playback.isPaused
      ).draw(on: &canvas)
    }
  }

  // MARK: - Good night

  func drawNight(_ night: Night, on canvas: inout Canvas, at now: Moment) {
    SignOffCard(
      channel: nil,
      next: nil,
      now: now.wall,
      minutesShown: Int((now.uptimeMilliseconds - night.since) / 60_000),
      isAsleep: true
    ).draw(on: &canvas)
  }
}
