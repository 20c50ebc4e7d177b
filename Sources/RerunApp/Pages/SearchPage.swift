import RerunCore
import RerunStage

/// Films, series and people by name, and when they are on next.
struct SearchPage: Page {
  init(in model: AppModel, at now: Moment) {}

  mutating func press(_ event: RemoteEvent, in model: AppModel, at now: Moment) -> [PageOrder] {
    if case .hold(.back) = event { return [.closeAll] }
    return event.command == .back || event.command == .exit ? [.close] : []
  }

  func draw(on canvas: inout Canvas, in model: AppModel, at now: Moment) {
    canvas.place(["backdrop", "veil", "edge.left", "edge.right"], of: "search")
  }
}
