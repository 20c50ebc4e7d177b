/// What the owner should know of how the store was opened.
public enum StoreNotice: Sendable, Hashable {
  /// The file was damaged; it now has this name, and settings start afresh.
  case movedAside(String)
  /// Nothing is kept after this run.
  case inMemory(StoreError)

  /// In the owner's words, and what to do.
  public var text: String {
    switch self {
    case .movedAside(let path):
      "The settings file was damaged. It was kept as \(path), and settings start afresh."
    case .inMemory(let error):
      switch error.problem {
      case .diskFull:
        "The disk is full, so settings are not kept. Make room and start Rerun Kiosk again."
      case .readOnly, .cannotOpen:
        "The settings folder can't be written, so settings are not kept. Check its permissions."
      case .newer:
        "The settings were saved by a newer version of Rerun Kiosk, so changes are not kept. "
          + "Update this one."
      case .busy:
        "Another Rerun Kiosk is using the settings, so changes are not kept. Close it first."
      case .corrupt, .other:
        "The settings file can't be used, so settings are not kept. Check the disk."
      }
    }
  }
}
