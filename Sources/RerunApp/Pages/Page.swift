public import RerunCore
import RerunStage

/// A screen in place of the guide or the picture that has the remote to itself, such as Search or
/// Settings; the picture's sound goes on.
///
/// A value: it reads the model, changes itself, and says by `PageOrder`s what else is to change; the
/// model does that (`AppModel+Pages.swift`). So no page changes what is not its own.
protocol Page: Sendable {
  /// As `rerun-kiosk status` calls it.
  var name: String { get }
  /// Whether letters of a keyboard and digits of a remote are text here, rather than commands.
  var takesText: Bool { get }
  /// Whether it shows something that isn't there yet.
  var isWaiting: Bool { get }

  /// Takes a step of the remote.
  ///
  /// Power, mute and volume never come here. What isn't understood is ignored.
  mutating func press(_ event: RemoteEvent, in model: AppModel, at now: Moment) -> [PageOrder]
  /// Takes what was typed on a keyboard.
  mutating func type(_ input: TextInput, in model: AppModel, at now: Moment) -> [PageOrder]
  /// Takes what came of an effect, if it is for this page.
  mutating func take(_ report: PageReport, in model: AppModel) -> [PageOrder]
  /// There are other listings: `Airing`s of the ones before mean nothing in them.
  mutating func listingsChanged(in model: AppModel, at now: Moment) -> [PageOrder]

  func draw(on canvas: inout Canvas, in model: AppModel, at now: Moment)
}

extension Page {
  var takesText: Bool { false }
  var isWaiting: Bool { false }
  mutating func type(_: TextInput, in _: AppModel, at _: Moment) -> [PageOrder] { [] }
  mutating func take(_: PageReport, in _: AppModel) -> [PageOrder] { [] }
  mutating func listingsChanged(in _: AppModel, at _: Moment) -> [PageOrder] { [] }
}

/// What a page wants done; carried out in order.
enum PageOrder: Sendable {
  case close
  /// Back to the picture.
  case closeEverything
  /// Closes all pages and shows the guide.
  case openGuide
  /// Opens a side panel over the page.
  case openMenu(MenuState.Page)
  /// Closes all pages and watches a channel.
  case tune(channelID: String)
  /// Opens a programme's page over it.
  case openInfo(channelID: String, Airing)
  case toast(Icon, String)
  /// Changes a preference: at once on the stage, and in the store.
  case set(PreferenceKey, String)
  case effect(Effect)
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
