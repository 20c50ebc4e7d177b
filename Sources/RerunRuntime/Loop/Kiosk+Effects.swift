import Foundation
import RerunApp
import RerunControl
import RerunCore
import RerunJSON
import RerunPlayer
import RerunSDL
import RerunSample
import RerunStage
import RerunStream

extension Kiosk {
  func perform(_ effect: Effect) {
    switch effect {
    case .open(let request): open(request)
    case .stopPlayer:
      stopSound()
      picture?.player.stop()
      indexes.setBusy(false)
    case .setPaused(let isPaused):
      setSamplePaused(isPaused)
      picture?.player.setPaused(isPaused)
    case .seek(let position, let isExact, let ticket):
      sample.seek(toMilliseconds: position, ticket: ticket, audio)
      picture?.player.seek(toMilliseconds: position, exact: isExact)
    case .selectTrack(let kind, let id): picture?.player.selectTrack(kind, id: id)
    case .fetchIndexes(let urls): indexes.fetch(urls)
    case .setScrambled(let isScrambled): setScrambled(isScrambled)
    case .letDisplaySleep(let maySleep): letSoundSleep(maySleep)
    case .warm, .setDelays, .watchStatistics: break
    case .sting: playSting()
    case .schedule(let instant):
      desk.send(.schedule(around: instant))
    case .loadTheme(let id): loadTheme(id)
    case .save(let setting): settings.save(setting)
    case .setVolume(let percent):
      picture?.player.setVolume(percent: percent)
      sampleVolumeChanged()
    case .setMuted(let isMuted):
      picture?.player.setMuted(isMuted)
      soundMuted(isMuted)
    case .rescan:
      desk.send(.rescan)
    case .quit: isOpen = false
    }
  }

  // MARK: - Pictures

  private func open(_ request: MediaRequest) {
    if SamplePlayer.handles(request) {
      picture?.player.stop()
      openSample(request)
      takePlayerEvents()
      return
    }
    makeWayForPlayer()
    guard let picture = openPicture() else {
      receive(
        .player(
          .failed(.format, detail: pictureProblem ?? "no player"),
          ticket: request.ticket
        )
      )
      return
    }
    // An older pause isn't about this stream.
    picture.player.setPaused(request.startsPaused)
    indexes.setBusy(true)
    picture.player.open(request)
  }

  /// The player is made when it is first needed: the Sample station never does.
  private func openPicture() -> Picture? {
    if let picture { return picture }
    var playerOptions = PlayerOptions()
    playerOptions.byteSource = { [indexes] in indexes.source(of: $0) }
    playerOptions.hardwareDecoding = options.hardwareDecoding ?? playerOptions.hardwareDecoding
    playerOptions.audioOutput = playerAudioOutput
    playerOptions.isAudioEnabled = soundDesk.isPlayerOn
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
          framesDrawn: framesDrawn,
          firstGuide: firstGuide,
          indexes: indexes.summary,
          uptimeMilliseconds: now.uptimeMilliseconds - startedAt
        )
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
