import Combine
import Foundation

/// What is going on right now.
enum Update {
  /// The node whose body runs.
  nonisolated(unsafe) static var reader: _Node?
  /// Views are made and placed. What closures read now that run for no node in particular, such as
  /// those of alignment guides, counts as read by the view whose state it is.
  nonisolated(unsafe) private(set) static var isUnderWay = false

  static func underWay<R>(_ body: () throws -> R) rethrows -> R {
    let outer = isUnderWay
    isUnderWay = true
    defer { isUnderWay = outer }
    return try body()
  }

  static func reading<R>(_ node: _Node, _ body: () throws -> R) rethrows -> R {
    let outer = reader
    reader = node
    defer { reader = outer }
    return try body()
  }
  /// What `body` reads does not matter later.
  static func withoutReader<R>(_ body: () throws -> R) rethrows -> R {
    let outer = (reader, isUnderWay)
    (reader, isUnderWay) = (nil, false)
    defer { (reader, isUnderWay) = outer }
    return try body()
  }
}

/// Something that bodies read. It remembers who read it, each with the number of the evaluation, so
/// that nothing has to be unsubscribed.
class Source: @unchecked Sendable {
  private var readers: [(token: _Node.Token, epoch: Int32)] = []
  private var limit = 8

  final func track() {
    guard Update.reader != nil, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      if let node = Update.reader { add(node) }
    }
  }
  @MainActor fileprivate final func add(_ node: _Node) {
    let token = node.needToken()
    if let last = readers.last, last.token === token, last.epoch == node.epoch { return }
    if readers.count >= limit {
      readers.removeAll { $0.token.node?.epoch != $0.epoch }
      limit = max(8, readers.count * 2)
    }
    readers.append((token, node.epoch))
  }
  /// Its readers have to run again.
  @MainActor final func changed() {
    let all = readers
    readers = []
    for r in all {
      if let node = r.token.node, node.epoch == r.epoch { node.makeDirty() }
    }
  }
  /// Whether both lead to the same value.
  func isSame(as other: Source) -> Bool { self === other }
  /// Takes in the next value that was queued for a transaction.
  @MainActor func commit() {}
}

/// Takes a value to the main thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

/// Does something that runs on the main thread, which those who call it do not say.
func onMain<A, T>(_ a: A, _ body: @MainActor @Sendable (A) -> T) -> T {
  let sent = Unchecked(value: a)
  return MainActor.assumeIsolated { Unchecked(value: body(sent.value)) }.value
}

/// A value behind `@State`, or anything else that can be read and written from afar.
class Location<Value>: Source, @unchecked Sendable {
  func get() -> Value { preconditionFailure("abstract") }
  func set(_ value: Value) { preconditionFailure("abstract") }
}

/// Computed from other values.
final class ComputedLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }
  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value, .current) }
}

/// State of one node.
///
/// Writes are queued with their transaction and taken in one transaction after the other, so that
/// nested `withAnimation` calls each keep their own. Bodies see the value of the transaction that is
/// being taken in; everybody else sees the newest.
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
  private var latest: Value
  private var seen: Value
  private var queue: [Value] = []
  private var lastGroup = -1
  private weak var graph: Graph?
  private let owner: String
  private var home: _Node.Token?

  @MainActor convenience init(_ value: Value, owner: _Node) {
    self.init(value, graph: owner.graph, owner: "state of \(owner.label)")
    home = owner.needToken()
  }
  /// - Parameter owner: what a report calls it.
  @MainActor init(_ value: Value, graph: Graph?, owner: String) {
    latest = value
    seen = value
    self.graph = graph
    self.owner = owner
  }
  override func get() -> Value {
    if Update.reader != nil {
      track()
      return seen
    }
    guard Update.isUnderWay, MainQueue.isCurrent else { return latest }
    MainActor.assumeIsolated {
      if let node = home?.node { add(node) }
    }
    return seen
  }
  override func set(_ value: Value) {
    let new = Unchecked(value: value)
    if !MainQueue.isCurrent {
      DispatchQueue.main.async { self.set(new.value) }
      return
    }
    MainActor.assumeIsolated {
      let value = new.value
      if queue.isEmpty, isSame(value, latest) {
        // Nothing changes, and nobody has to run again. An animation's completion still counts.
        graph?.touch(.current)
        return
      }
      latest = value
      guard let graph else {
        seen = value
        return
      }
      if let reader = Update.reader {
        graph.report(
          "\(owner) is written while \(reader.label) runs its body; it is taken in after "
            + "this update. Write it in an action, onAppear or onChange instead")
      }
      let group = graph.group(for: .current)
      if lastGroup == group, !queue.isEmpty {
        queue[queue.count - 1] = value
      } else {
        lastGroup = group
        queue.append(value)
        graph.add(self)
      }
    }
  }
  /// Whether a write changes nothing, as far as one can tell.
  @MainActor private func isSame(_ new: Value, _ old: Value) -> Bool {
    func same<E: Equatable>(_ new: E) -> Bool { (old as? E).map { $0 == new } ?? false }
    if let new = new as? any Equatable { return same(new) }
    // Without a word from the type, its fields tell; those of a wrapper change behind its back.
    let fields = FieldTable.of(Value.self)
    if fields.isDynamic { return false }
    var new = new, old = old
    return fields.areEqual(&new, &old)
  }
  @MainActor override func commit() {
    seen = queue.removeFirst()
    changed()
  }
}
