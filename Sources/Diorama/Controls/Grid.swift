import Foundation

/// Views in rows and columns. Each `GridRow` is a row; any other view is a row of its own, as wide as
/// the grid.
nonisolated public struct Grid<Content: View>: ContainerView {
  public typealias Body = Never
  let content: Content
  let layout: GridLayout
  /// Spacing in points; nil is 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  @MainActor var algorithm: GridArranger { layout.algorithm }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ContainerNode(view, context) }
}

/// A row of a `Grid`, a cell for each view in it. Elsewhere it is the views themselves.
nonisolated public struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content
  /// `alignment` nil is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  @MainActor public static var _count: Int? { Content._count }
  @MainActor public static func _trait<K: _TraitKey>(
    _ key: K.Type, _ view: Self, _ index: Int
  ) -> K.Value? { Content._trait(key, view.content, index) }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { GridRowNode(view, context) }
}
@MainActor final class GridRowShell: WrapperElement {
  fileprivate var place: GridRowPlace!
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    K.self == GridRowTrait.self ? (place as! K.Value?) : child.trait(key)
  }
}
@MainActor final class GridRowNode<C: View>: ShellNode<GridRow<C>, C, GridRowShell> {
  override init(_ view: GridRow<C>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  private var place: GridRowPlace {
    GridRowPlace(row: ObjectIdentifier(self), alignment: view.alignment)
  }
  override func makeShell(_ child: Element) -> GridRowShell {
    let s = GridRowShell(self, child, layer: nil)
    s.place = place
    return s
  }
  override func set(_ new: GridRow<C>) {
    let isSame = new.alignment == view.alignment
    view = new
    if !isSame {
      forEachShell { s in
        s.place = place
        s.containerAround?.invalidate()
      }
    }
    content.set(new.content)
  }
}

extension View {
  /// The cell takes several columns of its grid, at least 1.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier<GridCellColumnsTrait>(value: count))
  }
  /// Where the view stands in its cell of a grid, whatever the alignment of row and column.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier<GridCellAnchorTrait>(value: anchor))
  }
  /// The view makes its column no wider, or its row no higher: it takes what others leave it.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier<GridCellUnsizedTrait>(value: axes))
  }
  /// How all cells of the view's column are aligned. One cell that says so is enough.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }
}
