public import RerunCore
import RerunStage

/// A screen over the guide or the picture that has the remote to itself, such as Search or Settings.
///
/// A value: it reads the model, changes itself, and says by `PageOrder`s what else is to change; the
/// model does that (`AppModel+Pages.swift`). So no page changes what is not its own.
protocol Page: Sendable {
  /// Whether it hides what is below. Else the picture goes on behind it.
  var isOpaque: Bool { get }
  /// Whether letters of a keyboard and digits of a remote are text here, rather than commands.
  var takesText: Bool { get }

  /// Takes a step of the remote.
  ///
  /// Power, mute and volume never come here. What isn't understood is ignored.
  mutating func press(_ event: RemoteEvent, in model: AppModel, at now: Moment) -> [PageOrder]
  /// Takes what was typed on a keyboard.
  mutating func type(_ input: TextInput, in model: AppModel, at now: Moment) -> [PageOrder]
  /// Takes the answer of a page that it opened and that has closed.
  mutating func take(_ answer: PageAnswer, in model: AppModel, at now: Moment) -> [PageOrder]
  /// Takes what came of an effect, if it is for this page.
  mutating func take(_ report: PageReport, in model: AppModel, at now: Moment) -> [PageOrder]
  /// Follows the time and the model: called after every message, on the topmost page.
  mutating func settle(in model: AppModel, at now: Moment) -> [PageOrder]

  /// When it will look different or has something to do by itself, in uptime milliseconds.
  func nextDeadline(in model: AppModel, after now: Moment) -> Int64?
  func draw(on canvas: inout Canvas, in model: AppModel, at now: Moment)
}

extension Page {
  var isOpaque: Bool { true }
  var takesText: Bool { false }
  mutating func type(_: TextInput, in _: AppModel, at _: Moment) -> [PageOrder] { [] }
  mutating func take(_: PageAnswer, in _: AppModel, at _: Moment) -> [PageOrder] { [] }
  mutating func take(_: PageReport, in _: AppModel, at _: Moment) -> [PageOrder] { [] }
  mutating func settle(in _: AppModel, at _: Moment) -> [PageOrder] { [] }
  func nextDeadline(in _: AppModel, after _: Moment) -> Int64? { nil }
}

/// What a page wants done; carried out in order.
enum PageOrder: Sendable {
  /// Opens another over it; it is there again when that one closes.
  case open(any Page)
  /// Gives its place to another.
  case replace(any Page)
  case close
  /// Closes it and hands the answer to the page below.
  case answer(PageAnswer)
  /// Closes all pages: back to the guide or the picture.
  case closeAll
  /// Closes all pages and shows the guide.
  case openGuide
  /// Closes all pages and watches a channel.
  case tune(channelID: String)
  /// Opens a programme's page over all pages.
  case openInfo(channelID: String, Airing)
  case toast(Icon, String)
  /// Changes a preference: at once on the stage, and in the store.
  case set(PreferenceKey, String)
  case effect(Effect)
  /// Ends the kiosk.
  case quit
}

/// What a page that was opened to ask something was told.
///
/// `topic` is what the asking page chose.
enum PageAnswer: Sendable, Hashable {
  /// Index into the choices that were offered.
  case choice(Int, topic: String)
}

/// What came of an effect that a page asked for: answered by `Message.page`.
public enum PageReport: Sendable {
  /// Of the search with this ticket.
  case found([SearchResult], ticket: Int)
}

/// What is typed on a keyboard while a page takes text.
public enum TextInput: Sendable, Hashable {
  /// One or more characters, as the keyboard's layout has them.
  case insert(String)
  case deleteBackward
}
