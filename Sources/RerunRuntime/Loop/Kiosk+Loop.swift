import Foundation
import RerunApp
import RerunControl
import RerunCore
import RerunInput
import RerunPlayer
import RerunSDL
import RerunStage
import RerunStream

extension Kiosk {
  /// Runs until Quit, a signal, or the window's closing.
  public func run() -> Int32 {
    signals = Signals()
    openControl()
    openRemotes()
    do {
      clockWatch = try ClockWatch()
    } catch {
      log.write("\(error). Changes of the clock are noticed within a minute.")
    }
    if !display.canWaitForFiles {
      let wake = display.wake
      doorbell = try? Doorbell(ring: wake)
    }
    start()
    while model.isRunning, isOpen {
      waitForSomething()
      let awake = clock.now().uptimeMilliseconds
      takeEverything()
      render()
      longestTurn = max(longestTurn, clock.now().uptimeMilliseconds - awake)
    }
    finish()
    return exitStatus
  }

  /// Begins the work that the first frame doesn't wait for.
  func start() {
    receive(.themeList(themes.choices()))
    for fault in themes.all().faults { log.write("theme \(fault); it is not offered") }
    desk.send(.open)
    openSound()
    render()
  }

  /// Lets go of everything, in the order it wants.
  func finish() {
    doorbell?.stop()
    deck.close()
    audio?.close()
    control = nil
    settings.flush()
    indexes.close()
    _ = Player.waitForEnds(upToMilliseconds: 2000)
  }

  // MARK: - Sleeping

  private var descriptors: [Int32] {
    (control?.fileDescriptors ?? []) + (evdev?.fileDescriptors ?? [])
      + (clockWatch?.fileDescriptors ?? []) + (signals.map { [$0.descriptor] } ?? [])
  }

  private func waitForSomething() {
    let now = clock.now()
    var next: [Int64] = [now.uptimeMilliseconds + 60_000]
    if let deadline { next.append(deadline) }
    errand = model.nextErrand(after: now)
    if let errand { next.append(errand) }
    if let due = deck.nextDeadline(at: now) { next.append(due) }
    if let key = tracker.nextDeadline { next.append(key) }
    if let due = soundDeadline { next.append(due) }
    let timeout = max(0, (next.min() ?? now.uptimeMilliseconds) - now.uptimeMilliseconds)
    if let doorbell {
      doorbell.watch(descriptors)
      display.wait(milliseconds: Int(timeout), descriptors: [])
    } else {
      display.wait(milliseconds: Int(timeout), descriptors: descriptors)
    }
  }

  // MARK: - Taking in

  /// Everything that has come, in the order that matters: time, keys, scripts, workers, the player.
  func takeEverything() {
    if signals?.drain() == true { isOpen = false }
    if let changes = clockWatch?.drain(), !changes.isEmpty { takeClockChanges(changes) }
    let uptime = clock.now().uptimeMilliseconds
    if let deadline, uptime >= deadline {
      receive(.tick)
    } else if let errand, uptime >= errand {
      // The stage stays as it is: not even the line at now moves.
      perform(model.receive(.tick, at: clock.now()))
    }
    takeWindowEvents()
    takeKeys()
    takeRequests()
    for message in inbox.drain() {
      switch message {
      case .model(let message):
        logWhatOwnersMustKnow(message)
        receive(message)
      case .sound(let sharing): soundFound(sharing)
      case .screenshot(let request, let problem):
        control?.reply(to: request, problem.map { .failed($0) } ?? .ok())
      }
    }
    takePlayerEvents()
    stepSound()
  }

  private func takeClockChanges(_ changes: [ClockChange]) {
    if changes.contains(.zoneChanged), options.timeZone == nil {
      let name = LocalZone.name(environment: ProcessInfo.processInfo.environment)
      if let zone = try? zones.rules(named: name) {
        desk.send(.move(to: zone, around: clock.now().wall))
        receive(.zoneChanged(zone))
      }
    }
    receive(.tick)
  }

  private func takeWindowEvents() {
    guard let window = display.window else { return }
    let now = MonotonicClock.now()
    for event in window.pollEvents() {
      switch event {
      case .keyDown(let scancode, let isRepeat):
        if typeInstead(scancode) { continue }
        if !isRepeat, window.deliversKeys { feed(scancode, .down, now) }
      case .text(let text):
        if model.takesText { receive(.typed(.insert(text))) }
      case .keyUp(let scancode):
        if window.deliversKeys { feed(scancode, .up, now) }
      case .quit: isOpen = false
      case .exposed: display.renderer.invalidateAll()
      case .resized, .displayChanged, .pictureLost:
        do {
          try display.renderer.outputChanged(isDeviceLost: event == .pictureLost)
        } catch {
          log.write("\(error)")
        }
        deck.outputChanged()
      case .wake: break
      }
    }
  }

  /// Whether a key is one for text, which is no command while text is taken.
  ///
  /// Letters, digits and marks come by `WindowEvent.text`, as the keyboard's layout has them.
  private func typeInstead(_ scancode: Int) -> Bool {
    guard model.takesText else { return false }
    // SDL's scancodes are the usage ids of USB keyboards: Backspace; letters and digits, Space and
    // marks, the number pad's but for its Enter, and the key beside the left Shift.
    let (backspace, keypadEnter) = (42, 88)
    if scancode == backspace { receive(.typed(.deleteBackward)) }
    return scancode == backspace
      || scancode != keypadEnter
        && [4...39, 44...56, 84...99, 100...100].contains { $0.contains(scancode) }
  }

  private func feed(_ scancode: Int, _ change: KeyPress.Change, _ now: Milliseconds) {
    guard let code = KeyMap.linuxKey(forSDLScancode: scancode),
      let command = keyMap.command(for: code)
    else { return }
    let press = KeyPress(
      source: KeyPress.windowSource,
      command: command,
      change: change,
      at: now
    )
    for event in tracker.feed(press) { step(event) }
  }

  private func takeKeys() {
    let now = MonotonicClock.now()
    if let evdev {
      for press in evdev.drain(now: now) {
        for event in tracker.feed(press) { step(event) }
      }
      for problem in evdev.problems where reportedProblems.insert(problem.description).inserted {
        log.write(problem.description)
      }
    }
    for event in tracker.poll(at: now) { step(event) }
  }

  /// A remote's event; of steps in one direction at most one a frame, so that a device that floods
  /// doesn't run away with the focus.
  private func step(_ event: RemoteEvent) {
    if event.command.isStep, !steppedCommands.insert(event.command).inserted { return }
    receive(.remote(event))
  }

  func takePlayerEvents() {
    for (ticket, event) in sample.drainEvents() { receive(.player(event, ticket: ticket)) }
    for (ticket, event) in deck.drainEvents(at: clock.now()) {
      switch event {
      case .stalled(let isStalled): indexes.setBusy(isStalled)
      case .pictureShown, .failed, .ended: indexes.setBusy(false)
      default: break
      }
      // A position changes nothing that is drawn: what time brings came by a tick before.
      if case .position = event {
        perform(model.receive(.player(event, ticket: ticket), at: clock.now()))
        continue
      }
      receive(.player(event, ticket: ticket))
    }
    if let (ticket, statistics, isFallBackNews) = deck.takeStatistics() {
      if isFallBackNews { log.write(Self.fallBackNotice(statistics)) }
      receive(.statistics(statistics, ticket: ticket))
    }
    deck.step(at: clock.now())
  }

  // MARK: - Giving out

  /// Lets the model take a message and does what it asks for.
  func receive(_ message: RerunApp.Message) {
    isListStale = true
    if case .remote = message { deck.keyPressed(at: clock.now()) }
    perform(model.receive(message, at: clock.now()))
    tracker.extraLongPresses = model.longPresses
    display.window?.takesText = model.takesText
  }

  /// Draws what changed, if anything.
  func render() {
    steppedCommands.removeAll()
    let now = clock.now()
    if isListStale {
      list = model.draw(at: now, measurer: text)
      deadline = model.nextDeadline(after: now, measurer: text)
      isListStale = false
    }
    deck.refresh(in: model.videoRect)
    let failed = display.renderer.takeFailedFiles()
    if !failed.isEmpty { receive(.picturesFailed(paths: failed)) }
    if display.renderer.draw(list, theme: model.theme) {
      framesDrawn += 1
      deck.reportShown()
      if firstGuide == nil, model.listings != nil {
        firstGuide = FirstGuide(
          milliseconds: clock.now().uptimeMilliseconds - startedAt,
          cpuMilliseconds: KioskClock.processMicroseconds() / 1000
        )
      }
      onFrame?(display.renderer, model)
    }
  }

  // MARK: - Opening

  private func openControl() {
    do {
      let path: String
      if let socket = options.socket {
        path = socket
      } else {
        path = try SocketPath.live.path(create: true)
      }
      control = try ControlServer(socketPath: path)
    } catch {
      log.write("\(error)")
      if case .anotherKiosk = error {
        isOpen = false
        exitStatus = 69
      }
    }
  }

  private func openRemotes() {
    if let bytes = FileManager.default.contents(atPath: resources.keyMap) {
      for problem in keyMap.read(String(decoding: bytes.prefix(1 << 20), as: UTF8.self)) {
        log.write("\(resources.keyMap), \(problem); the line is skipped")
      }
    }
    // Where the window delivers keys, a keyboard's would come twice.
    let windowDeliversKeys = display.window?.deliversKeys ?? false
    guard options.inputDirectory != nil || !windowDeliversKeys else { return }
    if display.window == nil, options.inputDirectory == nil { return }
    evdev = EvdevReader(directory: options.inputDirectory ?? "/dev/input", map: keyMap)
  }
}
