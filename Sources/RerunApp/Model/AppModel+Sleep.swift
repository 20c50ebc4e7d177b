import RerunCore

extension AppModel {
  /// Good night: nothing plays until a key is pressed.
  struct Night: Sendable, Hashable {
    /// In uptime.
    var since: Int64
  }

  /// Whether the kiosk sleeps: it shows its good night card and plays nothing.
  public var isAsleep: Bool { night != nil }

  // MARK: - The timer

  static let sleepChoices: [SleepTimer.Choice?] = [
    nil, .minutes(15), .minutes(30), .minutes(60), .minutes(90), .endOfProgramme,
  ]

  func name(of choice: SleepTimer.Choice?) -> String {
    switch choice {
    case .minutes(let minutes): words.minutes(minutes)
    case .endOfProgramme: words.endOfProgramme
    case nil: words.off
    }
  }

  mutating func setSleepTimer(_ choice: SleepTimer.Choice?, at now: Moment) {
    let uptime = now.uptimeMilliseconds
    switch choice {
    case nil: sleepTimer = nil
    case .minutes(let minutes): sleepTimer = .minutes(minutes, at: uptime)
    case .endOfProgramme:
      sleepTimer = SleepTimer(choice: .endOfProgramme, dueAt: uptime + SleepTimer.warning * 2)
      followSleepTimer(at: now)
    }
    toasts.add(
      ToastQueue.Toast(iconName: "moon", text: words.sleeps(after: name(of: choice))),
      at: uptime
    )
  }

  mutating func followSleepTimer(at now: Moment) {
    guard sleepTimer?.choice == .endOfProgramme else { return }
    let programme = sleepProgramme(at: now)
    let ending = programme.flatMap { end(of: $0, at: now) }
    sleepTimer?.follow(programme, end: ending, at: now.uptimeMilliseconds)
  }

  /// What the timer would wait for now: what is on, or in a break what follows it.
  private func sleepProgramme(at now: Moment) -> SleepTimer.Programme? {
    guard let id = tuner.channelID,
      let airing = tuner.airing ?? upcoming(id, after: now.wall, count: 1).first
    else { return nil }
    return SleepTimer.Programme(
      channelID: id,
      start: airing.start,
      end: airing.end,
      wallOffset: now.wallOffset
    )
  }

  /// When a programme is over, in uptime; what is behind the clock has its own end.
  private func end(of programme: SleepTimer.Programme, at now: Moment) -> Int64? {
    let playback = playback(at: now)
    guard playback.isBehind, let airing = tuner.airing else {
      return programme.end * 1000 - now.wallOffset
    }
    guard !playback.isPaused else { return nil }
    let runtime = item(airing)?.runtime ?? 0
    let length =
      tuner.durationInMilliseconds
      ?? (runtime > 0 ? runtime : airing.end - airing.start) * 1000
    return now.uptimeMilliseconds + max(0, length - playback.positionMilliseconds)
  }

  /// Before anything else happens: warns, and falls asleep when it is time.
  mutating func passSleep(at now: Moment) -> [Effect] {
    guard night == nil, isClockSet else { return [] }
    // After a step of the clock it isn't known yet what is on.
    if let programme = sleepTimer?.programme, abs(programme.wallOffset - now.wallOffset) >= 5000 {
      return []
    }
    followSleepTimer(at: now)
    let uptime = now.uptimeMilliseconds
    guard var timer = sleepTimer else { return [] }
    if timer.isDue(at: uptime) { return fallAsleep(at: now) }
    if timer.isEnding(at: uptime), !timer.hasWarned {
      timer.hasWarned = true
      sleepTimer = timer
      toasts.add(ToastQueue.Toast(iconName: "moon", text: words.sleepSoon), at: uptime)
    }
    return []
  }

  /// A key in the last minute keeps it on.
  mutating func postponeSleep(at uptime: Int64) {
    guard let timer = sleepTimer, timer.hasWarned, timer.isEnding(at: uptime) else { return }
    sleepTimer?.postpone(at: uptime)
    toasts.toasts.removeAll { $0.text == words.sleepSoon }
    toasts.shownAt = uptime
    toasts.add(ToastQueue.Toast(iconName: "moon", text: words.sleepPostponed), at: uptime)
  }

  // MARK: - The night

  mutating func fallAsleep(at now: Moment) -> [Effect] {
    sleepTimer = nil
    night = Night(since: now.uptimeMilliseconds)
    overlay = nil
    pages = []
    banner = BannerState()
    ident = nil
    numberEntry = nil
    toasts = ToastQueue()
    volumeShownAt = nil
    return tuner.leave() + [.letDisplaySleep(true)]
  }

  /// Back to what is on now, on the same channel.
  mutating func wake(at now: Moment) -> [Effect] {
    night = nil
    base = .watching
    let effects: [Effect] = [.letDisplaySleep(false)]
    guard let surroundings, tuner.channelID != nil else { return effects }
    let uptime = now.uptimeMilliseconds
    let joined = tuner.join(in: surroundings, at: now)
    if tuner.picture == .opening {
      ident = IdentState(startedAt: uptime + IdentState.patience, isStopgap: true)
    } else {
      showBanner(at: uptime)
    }
    return effects + joined
  }

  /// The key that wakes does nothing else, nor do its repeats; nil if the kiosk is awake.
  mutating func pressAsleep(_ event: RemoteEvent, at now: Moment) -> [Effect]? {
    if night != nil {
      wakingKey = event.command
      return wake(at: now)
    }
    if let waking = wakingKey {
      if case .again(waking) = event { return [] }
      wakingKey = nil
    }
    return nil
  }
}
