import Foundation

/// Views of which one is shown: those of a bar of tabs, or, in the style `.page`, pages beside each
/// other.
///
/// In the style `.automatic` a bar of 49 points at the bottom has the `tabItem` of each view. A view
/// is made when it is first shown, and keeps its state from then on. A selection that no tab has
/// leaves the one that is shown, and is reported once. In the style `.page` a swipe, the wheel
/// sideways, arrows, Page Up and Down, Home and End turn the pages, and `selection` is written once
/// for each swipe, at the release.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }
  @MainActor public var body: some View { TabViewBody(selection: selection, content: content) }
}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}
extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content: content())
  }
}

/// A tab view in the style that is in force.
private struct TabViewBody<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>?
  let content: Content
  @Environment(\.pageStyle.isPaged) private var isPaged
  init(selection: Binding<Selection>?, content: Content) {
    self.selection = selection
    self.content = content
  }
  var body: some View {
    if isPaged {
      PagerView(selection: selection, content: content)
    } else {
      TabBarView(selection: selection, content: content)
    }
  }
}
