import Combine
import Foundation

/// Makes one node run again when an object changes, and those that have read it through a binding of
/// that node's.
final class ObjectSource: Source, @unchecked Sendable {
  private let token: _Node.Token
  private let graph: @MainActor () -> Graph?
  private var object: AnyObject?
  private var subscription: AnyCancellable?
  private var lastGroup = -1
  let echo = Echo()

  @MainActor init(_ node: _Node) {
    token = node.needToken()
    graph = { [weak graph = node.graph] in graph }
  }
  func follow<T: ObservableObject>(_ new: T) {
    if object === new { return }
    object = new
    let type = "\(T.self)"
    subscription = new.objectWillChange.sink { [weak self] _ in self?.willChange(type) }
  }
  private func willChange(_ type: String) {
    if !MainQueue.isCurrent {
      DispatchQueue.main.async { [self] in
        graph()?.report(
          "\(type) changes away from the main actor; views learn of it later. Write its properties "
            + "on the main actor, or receive(on: DispatchQueue.main) what they are assigned from")
        willChange(type)
      }
      return
    }
    MainActor.assumeIsolated {
      guard let graph = graph() else { return }
      let group = graph.group(for: .current)
      if group == lastGroup { return }
      lastGroup = group
      graph.add(self)
    }
  }
  @MainActor override func commit() {
    token.node?.makeDirty()
    changed()
  }
}

/// A property of an observable object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// Nil for objects that keep a record of who reads them.
  private let source: ObjectSource?
  init(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ source: ObjectSource?
  ) {
    self.object = object
    self.keyPath = keyPath
    self.source = source
  }
  override func get() -> Value {
    source?.track()
    if Echo.isWanted { source?.echo.listen() }
    return object[keyPath: keyPath]
  }
  override func set(_ value: Value) {
    object[keyPath: keyPath] = value
    source?.echo.written()
  }
  override func isSame(as other: Source) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
