import Foundation

/// The place that a `GeometryProxy` measures in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The window.
  case global
  /// The view's own.
  case local
  /// The nearest view around that is named so.
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
/// The name of the space of the nearest pager.
private struct PagerSpace: Hashable {}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest `TabView` of pages around. At rest, the page that is
  /// shown is at its middle. It is ours: Apple has none.
  public static var pager: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(PagerSpace()))
  }
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// What is seen of the nearest scroll view around, within its safe area and the margins of its
  /// content.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }
  /// What is seen of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}
/// The name of the space of a scroll view.
private struct ScrollSpace: Hashable {
  let axis: Axis?
  @MainActor func holds(_ scroller: ScrollElement) -> Bool {
    axis.map { scroller.axes.all.contains($0) } ?? true
  }
}

/// The size and the place of a view.
public struct GeometryProxy: @unchecked Sendable {
  weak var node: (any GeometrySource)?
  /// Points.
  public let size: CGSize
  /// How far the view could grow beyond its frame, on the sides where that reaches the edge of the
  /// safe area. What reads it runs again when it changes.
  public var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated { node?.safeAreaInsets() ?? EdgeInsets() }
  }

  /// The view's frame in a space. What reads it runs again when the frame changes.
  @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  {
    frame(in: coordinateSpace.coordinateSpace)
  }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated {
      node?.frame(in: coordinateSpace) ?? CGRect(origin: .zero, size: size)
    }
  }
}
extension GeometryProxy {
  /// The bounds of a space around the view, in the view's own coordinates; nil where there is no such
  /// space. What reads them runs again when they change.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated { node?.bounds(of: coordinateSpace.coordinateSpace) }
  }
}
@MainActor protocol GeometrySource: AnyObject {
  func frame(in space: CoordinateSpace) -> CGRect
  func bounds(of space: CoordinateSpace) -> CGRect?
  func safeAreaInsets() -> EdgeInsets
  func frame(of view: AnchoredView) -> AnchoredFrame
}

/// What has been read of an element's place.
@MainActor struct SeenPlaces {
  private var frames: [CoordinateSpace: CGRect] = [:]
  private var bounds: [CoordinateSpace: CGRect?] = [:]
  private var safeArea: Sides?
  private var anchors: [ObjectIdentifier: (view: AnchoredView, frame: CGRect)] = [:]
  /// Kept where a body reads it, and not where an action does.
  mutating func frame(of element: Element, in space: CoordinateSpace) -> CGRect {
    let r = element.place(in: space)
    if r == nil, case .named(let name) = space {
      let label = element.owner.label
      element.system.report(
        "no coordinate space named \(name) around \(label); the window's is used")
    }
    let frame = r ?? element.globalFrame
    if Update.reader != nil { frames[space] = frame }
    return frame
  }
  mutating func bounds(around element: Element, of space: CoordinateSpace) -> CGRect? {
    let r = element.bounds(of: space)
    if Update.reader != nil { bounds[space] = r }
    return r
  }
  mutating func safeArea(around element: Element) -> Sides {
    let sides = element.safeArea
    if Update.reader != nil { safeArea = sides }
    return sides
  }
  mutating func frame(of view: AnchoredView, around element: Element) -> AnchoredFrame {
    let seen = view.frame(from: element.globalFrame.origin)
    if Update.reader != nil { anchors[ObjectIdentifier(view)] = (view, seen.frame) }
    return seen
  }
  func differ(from element: Element) -> Bool {
    if anchors.values.contains(where: {
      $0.view.frame(from: element.globalFrame.origin).frame != $0.frame
    }) {
      return true
    }
    if let safeArea, safeArea != element.safeArea { return true }
    return differInPlace(from: element)
  }
  private func differInPlace(from element: Element) -> Bool {
    frames.contains { (element.place(in: $0.key) ?? element.globalFrame) != $0.value }
      || bounds.contains { element.bounds(of: $0.key) != $0.value }
  }
}

/// Builds its content from its own size and place. It takes all of the proposal, and puts the
/// content at its top leading corner.
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { GeometryNode(view, context) }
}

@MainActor
final class GeometryNode<Content: View>: _TypedNode<GeometryReader<Content>>,
  GeometryObserver, GeometrySource
{
  private var content: _TypedNode<Content>?
  private var box: GeometryElement!
  private let context: _NodeContext
  private var seen = SeenPlaces()
  private var isObserving = false

  override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    box = GeometryElement(
      owner: self, system: graph.layout, list: self, algorithm: ZLayout(alignment: .topLeading),
      layer: Layer("GeometryReader"))
    box.content = { [unowned self] in content }
    box.build = { [unowned self] in
      Transaction.current = box.transaction
      evaluate()
    }
    readDirection()
  }
  private func readDirection() {
    box.direction = Update.reading(self) {
      EnvironmentValues(context.environment).layoutDirection
    }
  }
  override var container: ContainerElement? { box }
  override func element(at index: Int) -> Element { box }
  package override func collect(into elements: inout [Element]) { elements.append(box) }
  override func buryElements() { box.isAlive = false }
  override var holdsState: Bool { false }
  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
  override func set(_ new: GeometryReader<Content>) {
    view = new
    if box.isPlaced { evaluate() }
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    seen = SeenPlaces()
    readDirection()
    // Before it is placed for the first time, it has no size to build for.
    if box.builtSize == nil || !graph.mayEvaluate(self) { return }
    let proxy = GeometryProxy(node: self, size: box.frame.size)
    let new = observing { view.content(proxy) }
    if let content {
      content.set(new)
    } else {
      content = Content._makeNode(new, context)
      adopt(content!)
      box.listChanged()
    }
  }
  func frame(in space: CoordinateSpace) -> CGRect {
    let r = seen.frame(of: box, in: space)
    observe()
    return r
  }
  func bounds(of space: CoordinateSpace) -> CGRect? {
    observe()
    return seen.bounds(around: box, of: space)
  }
  func safeAreaInsets() -> EdgeInsets {
    observe()
    return seen.safeArea(around: box).insets(box.direction)
  }
  func frame(of view: AnchoredView) -> AnchoredFrame {
    observe()
    return seen.frame(of: view, around: box)
  }
  private func observe() {
    if Update.reader == nil || isObserving { return }
    isObserving = true
    graph.add(self)
  }
  // What has gone lies nowhere: what was last read of it stands.
  func hasMoved() -> Bool { box.isPlaced && seen.differ(from: box) }
}

extension Element {
  /// Its frame in a space; nil where there is no such space.
  fileprivate func place(in space: CoordinateSpace) -> CGRect? {
    let global = toldFrame
    switch space {
    case .global: return global
    case .local: return CGRect(origin: .zero, size: global.size)
    case .named(let name):
      return room(of: name).map { CGRect(origin: global.origin - $0.origin, size: global.size) }
    }
  }
  /// Where it is; in a carrier, where it is seen right now.
  private var toldFrame: CGRect {
    guard owner.hasMatches, let l = layer ?? host, l.isCarried else { return globalFrame }
    let time = system.motion.time
    let at = (layer == nil ? base + frame.origin : .zero).applying(l.seenTransform(at: time))
    let top = topElement, isWhole = top.layoutFrame == layoutFrame
    let size = top.layer.flatMap { isWhole ? $0.state(.frame, at: time).value : nil }
    return CGRect(
      origin: at, size: size.map { CGSize(width: $0.z, height: $0.w) } ?? frame.size)
  }
  fileprivate func bounds(of space: CoordinateSpace) -> CGRect? {
    guard case .named(let name) = space, let frame = room(of: name) else { return nil }
    return CGRect(origin: frame.origin - globalFrame.origin, size: frame.size)
  }
  /// Where the space of a name lies: that of a scroll view within its margins.
  private func room(of name: AnyHashable) -> CGRect? {
    guard let e = element(of: name) else { return nil }
    return (e as? ScrollElement)?.margins.inside(e.globalFrame) ?? e.globalFrame
  }
  /// The nearest element around whose space has a name.
  private func element(of name: AnyHashable) -> Element? {
    var e: Element? = self
    while let q = e {
      switch q {
      case is PagerElement: if name == NamedCoordinateSpace.pager.name { return q }
      case let scroller as ScrollElement:
        if let space = name.base as? ScrollSpace, space.holds(scroller) { return q }
      case let shell as Shell<CoordinateSpaceModifier>:
        if shell.modifier.name == name { return q }
      default: break
      }
      e = q.parent
    }
    return nil
  }
}

/// Builds its content when it is placed at a new size.
@MainActor final class GeometryElement: ContainerElement {
  var build: () -> Void = {}
  var content: () -> _Node? = { nil }
  private(set) var builtSize: CGSize?
  override func gather() -> [Element] {
    var out: [Element] = []
    content()?.collect(into: &out)
    return out
  }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    p.replacingUnspecifiedDimensions()
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    if builtSize != frame.size {
      builtSize = frame.size
      let outer = Transaction.current
      build()
      Transaction.current = outer
    }
    // The content stands at the top leading corner, whatever its size.
    let p = ProposedViewSize(frame.size)
    let places = arrangement(p).places
    for (child, place) in zip(children, places) {
      var r = CGRect(origin: .zero, size: place.size)
      if direction == .rightToLeft { r = r.mirrored(in: frame.width) }
      child.place(r, p, in: host, at: base)
    }
    settle()
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? { nil }
}

nonisolated struct CoordinateSpaceModifier: ElementModifier, Equatable {
  let name: AnyHashable
  static var layerEffect: LayerEffect? { LayerEffect.none }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    layer.spaceName = name
  }
}
extension View {
  /// Gives the view's coordinate space a name for the views inside.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}
