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
  /// Does what the model asks for, in the order in which it asked.
  ///
  /// What fails at once makes it ask again before the rest was done; that waits for its turn.
  func perform(_ effects: [Effect]) {
    waitingEffects += effects
    guard !isPerforming else { return }
    isPerforming = true
    defer { isPerforming = false }
    while !waitingEffects.isEmpty { perform(waitingEffects.removeFirst()) }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .open(let request): open(request)
    case .stopPlayer:
      stopSound()
      deck.stop(at: clock.now())
      indexes.setBusy(false)
    case .setPaused(let isPaused):
      setSamplePaused(isPaused)
      deck.player?.setPaused(isPaused)
    case .seek(let position, let isExact, let ticket):
      sample.seek(toMilliseconds: position, ticket: ticket, audio)
      deck.seek(toMilliseconds: position, isExact: isExact, ticket: ticket)
    case .warm(let streams):
      deck.keepReady(streams, within: warmBudget(), at: clock.now())
    case .selectTrack(let kind, let id): deck.player?.selectTrack(kind, id: id)
    case .setDelays(let audio, let subtitle):
      deck.player?.setDelays(audioMilliseconds: audio, subtitleMilliseconds: subtitle)
    case .watchStatistics(let isWatched): deck.watchStatistics(isWatched, at: clock.now())
    case .fetchIndexes(let urls): indexes.fetch(urls)
    case .setScrambled(let isScrambled): setScrambled(isScrambled)
    case .letDisplaySleep(let maySleep): letDisplaySleep(maySleep)
    case .sting: playSting()
    case .schedule(let instant):
      desk.send(.schedule(around: instant))
    case .loadTheme(let id): loadTheme(id)
    case .save(let setting): settings.save(setting)
    case .setVolume(let percent):
      deck.setVolume(percent: percent)
      sampleVolumeChanged()
    case .setMuted(let isMuted):
      deck.setMuted(isMuted)
      soundMuted(isMuted)
    case .rescan:
      desk.send(.rescan)
    case .search(let query, let instant, let isGerman, let ticket):
      desk.send(.search(query, around: instant, isGerman: isGerman, ticket: ticket))
    case .quit: isOpen = false
    }
  }

  // MARK: - Pictures

  private func open(_ request: MediaRequest) {
    if SamplePlayer.handles(request) {
      deck.stop(at: clock.now())
      indexes.setBusy(false)
      openSample(request)
      takePlayerEvents()
      return
    }
    makeWayForPlayer()
    indexes.setBusy(true)
    guard deck.open(request, at: clock.now()) else {
      let problem = deck.problem ?? "no player"
      if reportedProblems.insert(problem).inserted { log.write(problem) }
      receive(.player(.failed(.format, detail: problem), ticket: request.ticket))
      return
    }
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
          indexes: indexes.summary,
          deck: deck,
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
