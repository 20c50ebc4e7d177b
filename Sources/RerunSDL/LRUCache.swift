/// Keeps what was used last, up to a budget of bytes.
///
/// What is dropped here lives on for as long as somebody else holds it.
struct LRUCache<Key: Hashable, Value> {
  private struct Slot {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  let budget: Int
  private(set) var cost = 0
  private var slots: [Key: Slot] = [:]
  private var clock: UInt64 = 0

  init(budget: Int) { self.budget = budget }

  var count: Int { slots.count }

  mutating func value(for key: Key) -> Value? {
    guard let index = slots.index(forKey: key) else { return nil }
    clock += 1
    slots.values[index].lastUse = clock
    return slots.values[index].value
  }

  mutating func insert(_ value: Value, for key: Key, cost newCost: Int) {
    clock += 1
    if let old = slots.updateValue(Slot(value: value, cost: newCost, lastUse: clock), forKey: key) {
      cost -= old.cost
    }
    cost += newCost
    if cost > budget { evict(keeping: key) }
  }

  mutating func removeAll() {
    slots.removeAll()
    cost = 0
  }

  /// Drops the longest unused until a quarter is free, so that this is rare.
  private mutating func evict(keeping key: Key) {
    for (old, slot) in slots.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if cost <= budget / 4 * 3 { return }
      if old == key { continue }
      slots.removeValue(forKey: old)
      cost -= slot.cost
    }
  }
}
