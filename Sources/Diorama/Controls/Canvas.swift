import Foundation

/// A view that is drawn by a function. The function runs when the canvas is made anew, gets another
/// size, or something that it has read changes; what it draws beyond the canvas is cut off.
///
/// The views in `symbols` are not shown by themselves: the function draws each, found by its tag, as
/// often as it likes. They take their ideal size, may animate, and are not hit.
///
/// Differs: it is drawn in the frame that asks for it, whatever `rendersAsynchronously` says; `opaque`
/// and `colorMode` make no difference.
nonisolated public struct Canvas<Symbols: View>: View {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { CanvasNode(view, context) }
}
extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

@MainActor final class CanvasNode<Symbols: View>: LeafNode<Canvas<Symbols>> {
  private let symbols: HostNode?
  /// Holds what the symbols show.
  private let shelf = Layer("symbols", effect: .symbols)
  /// Nil before it has been placed.
  private var room: CGSize?

  init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
    symbols =
      Symbols.self == EmptyView.self
      ? nil : HostNode(context, quietly: view.symbols, ShelfLayout(), name: "symbols")
    super.init(view, context, name: "Canvas")
    if let symbols {
      adopt(symbols)
      symbols.box.parent = leaf
      layer.setBelow([shelf])
    }
    leaf.onResize = { [unowned self] size, _ in
      room = size
      placeSymbols()
      redraw(Transaction())
    }
  }
  private func placeSymbols() {
    guard let box = symbols?.box else { return }
    box.place(
      CGRect(origin: .zero, size: box.measure(.unspecified)), .unspecified, in: shelf, at: .zero)
    shelf.setBelow([box.topLayer])
  }
  private func symbol(_ id: AnyHashable) -> (layer: Layer, size: CGSize)? {
    guard let box = symbols?.box else { return nil }
    let found = box.children.first { child in
      child.trait(TagTrait.self).map { AnyHashable($0) == id } ?? false
    }
    return found.map { ($0.topLayer, $0.frame.size) }
  }
  override func draw(_ transaction: Transaction) {
    guard let size = room else { return }
    let studio = Studio(values, graph.services, now: graph.date) { [unowned self] in symbol($0) }
    var context = GraphicsContext(studio, size: size)
    observing { view.renderer(&context, size) }
    layer.show(.drawing(Recording(context.sheet.steps)))
  }
  override func set(_ new: Canvas<Symbols>) {
    symbols?.set(new.symbols)
    super.set(new)
  }
  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let symbols { body(symbols) }
  }
}

/// Each in its ideal size, all in one place.
struct ShelfLayout: LayoutAlgorithm {
  var name: String { "symbols" }
  func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    let places = children.map { child in
      Arrangement.Place(
        origin: .zero, size: child.measure(.unspecified), proposal: .unspecified)
    }
    let size = CGSize(
      width: places.map(\.size.width).max() ?? 0, height: places.map(\.size.height).max() ?? 0)
    return Arrangement(size: size, places: places)
  }
}
