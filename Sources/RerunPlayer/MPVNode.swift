import CMPV

/// A value as libmpv passes it: read from a node, or made into one for a command.
indirect enum MPVNode: Equatable {
  case none
  case string(String)
  case flag(Bool)
  case integer(Int64)
  case double(Double)
  case array([MPVNode])
  case map([String: MPVNode])

  /// Copies the node: libmpv frees its own at the next event.
  init(_ node: mpv_node) {
    switch node.format {
    case MPV_FORMAT_STRING:
      self = node.u.string.map { .string(String(cString: $0)) } ?? .none
    case MPV_FORMAT_FLAG: self = .flag(node.u.flag != 0)
    case MPV_FORMAT_INT64: self = .integer(node.u.int64)
    case MPV_FORMAT_DOUBLE: self = .double(node.u.double_)
    case MPV_FORMAT_NODE_ARRAY:
      guard let list = node.u.list?.pointee else { fallthrough }
      self = .array((0..<Int(list.num)).map { MPVNode(list.values[$0]) })
    case MPV_FORMAT_NODE_MAP:
      guard let list = node.u.list?.pointee else { fallthrough }
      var map: [String: MPVNode] = [:]
      for index in 0..<Int(list.num) {
        guard let key = list.keys[index] else { continue }
        map[String(cString: key)] = MPVNode(list.values[index])
      }
      self = .map(map)
    default: self = .none
    }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  var array: [MPVNode]? { if case .array(let value) = self { value } else { nil } }
  /// Whole numbers count too: mpv gives an integer where the value happens to be one.
  var double: Double? {
    switch self {
    case .double(let value): value
    case .integer(let value): Double(value)
    default: nil
    }
  }
  subscript(key: String) -> MPVNode? { if case .map(let map) = self { map[key] } else { nil } }

  /// Lends the value as libmpv's own node, valid during `body` only.
  func withNode<Result>(_ body: (UnsafeMutablePointer<mpv_node>) -> Result) -> Result {
    let arena = NodeArena()
    var node = arena.node(self)
    return withExtendedLifetime(arena) { body(&node) }
  }
}

/// The memory of one node and everything below it.
private final class NodeArena {
  private var blocks: [UnsafeMutableRawPointer] = []

  deinit {
    for block in blocks { block.deallocate() }
  }

  func node(_ value: MPVNode) -> mpv_node {
    var node = mpv_node()
    switch value {
    case .none: node.format = MPV_FORMAT_NONE
    case .string(let string):
      node.format = MPV_FORMAT_STRING
      node.u.string = cString(string)
    case .flag(let flag):
      node.format = MPV_FORMAT_FLAG
      node.u.flag = flag ? 1 : 0
    case .integer(let integer):
      node.format = MPV_FORMAT_INT64
      node.u.int64 = integer
    case .double(let double):
      node.format = MPV_FORMAT_DOUBLE
      node.u.double_ = double
    case .array(let values):
      node.format = MPV_FORMAT_NODE_ARRAY
      node.u.list = list(values, keys: nil)
    case .map(let map):
      let pairs = map.sorted { $0.key < $1.key }
      node.format = MPV_FORMAT_NODE_MAP
      node.u.list = list(pairs.map(\.value), keys: pairs.map(\.key))
    }
    return node
  }

  private func list(_ values: [MPVNode], keys: [String]?) -> UnsafeMutablePointer<mpv_node_list> {
    let list = allocate(mpv_node_list.self, count: 1)
    let nodes = allocate(mpv_node.self, count: values.count)
    for (index, value) in values.enumerated() {
      (nodes + index).initialize(to: node(value))
    }
    list.initialize(to: mpv_node_list())
    list.pointee.num = Int32(values.count)
    list.pointee.values = nodes
    if let keys {
      let names = allocate(UnsafeMutablePointer<CChar>?.self, count: keys.count)
      for (index, key) in keys.enumerated() { (names + index).initialize(to: cString(key)) }
      list.pointee.keys = names
    }
    return list
  }

  private func cString(_ string: String) -> UnsafeMutablePointer<CChar> {
    let bytes = string.utf8CString
    let copy = allocate(CChar.self, count: bytes.count)
    for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
    return copy
  }

  private func allocate<T>(_ type: T.Type, count: Int) -> UnsafeMutablePointer<T> {
    let pointer = UnsafeMutablePointer<T>.allocate(capacity: max(count, 1))
    blocks.append(UnsafeMutableRawPointer(pointer))
    return pointer
  }
}
