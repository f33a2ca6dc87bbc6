import Foundation

/// What the tabs of a `TabView` are made of.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable = Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
  @MainActor var _view: AnyView { get }
}
extension TabContent {
  @MainActor public var _view: AnyView { body._view }
}
extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: the toolkit shows it itself") }
}
extension Never: TabContent {
  public typealias TabValue = Never
  @MainActor public var _view: AnyView { fatalError("Never has no view") }
}

/// A tab: its place in the bar and the view that it shows.
nonisolated public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
  private init(
    value: Value?, role: TabRole?, content: Content, label: Label
  ) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never
  @MainActor public var _view: AnyView {
    let tab = content.modifier(TabItemModifier(label: label, role: role))
    if let value { return AnyView(tab.tag(value)) }
    return AnyView(tab)
  }
}
/// The label of a tab that has none of its own: that of its role.
nonisolated public struct DefaultTabLabel: View, Sendable {
  init() {}
  @MainActor public var body: some View { Label("Search", systemImage: "magnifyingglass") }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}
extension Tab where Value == Never, Content: View, Label: View {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel())
  }
}
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel())
  }
}
extension Tab where Value: Hashable, Content: View, Label == Diorama.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: Diorama.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: Diorama.Label(title, systemImage: systemImage))
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: Diorama.Label(titleKey, image: image))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: Diorama.Label(title, image: image))
  }
}
extension Tab where Value == Never, Content: View, Label == Diorama.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: Diorama.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: Diorama.Label(title, systemImage: systemImage))
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: Diorama.Label(titleKey, image: image))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: Diorama.Label(title, image: image))
  }
}

/// Several tabs that follow each other.
nonisolated public struct _TabList<TabValue: Hashable>: TabContent, @unchecked Sendable {
  public typealias Body = Never
  let parts: [@MainActor () -> AnyView]
  @MainActor public var _view: AnyView {
    AnyView(ForEach(Array(parts.indices), id: \.self) { parts[$0]() })
  }
}

/// Puts tabs that follow each other together.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as a view.
  nonisolated public struct Content<C: TabContent>: View {
    let content: C
    init(content: C) { self.content = content }
    @MainActor public var body: some View { content._view }
  }
  public static func buildExpression<C: TabContent>(_ content: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    let content = Unchecked(value: content)
    return _TabList(parts: [{ content.value._view }])
  }
  public static func buildBlock(_ content: _TabList<TabValue>...) -> _TabList<TabValue> {
    _TabList(parts: content.flatMap(\.parts))
  }
  /// Tabs that may come and go are one part, so that those after them stay what they are.
  private static func one(_ content: _TabList<TabValue>?) -> _TabList<TabValue> {
    _TabList(parts: [{ content?._view ?? AnyView(EmptyView()) }])
  }
  public static func buildIf(_ content: _TabList<TabValue>?) -> _TabList<TabValue> {
    one(content)
  }
  public static func buildEither(first: _TabList<TabValue>) -> _TabList<TabValue> { one(first) }
  public static func buildEither(second: _TabList<TabValue>) -> _TabList<TabValue> { one(second) }
  public static func buildLimitedAvailability(
    _ content: _TabList<TabValue>
  ) -> _TabList<TabValue> { one(content) }
}

/// Tabs with something that is added to each.
nonisolated public struct _ModifiedTab<Base: TabContent>: TabContent {
  public typealias TabValue = Base.TabValue
  public typealias Body = Never
  let base: Base
  let change: @MainActor (AnyView) -> AnyView
  @MainActor public var _view: AnyView { change(base._view) }
}
extension TabContent {
  /// A number on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text("\(count)"))
  }
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { AnyView($0.badge(label)) }
  }
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }
}
