import Foundation

/// A view that makes those in it when they are to be seen.
nonisolated protocol LazyView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  @MainActor var layout: LazyLayout { get }
}

@MainActor final class LazyNode<V: LazyView>: BoxNode<V, V.Content, LazyElement> {
  init(_ view: V, _ context: _NodeContext) {
    super.init(view, view.content, context)
    box = LazyElement(
      owner: self, system: graph.layout, slots: content, layout: view.layout)
    evaluate()
  }
  override func set(_ new: V) {
    view = new
    box.setLayout(new.layout)
    content.set(new.content)
  }
}

/// Views one below the other, made as they come to be seen in the scroll view around.
///
/// It is as wide as it may be. The state of a view stays while the view is out of sight; a view
/// without state is let go when it is far away. Outside of a scroll view all are made.
nonisolated public struct LazyVStack<Content: View>: LazyView {
  public typealias Body = Never
  let content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// - Parameters:
  ///   - spacing: points; nil is 8.
  ///   - pinnedViews: of sections, what stays at the edge while the section is seen.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
  @MainActor var layout: LazyLayout {
    LazyLayout(axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { LazyNode(view, context) }
}

/// Views side by side, made as they come to be seen in the scroll view around.
///
/// It is as high as it may be; otherwise it is like `LazyVStack`.
nonisolated public struct LazyHStack<Content: View>: LazyView {
  public typealias Body = Never
  let content: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// - Parameters:
  ///   - spacing: points; nil is 8.
  ///   - pinnedViews: of sections, what stays at the edge while the section is seen.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
  @MainActor var layout: LazyLayout {
    LazyLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { LazyNode(view, context) }
}

/// Views in columns, row after row, made as they come to be seen in the scroll view around.
nonisolated public struct LazyVGrid<Content: View>: LazyView {
  public typealias Body = Never
  let content: Content
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// - Parameters:
  ///   - columns: their widths, the gaps between them, and where views stand in their cells.
  ///   - alignment: of the columns, where they are narrower than the grid.
  ///   - spacing: points between rows; nil is 8.
  ///   - pinnedViews: of sections, what stays at the edge while the section is seen.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
  @MainActor var layout: LazyLayout {
    LazyLayout(
      axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews,
      items: GridItems(columns))
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { LazyNode(view, context) }
}

/// Views in rows, column after column, made as they come to be seen in the scroll view around.
nonisolated public struct LazyHGrid<Content: View>: LazyView {
  public typealias Body = Never
  let content: Content
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  /// - Parameters:
  ///   - rows: their heights, the gaps between them, and where views stand in their cells.
  ///   - alignment: of the rows, where they are lower than the grid.
  ///   - spacing: points between columns; nil is 8.
  ///   - pinnedViews: of sections, what stays at the edge while the section is seen.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
  @MainActor var layout: LazyLayout {
    LazyLayout(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews,
      items: GridItems(rows))
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { LazyNode(view, context) }
}
