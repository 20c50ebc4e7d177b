import Foundation
import RerunApp
import RerunControl
import RerunCore
import RerunJSON
import RerunPlayer
import RerunSDL
import RerunSample
import RerunStage

extension Kiosk {
  func perform(_ effect: Effect) {
    switch effect {
    case .open(let request): open(request)
    case .stopPlayer:
      sample.stop()
      audio?.clear()
      picture?.player.stop()
    case .setPaused(let isPaused): picture?.player.setPaused(isPaused)
    case .seek(let position, let isExact, _):
      picture?.player.seek(toMilliseconds: position, exact: isExact)
    case .selectTrack(let kind, let id): picture?.player.selectTrack(kind, id: id)
    case .warm, .fetchIndexes, .setDelays, .watchStatistics, .setScrambled, .letDisplaySleep: break
    case .sting: playSting()
    case .schedule(let instant):
      let desk = desk
      Task.detached { await desk.schedule(around: instant) }
    case .loadTheme(let id): loadTheme(id)
    case .save(let setting): settings.save(setting)
    case .setVolume(let percent):
      picture?.player.setVolume(percent: percent)
    case .setMuted(let isMuted):
      picture?.player.setMuted(isMuted)
      if isMuted { audio?.clear() }
    case .rescan:
      let desk = desk
      Task.detached { await desk.rescan() }
    case .quit: isOpen = false
    }
  }

  // MARK: - Pictures and sound

  private func open(_ request: MediaRequest) {
    if SamplePlayer.handles(request) {
      picture?.player.stop()
      if !isStingPlaying { audio?.clear() }
      openAudio()
      sample.open(request)
      takePlayerEvents()
      return
    }
    sample.stop()
    if !isStingPlaying { audio?.clear() }
    guard let picture = openPicture() else {
      receive(
        .player(
          .failed(.format, detail: pictureProblem ?? "no player"),
          ticket: request.ticket
        )
      )
      return
    }
    picture.player.open(request)
  }

  /// The player is made when it is first needed: the Sample station never does.
  private func openPicture() -> Picture? {
    if let picture { return picture }
    var playerOptions = PlayerOptions()
    playerOptions.hardwareDecoding = options.hardwareDecoding ?? playerOptions.hardwareDecoding
    playerOptions.audioOutput = options.audioOutput ?? (display.window == nil ? "null" : nil)
    // mpv and its libraries talk a lot; what matters of it comes with a failure.
    if ProcessInfo.processInfo.environment["RERUN_KIOSK_LOG"] == "debug" {
      let log = log
      playerOptions.log = { log.write("mpv: \($0)") }
    }
    do {
      let picture = try Picture(
        options: playerOptions,
        renderer: display.renderer,
        wake: display.wake
      )
      picture.player.setVolume(percent: model.preferences.volume)
      picture.player.setMuted(model.isMuted)
      self.picture = picture
    } catch {
      pictureProblem = error.description
      log.write("\(error)")
    }
    return picture
  }

  private func openAudio() {
    // Off screen there is nobody to hear it, unless SDL was told where sound goes.
    guard audio == nil,
      display.window != nil || ProcessInfo.processInfo.environment["SDL_AUDIODRIVER"] != nil
    else { return }
    audio = Audio()
  }

  private var isStingPlaying: Bool { clock.now().uptimeMilliseconds < stingEnds }

  private func playSting() {
    openAudio()
    guard let audio else { return }
    audio.clear()
    let theme = model.theme
    let notes = theme.sting.map { note in
      StingNote(
        hertz: note.hertz,
        milliseconds: note.milliseconds,
        gapMilliseconds: note.gapMilliseconds,
        wave: StingNote.Wave(rawValue: note.wave) ?? .sine,
        gain: note.gain * Double(model.preferences.volume) / 100
      )
    }
    let voice: StingVoice = notes.first?.wave == .triangle ? .midnightMovie : .lateShow
    let samples = Sting.samples(notes: notes, voice: voice)
    audio.queue(samples)
    stingEnds = clock.now().uptimeMilliseconds + Int64(samples.count / 2 / 48)
    if let notice = audio.notice, reportedProblems.insert(notice).inserted { log.write(notice) }
  }

  private func loadTheme(_ id: String) {
    let themes = themes
    let inbox = inbox
    Task.detached {
      do {
        inbox.post(.model(.theme(try themes.theme(id))))
      } catch {
        inbox.post(.model(.notice(String(describing: error))))
      }
    }
  }

  // MARK: - Scripts

  func takeRequests() {
    guard let control else { return }
    for (id, request) in control.drain() {
      switch request {
      case .press(let events):
        for event in events { receive(.remote(event)) }
        control.reply(to: id, .ok())
      case .tune(let number):
        if model.listings != nil, !model.channels.contains(where: { $0.number == number }) {
          control.reply(to: id, .failed("There is no channel \(number)."))
        } else {
          receive(.tune(number: number))
          control.reply(to: id, .ok())
        }
      case .status:
        let now = clock.now()
        let report = StatusReport(
          model: model,
          now: now,
          longestTurn: longestTurn,
          framesDrawn: framesDrawn,
          firstGuide: firstGuide,
          uptimeMilliseconds: now.uptimeMilliseconds - startedAt
        )
        longestTurn = 0
        control.reply(to: id, .ok(report.members))
      case .quit:
        isOpen = false
        control.reply(to: id, .ok())
      case .screenshot(let path):
        render()
        let bitmap = display.renderer.capture()
        let inbox = inbox
        Task.detached {
          do {
            try bitmap.writePNG(to: path)
            inbox.post(.screenshot(id, problem: nil))
          } catch {
            inbox.post(.screenshot(id, problem: "\(error)"))
          }
        }
      }
    }
  }
}
