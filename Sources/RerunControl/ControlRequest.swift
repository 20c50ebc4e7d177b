public import RerunCore
public import RerunJSON

/// What a script asks of a running kiosk: one line of JSON on its socket.
public enum ControlRequest: Sendable, Hashable {
  /// `{"command":"press","keys":["up","hold:select"]}`: steps of the remote, in order.
  case press([RemoteEvent])
  /// `{"command":"tune","channel":12}`
  case tune(channel: Int64)
  /// `{"command":"status"}`
  case status
  /// `{"command":"quit"}`
  case quit
  /// `{"command":"screenshot","path":"/abs/x.png"}`: a picture of the stage, in a new file.
  case screenshot(path: String)

  /// One request presses at most this many keys.
  public static let keyLimit = 100

  /// Reads a request.
  ///
  /// - Throws: What is wrong with it, and where, for whoever sent it.
  public init(_ json: JSON) throws(JSONContentError) {
    let reader = JSONReader(json)
    let command = try reader.required("command")
    switch try command.string() {
    case "press":
      let keys = try reader.required("keys")
      let elements = try keys.elements()
      guard (1...Self.keyLimit).contains(elements.count) else {
        throw keys.error("should hold 1 to \(Self.keyLimit) keys, but holds \(elements.count)")
      }
      var events: [RemoteEvent] = []
      for element in elements {
        do throws(PressWordError) {
          events.append(try RemoteEvent(pressWord: try Self.text(of: element)))
        } catch {
          throw element.error(error.description)
        }
      }
      self = .press(events)
    case "tune":
      let channel = try reader.required("channel")
      let number = try channel.integer()
      guard Self.channelNumbers.contains(number) else {
        throw channel.error("\(number) is no channel number")
      }
      self = .tune(channel: number)
    case "status": self = .status
    case "quit": self = .quit
    case "screenshot":
      let path = try reader.required("path")
      let text = try path.string()
      guard text.hasPrefix("/"), !text.utf8.contains(0) else {
        throw path.error("should be a path that begins with /")
      }
      self = .screenshot(path: text)
    case let other:
      throw command.error(
        "'\(other)' is none of press, tune, status, quit, screenshot"
      )
    }
  }

  /// What a channel's number can be.
  static let channelNumbers: ClosedRange<Int64> = 1...99_999

  public var json: JSON {
    switch self {
    case .press(let events):
      .object([
        .init("command", .string("press")),
        .init("keys", .array(events.map { .string($0.pressWord) })),
      ])
    case .tune(let channel):
      .object([.init("command", .string("tune")), .init("channel", .int(channel))])
    case .status: .object([.init("command", .string("status"))])
    case .quit: .object([.init("command", .string("quit"))])
    case .screenshot(let path):
      .object([.init("command", .string("screenshot")), .init("path", .string(path))])
    }
  }

  private static func text(of element: JSONReader) throws(PressWordError) -> String {
    guard let text = element.value.stringValue else {
      throw PressWordError(description: "should be a text, but is \(element.value.kindName)")
    }
    return text
  }
}
