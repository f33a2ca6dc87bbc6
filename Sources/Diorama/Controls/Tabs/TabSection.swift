import Foundation

/// Tabs that belong together.
///
/// Differs: its tabs stand in the bar as others do, and its header is not shown: it is for a sidebar,
/// which there is none of.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  let footer: Footer
}
extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  @MainActor public var _view: AnyView { content._view }
}
extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

// MARK: tabs for a collection

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @MainActor public var _view: AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(data: data, id: id, isConstant: isConstant) { element in
        nonisolated(unsafe) let tab = content(element)
        return MainActor.assumeIsolated { Unchecked(value: tab._view) }.value
      })
  }
}
extension ForEach where Content: TabContent {
  @_disfavoredOverload
  public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, T == Content.TabValue {
    self.init(data: data, id: { $0.id }, content: content)
  }
  @_disfavoredOverload
  public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    nonisolated(unsafe) let id = id
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
  /// For a range that does not change.
  @_disfavoredOverload
  public init<T: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, T == Content.TabValue {
    self.init(data: data, id: { $0 }, isConstant: true, content: content)
  }
}
