import Foundation

/// What can be done with an element besides pressing it.
public struct AccessibilityActionKind: Hashable, Sendable {
  fileprivate let name: Text
  private let id: String
  private init(_ id: String) {
    self.id = id
    name = Text(verbatim: id)
  }
  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magic tap")
  public static let delete = AccessibilityActionKind("delete")
  public static let showMenu = AccessibilityActionKind("show menu")
  /// An action with a name of its own.
  public init(named name: Text) {
    self.name = name
    id = "\(name)"
  }
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Tells what is in a view, and neither draws nor hits it.
nonisolated struct ToldModifier: ElementModifier {
  var telling: Telling?
  static var layerEffect: LayerEffect? { .told }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    guard let telling else { return }
    var s = Semantics()
    s.telling = telling
    layer.semantics = s
  }
}

extension View {
  /// Lays views over another that are told alone.
  nonisolated func telling<V: View>(_ views: V, as telling: Telling?) -> some View {
    overlay { views.modifier(ToldModifier(telling: telling)) }
  }
  /// Buttons for what can be done with an element. The element tree names them, and tests run them by
  /// `Stage.perform`.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    telling(content().environment(\.buttonStyle, nil), as: .actions)
      .modifier(SemanticsModifier { _ in })
  }
  /// Something that can be done with an element; for a kind with a name, it goes by that.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: actionKind.name, handler) }
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(action: handler) { name } }
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  /// - Parameter label: what the action is called.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { Button(action: action, label: label) }
  }
  /// What happens when somebody scrolls who works without seeing: the edge is the one towards which it
  /// goes. The element tree tells one action for each, such as `scroll leading`.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    accessibilityActions {
      Button(action: { handler(.top) }) { Text(verbatim: "scroll top") }
      Button(action: { handler(.leading) }) { Text(verbatim: "scroll leading") }
      Button(action: { handler(.bottom) }) { Text(verbatim: "scroll bottom") }
      Button(action: { handler(.trailing) }) { Text(verbatim: "scroll trailing") }
    }
  }
}

extension ViewHost {
  /// Runs an action of the foremost element within an area of the window that has one of that name.
  /// - Returns: whether there is one.
  package func perform(_ name: String, in area: CGRect) -> Bool {
    guard let item = graph.layer.action(name, in: area) else { return false }
    return act { _ in
      let isTaken = item.key(KeyStroke(name: " ", phase: .down))
      item.released()
      return isTaken
    }
  }
}
extension Layer {
  /// In the coordinates of the root's parent.
  private var frameInRoot: CGRect {
    let a = toRoot(.zero), b = toRoot(CGPoint(x: size.width, y: size.height))
    return CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }
  /// The button for an action, in lists of actions of elements whose middle lies within an area.
  fileprivate func action(_ name: String, in area: CGRect) -> FocusItem? {
    if isLeaving || semantics?.isHidden == true { return nil }
    if semantics?.telling == .actions {
      // The list lies about the middle of its element, whatever its own size.
      let frame = around?.frameInRoot ?? .zero
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      return area.insetBy(dx: -1, dy: -1).contains(middle) ? button(name) : nil
    }
    for l in below.reversed() {
      if let found = l.action(name, in: area) { return found }
    }
    return nil
  }
  private func button(_ name: String) -> FocusItem? {
    for case let item as FocusItem in responders where item.isEnabled {
      let all = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      if sceneElements(in: all).first?.label == name { return item }
    }
    for l in below {
      if let found = l.button(name) { return found }
    }
    return nil
  }
}
