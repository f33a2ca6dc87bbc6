import Foundation

/// A completion that waits for every animation that its transaction starts.
package final class Completion: @unchecked Sendable {
  var pending = 0
  var hasFired = false
  /// A view graph has taken it up and will see to it.
  package var isAttached = false
  let isLogical: Bool
  /// What it calls starts the next of a series without an end.
  var isEndless = false
  let action: () -> Void
  init(isLogical: Bool, action: @escaping () -> Void) {
    self.isLogical = isLogical
    self.action = action
  }
  package func fire() {
    if hasFired { return }
    hasFired = true
    action()
  }
}

/// A value that a transaction carries to the views it updates.
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What goes with a change of state: above all, the animation it is shown with.
public struct Transaction: @unchecked Sendable {
  /// Nil shows the change at once.
  public var animation: Animation?
  /// Makes every animation below ineffective, those of `.animation` modifiers as well.
  public var disablesAnimations = false
  /// The change is one of a series, as while a slider is dragged.
  public var isContinuous = false
  /// Differs: kept for views that read it; velocity is taken over by springs in any case.
  public var tracksVelocity = false
  package var completions: [Completion] = []
  package private(set) var id = 0
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// Calls `completion` once the animations that this transaction starts have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(isLogical: criteria.isLogical, action: completion))
  }

  /// Its completions start the next of a series without an end.
  mutating func goOnForEver() { for c in completions { c.isEndless = true } }

  /// It says nothing.
  private var isPlain: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
      && completions.isEmpty && values.isEmpty
  }
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// The transaction that state written right now belongs to.
  nonisolated(unsafe) package static var current = Transaction()
  nonisolated(unsafe) private static var lastID = 0
  mutating func number() {
    Self.lastID += 1
    id = Self.lastID
  }
}

extension Transaction {
  /// Runs `body` with its state changes in the transaction; where neither it nor the current one says
  /// anything, they are shown together with what else changes now.
  func carrying(_ body: () -> Void) {
    if isPlain, Self.current.isPlain { body() } else { withTransaction(self, body) }
  }
}

/// Runs `body` with its state changes in `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  Transaction.current.number()
  let completions = transaction.completions
  defer {
    Transaction.current = outer
    for c in completions where !c.isAttached {
      // Nothing was written: there is nothing to wait for.
      DispatchQueue.main.async { c.fire() }
    }
  }
  return try body()
}

/// Runs `body` with one value of the current transaction changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

private func animated(_ animation: Animation?) -> Transaction {
  Transaction(animation: animation)
}

/// Shows the state changes that `body` makes with an animation; nil shows them at once.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(animated(animation), body)
}
/// Shows the state changes that `body` makes with an animation; nil shows them at once.
public func withAnimation(
  _ animation: Animation? = .default, _ body: () throws -> Void
) rethrows {
  try withTransaction(animated(animation), body)
}
/// Shows the state changes that `body` makes with an animation and calls `completion` once when
/// it has ended, also where nothing needed to move.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = animated(animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
