import Foundation

/// What a view wants the keyboard for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be pressed, like a button: a click leaves the keyboard where it is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To take keys, like a text field: a click brings the keyboard to it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets each element of a view have the keyboard.
nonisolated struct FocusModifier: PassModifier {
  var isFocusable = true
  var interactions = FocusInteractions.automatic
  /// What the view does with a key; true when it has a use for it.
  var key: ((KeyStroke) -> Bool)?
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    FocusNode(view, context)
  }
}

@MainActor final class FocusShell: WrapperElement {
  let stop: FocusStop
  /// What takes the keyboard inside, with nothing between but modifiers: this one speaks for it.
  fileprivate let inner: FocusShell?
  fileprivate func suppress(_ isSuppressed: Bool) {
    stop.isSuppressed = isSuppressed
    inner?.suppress(isSuppressed)
  }
  fileprivate init(_ owner: _Node, _ child: Element) {
    let layer = Layer("focusable")
    stop = FocusStop(layer, owner.graph.motion)
    var e = child
    while let w = e as? WrapperElement, !(w is FocusShell) { e = w.child }
    inner = e as? FocusShell
    super.init(owner, child, layer: layer)
    layer.responders = [stop.item]
    stop.item.reveal = { [weak self] in self?.reveal() }
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    showRing(transaction)
  }
  override func disappear() {
    super.disappear()
    stop.disappear()
  }
  fileprivate func showRing(_ transaction: Transaction) {
    layer!.setBelow(stop.layers([child.topLayer], transaction))
  }
}

@MainActor
final class FocusNode<C: View>: FollowedNode<C, FocusModifier, FocusShell> {
  private let outer: EnvironmentBox
  private let inner: EnvironmentBox
  override init(_ view: ModifiedContent<C, FocusModifier>, _ context: _NodeContext) {
    outer = context.environment
    inner = EnvironmentBox(outer)
    super.init(view, context)
    var below = context
    below.environment = inner
    put(view.content, below)
  }
  override func makeShell(_ child: Element) -> FocusShell {
    let s = FocusShell(self, child)
    s.stop.changed = { [weak self, weak s] in
      if let self, let s { changed(s) }
    }
    update(s)
    return s
  }
  override func update(_ s: FocusShell) {
    let m = view.modifier
    s.inner?.suppress(!m.isFocusable || s.stop.isSuppressed)
    Update.reading(self) {
      s.stop.update(
        EnvironmentValues(outer), isFocusable: m.isFocusable && s.inner == nil)
    }
    s.stop.item.takesClicks = m.interactions.contains(.edit)
    if let key = m.key { s.stop.item.key = key }
    describe(s)
  }
  private func describe(_ s: FocusShell) {
    guard view.modifier.isFocusable, s.inner == nil else {
      s.layer!.semantics = nil
      return
    }
    var semantics = Semantics()
    semantics.isFocused = s.stop.item.isFocused
    s.layer!.semantics = semantics
  }
  private func changed(_ s: FocusShell) {
    describe(s)
    if s.isPlaced { s.showRing(Transaction()) }
    var hasFocus = false
    forEachShell { if $0.stop.item.isFocused { hasFocus = true } }
    var values = EnvironmentValues(outer)
    values.hasFocus = hasFocus
    inner.write(values.written)
  }
}

extension Element {
  /// Scrolls all that it is in so that it is seen.
  final func reveal() {
    var e = parent
    while let q = e {
      (q as? ScrollElement)?.reveal(self, margin: FocusStop.reach)
      e = q.parent
    }
  }
}

extension View {
  /// Lets the view have the keyboard: Tab leads to it, and so does a click. With false it has none,
  /// and a control that this is applied to neither.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusModifier(isFocusable: isFocusable))
  }
  /// The same, for views that want the keyboard for one thing only.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusModifier(isFocusable: isFocusable, interactions: interactions))
  }
}
