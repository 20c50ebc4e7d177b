import Foundation
import RerunApp
import RerunCore
import RerunPlayer
import RerunSDL
import RerunSample
import RerunStage

/// A sound of the kiosk's own that waits for the device.
struct WaitingSound {
  var samples: [Int16]
  /// In uptime; late, it would be taken for something else.
  var since: Int64
  static let patience: Int64 = 1_000
}

extension Kiosk {
  // MARK: - The device

  /// Begins to find out where sound can go.
  func openSound() {
    // Off screen there is nobody to hear it, unless SDL was told where sound goes.
    guard
      display.window != nil || ProcessInfo.processInfo.environment["SDL_AUDIODRIVER"] != nil
    else { return }
    audio = Audio()
    findSound(by: .current())
  }

  private func findSound(by way: AudioWay) {
    audioWay = way
    let inbox = inbox
    // A sound server may keep it waiting.
    Task.detached { inbox.post(.sound(AudioSharing.find(by: way))) }
  }

  func soundFound(_ sharing: AudioSharing) {
    soundCheck = sharing == .none ? clock.now().uptimeMilliseconds + 30_000 : nil
    deck.keepsAudioReady = sharing == .shared
    sound(.found(sharing))
  }

  /// Lets the desk decide, and does it.
  func sound(_ event: SoundDesk.Event) {
    guard let audio else { return }
    for order in soundDesk.receive(event, at: clock.now().uptimeMilliseconds) {
      switch order {
      case .openKiosk:
        let isOpen = audio.open(isToStay: soundDesk.sharing == .shared)
        if let notice = audio.notice, reportedProblems.insert(notice).inserted { log.write(notice) }
        if isOpen, let waiting = waitingSound,
          clock.now().uptimeMilliseconds - waiting.since < WaitingSound.patience
        {
          startSting(waiting.samples, audio)
        }
        if isOpen { waitingSound = nil }
        sound(.opened(isOpen))
      case .closeKiosk: audio.close()
      case .letPlayerPlay(let mayPlay): deck.setAudioEnabled(mayPlay)
      }
    }
  }

  /// The display goes off and its sound goes too, or both come back.
  func letDisplaySleep(_ maySleep: Bool) {
    display.window?.mayDisplaySleep = maySleep
    sound(.sleeps(maySleep))
  }

  /// When `stepSound` is to be called next, in uptime.
  var soundDeadline: Int64? {
    guard audio != nil else { return nil }
    let now = clock.now().uptimeMilliseconds
    let feed = sample.isPlaying && soundDesk.isKioskOpen ? now + Int64(SamplePlayer.ahead / 3) : nil
    return [feed, soundDesk.nextDeadline(after: now), soundCheck].compactMap(\.self).min()
  }

  /// Does what is due.
  func stepSound() {
    guard let audio else { return }
    let now = clock.now().uptimeMilliseconds
    if let due = soundDesk.nextDeadline(after: now), now >= due { sound(.tick) }
    sample.feed(audio, volume: model.isMuted ? 0 : Double(model.preferences.volume) / 100)
    if let check = soundCheck, now >= check {
      soundCheck = now + 30_000
      let way = AudioWay.current()
      // A display's sound comes with the display.
      if way != .nothing {
        if audioWay == .nothing { deck.setAudioOutput(options.audioOutput) }
        soundCheck = nil
        findSound(by: way)
      }
    }
  }

  // MARK: - What is heard

  private var isStingPlaying: Bool { clock.now().uptimeMilliseconds < stingEnds }

  /// What the kiosk itself played of the stream before ends; a sting goes on.
  func cutSound() {
    guard !isStingPlaying else { return }
    audio?.cut()
  }

  func openSample(_ request: MediaRequest) {
    sound(.playerWants(false))
    cutSound()
    sample.open(request)
    tellSampleSound()
  }

  /// The kiosk's sound makes way for the player's.
  func makeWayForPlayer() {
    stopSample()
    sound(.playerWants(true))
  }

  func stopSound() {
    stopSample()
    sound(.playerWants(false))
  }

  private func stopSample() {
    let wasPlaying = sample.isPlaying
    sample.stop()
    cutSound()
    if wasPlaying, !sample.isPlaying, !isStingPlaying { sound(.kioskIsQuiet) }
  }

  func setSamplePaused(_ isPaused: Bool) {
    sample.setPaused(isPaused, audio)
    tellSampleSound()
  }

  func setScrambled(_ isScrambled: Bool) {
    deck.setMuffled(isScrambled)
    sample.setScrambled(isScrambled, audio)
    tellSampleSound()
  }

  private func tellSampleSound() {
    if sample.isPlaying {
      sound(.kioskSounds(milliseconds: nil))
    } else if !isStingPlaying {
      sound(.kioskIsQuiet)
    }
  }

  /// The sample's sound was made ahead with the volume of before.
  func sampleVolumeChanged() {
    if sample.isPlaying, !isStingPlaying { sample.rewind(audio) }
  }

  func soundMuted(_ isMuted: Bool) {
    if sample.isPlaying { sample.rewind(audio) } else if isMuted { audio?.cut() }
    if isMuted { stingEnds = 0 }
  }

  func playSting() {
    guard let audio else { return }
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
    if audio.isOpen {
      startSting(samples, audio)
    } else {
      waitingSound = WaitingSound(samples: samples, since: clock.now().uptimeMilliseconds)
    }
    let milliseconds = Int64(samples.count / 2 / 48)
    sound(.kioskSounds(milliseconds: sample.isPlaying ? nil : milliseconds))
  }

  private func startSting(_ samples: [Int16], _ audio: Audio) {
    audio.cut()
    audio.queue(samples)
    stingEnds = clock.now().uptimeMilliseconds + Int64(samples.count / 2 / 48)
  }
}
