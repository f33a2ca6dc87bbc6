import Combine
import Foundation
import Observation

/// Runs `body` and calls `onChange`, on the main actor, after the first change of an observable
/// property that it read.
@MainActor private func withObservation<R>(
  _ body: () -> R, onChange: @escaping @MainActor () -> Void
) -> R {
  return withObservationTracking(body) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { onChange() }
    } else {
      DispatchQueue.main.async { onChange() }
    }
  }
}

/// A change of an observable object that a node has read. The node runs again when the transaction
/// in which it was made is taken in, as with state; so `withAnimation` holds for it too.
private final class ObservedChange: Source, @unchecked Sendable {
  private let token: _Node.Token
  private let epoch: Int32
  @MainActor init(_ node: _Node) {
    token = node.needToken()
    epoch = node.epoch
  }
  @MainActor override func commit() {
    if let node = token.node, node.epoch == epoch { node.makeDirty() }
  }
}

extension _Node {
  /// Runs `body` for the node, which runs again once state, or an observable object, that was read in
  /// its present evaluation has changed.
  final func observing<R>(_ body: () -> R) -> R {
    let token = needToken(), epoch = epoch
    return Update.reading(self) {
      withObservation(body) {
        guard let n = token.node, n.epoch == epoch else { return }
        n.observedChange()
      }
    }
  }
  /// What it read from an observable object is changing.
  func observedChange() {
    _ = graph.group(for: .current)
    graph.add(ObservedChange(self))
  }
}
