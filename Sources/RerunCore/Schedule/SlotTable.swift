/// The slots of each channel, by its id; two ids are the same only if their bytes are.
public struct SlotTable: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  private var slots: [ByteString: [Slot]] = [:]

  public init(_ slots: [String: [Slot]] = [:]) {
    for (id, channelSlots) in slots { self[id] = channelSlots }
  }

  public init(dictionaryLiteral elements: (String, [Slot])...) {
    for (id, channelSlots) in elements { self[id] = channelSlots }
  }

  /// The slots of a channel; nil if it has no entry.
  public subscript(channelID: String) -> [Slot]? {
    get { slots[ByteString(channelID)] }
    set { slots[ByteString(channelID)] = newValue }
  }

  public subscript(
    channelID: String, default defaultValue: @autoclosure () -> [Slot]
  ) -> [Slot] {
    get { slots[ByteString(channelID)] ?? defaultValue() }
    set { slots[ByteString(channelID)] = newValue }
  }

  /// In no particular order.
  var channelIDs: some Collection<ByteString> { slots.keys }
}
