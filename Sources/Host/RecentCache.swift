/// Keeps values within a budget, forgetting those not used for longest.
struct RecentCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var use: Int
  }
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  private let budget: Int
  /// The sum of the costs of what is kept.
  private(set) var cost = 0
  var count: Int { entries.count }

  /// - Parameter budget: what the costs may add up to. The newest value is kept whatever it costs.
  init(budget: Int) { self.budget = budget }

  /// The value for a key, counted as used now.
  subscript(key: Key) -> Value? {
    mutating get {
      guard let index = entries.index(forKey: key) else { return nil }
      uses += 1
      entries.values[index].use = uses
      return entries.values[index].value
    }
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    uses += 1
    if let old = entries.updateValue(Entry(value: value, cost: cost, use: uses), forKey: key) {
      self.cost -= old.cost
    }
    self.cost += cost
    if self.cost > budget { shrink() }
  }

  /// Forgets until half the budget is left, so that this happens rarely.
  private mutating func shrink() {
    for (key, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) {
      if cost <= budget / 2 || entry.use == uses { break }
      entries[key] = nil
      cost -= entry.cost
    }
  }
}
