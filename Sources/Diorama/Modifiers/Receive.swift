import Combine
import Foundation

/// Runs an action for each value of a publisher.
nonisolated struct ReceiveModifier<P: Publisher>: PassModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ReceiveNode(view, context)
  }
}
/// Stays subscribed for as long as the publisher is the same.
@MainActor
final class ReceiveNode<C: View, P: Publisher>:
  PassNode<ModifiedContent<C, ReceiveModifier<P>>, C>
where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var isSubscribing = false
  override init(_ view: ModifiedContent<C, ReceiveModifier<P>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
    subscribe()
  }
  override func set(_ new: ModifiedContent<C, ReceiveModifier<P>>) {
    let isSame = areAlike(view.modifier.publisher, new.modifier.publisher)
    view = new
    if !isSame { subscribe() }
    content.set(new.content)
  }
  private func subscribe() {
    isSubscribing = true
    defer { isSubscribing = false }
    let clock = FrameClock.current
    subscription = Update.withoutReader {
      view.modifier.publisher.sink { [weak self] value in
        let value = Unchecked(value: value)
        if MainQueue.isCurrent {
          MainActor.assumeIsolated { self?.take(value.value, clock) }
        } else {
          DispatchQueue.main.async { self?.take(value.value, clock) }
        }
      }
    }
  }
  private func take(_ value: P.Output, _ clock: FrameClock?) {
    if !isAlive { return }
    // What comes while views are being made is seen to after that.
    if isSubscribing || Update.reader != nil {
      graph.afterUpdate { [weak self] in self?.act(value) }
    } else if let clock {
      clock.calling { act(value) }
    } else {
      act(value)
    }
  }
  private func act(_ value: P.Output) {
    if isAlive { view.modifier.action(value) }
  }
  override func willDie() { subscription = nil }
}

extension View {
  /// Runs an action on the main actor for each value that a publisher sends while the view is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    nonisolated(unsafe) let publisher = publisher
    return modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
