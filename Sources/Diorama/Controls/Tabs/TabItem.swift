import Foundation

/// What a tab has in the bar, and whether it is the one that is shown.
@MainActor final class TabItem {
  var label: AnyView
  var role: TabRole?
  /// What is said in the tab counts while it is shown.
  let gate: NavigationGate
  init(label: AnyView, role: TabRole?, gate: NavigationGate) {
    self.label = label
    self.role = role
    self.gate = gate
  }
}
enum TabItemTrait: _TraitKey { typealias Value = TabItem }
enum BadgeTrait: _TraitKey { typealias Value = Text }
/// What is said of a tab for those who do not look, and whether it can be chosen.
enum TabDisabledTrait: _TraitKey { typealias Value = Bool }
enum TabLabelTrait: _TraitKey { typealias Value = Text }
enum TabValueTrait: _TraitKey { typealias Value = Text }
enum TabHintTrait: _TraitKey { typealias Value = Text }
enum TabIdentifierTrait: _TraitKey { typealias Value = String }

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let kind: Int
  /// It stands last.
  public static let search = TabRole(kind: 0)
}

/// Gives a view its place in a bar of tabs. The view is made when it is first shown.
nonisolated struct TabItemModifier<Label: View>: ViewModifier {
  typealias Body = Never
  let label: Label
  var role: TabRole?
  @MainActor static func _count(_ content: Int?) -> Int? { 1 }
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TabItemNode(view, context)
  }
}
@MainActor
final class TabItemNode<C: View, L: View>: _TypedNode<ModifiedContent<C, TabItemModifier<L>>> {
  private var host: HostNode?
  private let item: TabItem
  private let tabs: TabBarModel?
  private let context: _NodeContext

  override init(_ view: ModifiedContent<C, TabItemModifier<L>>, _ context: _NodeContext) {
    let values = EnvironmentValues(context.environment)
    let page: NavigationPageModel?
    (tabs, page) = Update.withoutReader { (values.tabBar, values.navigationPage) }
    let gate = NavigationGate()
    gate.page = page
    item = TabItem(label: AnyView(view.modifier.label), role: view.modifier.role, gate: gate)
    var inner = context
    inner.environment = EnvironmentBox(context.environment)
    if tabs != nil {
      var new = EnvironmentValues()
      new.navigationGate = gate
      new.tabGate = gate
      inner.environment.write(new.written)
    }
    self.context = inner
    super.init(view, context)
  }
  private func make() -> HostNode {
    if let host { return host }
    let new = HostNode(context, quietly: view.content, ZLayout(), name: "tab")
    host = new
    adopt(new)
    return new
  }
  override func set(_ new: ModifiedContent<C, TabItemModifier<L>>) {
    view = new
    item.label = AnyView(new.modifier.label)
    item.role = new.modifier.role
    tabs?.changed()
    host?.set(new.content)
  }
  override func element(at index: Int) -> Element { make().box }
  package override func collect(into elements: inout [Element]) { elements.append(make().box) }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    if K.self == TabItemTrait.self { return item as? K.Value }
    return C._trait(key, view.content, 0)
  }
  override func forEachChild(_ body: (_Node) -> Void) { if let host { body(host) } }
}

extension View {
  /// What stands for the view in the bar of the tab view around: a text, an image, or both.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
  /// A number on the view's tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(OptionalTrait<BadgeTrait>(value: label))
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
/// Hands a trait on, or none.
nonisolated struct OptionalTrait<Key: _TraitKey>: ElementModifier where Key.Value: Equatable {
  let value: Key.Value?
  @MainActor func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    K.self == Key.self ? value as? K.Value : nil
  }
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool) {
    (value != old.value, false)
  }
}
