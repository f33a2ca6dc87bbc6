import Foundation

/// Kinds of areas that content keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What a window, `safeAreaInset` and `safeAreaPadding` keep free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Differs: there is no keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A modifier whose shells follow the direction of layout.
@MainActor protocol DirectedShell: WrapperElement {
  associatedtype Modifier
  func take(_ modifier: Modifier)
}
@MainActor
final class DirectedNode<C: View, M: ViewModifier, S: DirectedShell>:
  ShellNode<ModifiedContent<C, M>, C, S>
where S.Modifier == M {
  private let environment: EnvironmentBox
  private let make: (_Node, M, Element) -> S
  init(
    _ view: ModifiedContent<C, M>, _ context: _NodeContext,
    _ make: @escaping (_Node, M, Element) -> S
  ) {
    environment = context.environment
    self.make = make
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> S {
    let s = make(self, view.modifier, child)
    s.direction = layoutDirection(environment)
    return s
  }
  override func set(_ new: ModifiedContent<C, M>) {
    view = new
    forEachShell { $0.take(new.modifier) }
    content.set(new.content)
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell { $0.direction = layoutDirection(environment) }
  }
}

// MARK: growing beyond it

nonisolated struct IgnoreModifier: PassModifier {
  let edges: Edge.Set
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    DirectedNode<C, Self, IgnoringShell>(view, context) { IgnoringShell($0, $1.edges, $2) }
  }
}
/// Gives its child the room outside of the safe area, where it reaches that.
@MainActor final class IgnoringShell: WrapperElement, DirectedShell {
  private var edges: Edge.Set
  init(_ owner: _Node, _ edges: Edge.Set, _ child: Element) {
    self.edges = edges
    super.init(owner, child, layer: nil)
  }
  func take(_ modifier: IgnoreModifier) {
    if modifier.edges == edges { return }
    edges = modifier.edges
    invalidate()
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    let sides = safeArea.kept(edges, direction)
    if sides.isZero { return super.placeContent(in: host, at: base) }
    let room = sides.outside(CGRect(origin: .zero, size: frame.size))
    let p = sides.outside(proposal)
    let size = child.measure(p)
    let x = direction == .rightToLeft ? room.maxX - size.width : room.minX
    child.place(
      CGRect(origin: CGPoint(x: x, y: room.minY), size: size), p, in: host, at: base)
  }
}

// MARK: making it smaller

nonisolated struct SafePaddingModifier: PassModifier {
  let insets: EdgeInsets
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    context.graph.layout.hasSafeAreas = true
    return DirectedNode<C, Self, SafePaddingShell>(view, context) {
      SafePaddingShell($0, $1.insets, $2)
    }
  }
}
@MainActor final class SafePaddingShell: WrapperElement, DirectedShell {
  private var insets: EdgeInsets
  init(_ owner: _Node, _ insets: EdgeInsets, _ child: Element) {
    self.insets = insets
    super.init(owner, child, layer: nil)
  }
  func take(_ modifier: SafePaddingModifier) {
    if modifier.insets == insets { return }
    insets = modifier.insets
    invalidate()
  }
  override var safeAreaMargins: Sides { Sides(insets, direction) }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    let sides = safeAreaMargins, size = child.measure(sides.inside(p))
    return CGSize(
      width: max(0, size.width + sides.horizontal), height: max(0, size.height + sides.vertical))
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    let sides = safeAreaMargins
    child.place(
      sides.inside(CGRect(origin: .zero, size: frame.size)), sides.inside(proposal), in: host,
      at: base)
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    let sides = safeAreaMargins
    let inner = sides.inside(CGRect(origin: .zero, size: size))
    guard let v = child.guide(key, in: inner.size, sides.inside(p)) else { return nil }
    return v + (key.axis == .horizontal ? insets.leading : insets.top)
  }
}

extension View {
  /// Lets the view grow beyond the safe area on the sides where it reaches its edge. What is around
  /// it is laid out as if it did not.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoreModifier(edges: regions.contains(.container) ? edges : []))
  }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Makes the safe area of the view smaller. What scrolls in it begins and ends there, but is seen
  /// up to the edges.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafePaddingModifier(insets: insets))
  }
  /// - Parameter length: points; nil is 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
