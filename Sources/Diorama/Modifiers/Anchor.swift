import Foundation

/// A place or an area of a view, to be asked for by others: a `GeometryProxy` says where it lies in
/// its own coordinates.
///
///     proxy[anchor]
///
/// Differs: it is always where its view is now. Equal anchors are those of one place of one view,
/// wherever that has moved.
@preconcurrency public struct Anchor<Value>: @unchecked Sendable {
  let view: AnchoredView?
  fileprivate let source: Source

  /// What of a view an anchor is.
  public struct Source: @unchecked Sendable {
    /// Tells sources that are made alike.
    fileprivate let key: AnyHashable
    /// The value for a view; coordinates are made those of the one who asks.
    fileprivate let value: (AnchoredFrame) -> Value
  }
  @MainActor func value(for frame: AnchoredFrame) -> Value { source.value(frame) }
}
extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.view === b.view && a.source.key == b.source.key
  }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(view.map(ObjectIdentifier.init))
    hasher.combine(source.key)
  }
}

/// The frame of an anchor's view, in the coordinates of the one who asks.
struct AnchoredFrame {
  let frame: CGRect
  let isRightToLeft: Bool

  func point(_ p: CGPoint) -> CGPoint { CGPoint(x: frame.minX + p.x, y: frame.minY + p.y) }
  func point(_ unit: UnitPoint) -> CGPoint {
    point(
      CGPoint(
        x: (isRightToLeft ? 1 - unit.x : unit.x) * frame.width, y: unit.y * frame.height))
  }
}

/// The view that an anchor belongs to. When it has gone, its last place holds.
@MainActor final class AnchoredView {
  private weak var element: Element?
  private var last = CGRect.zero
  private let isRightToLeft: Bool
  init(_ element: Element) {
    self.element = element
    isRightToLeft = element.direction == .rightToLeft
  }
  var globalFrame: CGRect {
    if let element, element.isAlive, element.isPlaced { last = element.globalFrame }
    return last
  }
  /// Seen from a view whose top left corner lies at `origin` in the window.
  func frame(from origin: CGPoint) -> AnchoredFrame {
    AnchoredFrame(
      frame: CGRect(origin: globalFrame.origin - origin, size: globalFrame.size),
      isRightToLeft: isRightToLeft)
  }
}

// MARK: sources

private struct AnchorKey: Hashable {
  let kind: String
  var parts: [AnyHashable] = []
}
extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(key: AnchorKey(kind: "bounds")) { $0.frame }
  }
  /// An area in the view's own coordinates, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      key: AnchorKey(kind: "rect", parts: [r.minX, r.minY, r.width, r.height])
    ) { CGRect(origin: $0.point(r.origin), size: r.size) }
  }
}
extension Anchor.Source where Value == CGPoint {
  /// A place in the view's own coordinates, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(key: AnchorKey(kind: "point", parts: [p.x, p.y])) { $0.point(p) }
  }
  /// A place in parts of the view's size, counted from its leading edge.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(key: AnchorKey(kind: "unit", parts: [p.x, p.y])) { $0.point(p) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
extension Anchor.Source {
  /// Several sources of one view as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    key = AnchorKey(kind: "array", parts: array.map(\.key))
    value = { frame in array.map { $0.value(frame) } }
  }
  /// A source that there may be.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    key = AnchorKey(kind: "optional", parts: anchor.map { [$0.key] } ?? [])
    value = { frame in anchor?.value(frame) }
  }
}

extension GeometryProxy {
  /// Where an anchor lies in the coordinates of this view. What reads it runs again when that
  /// changes.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) var value: T?
    MainActor.assumeIsolated {
      let frame = anchor.view.map { node?.frame(of: $0) ?? $0.frame(from: .zero) }
      value = anchor.value(
        for: frame ?? AnchoredFrame(frame: .zero, isRightToLeft: false))
    }
    return value!
  }
}

// MARK: preferences

/// Makes a preference of an anchor of each element of a view, or changes what is handed up by it.
nonisolated struct AnchorPreference<A, K: PreferenceKey>: PassModifier {
  let source: Anchor<A>.Source
  /// Takes the place of what the views below hand up; otherwise it is changed.
  let replaces: Bool
  let transform: (inout K.Value, Anchor<A>) -> Void
  func value(_ anchor: Anchor<A>) -> K.Value {
    var value = K.defaultValue
    transform(&value, anchor)
    return value
  }
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AnchorPreferenceNode(view, context)
  }
}
@MainActor final class AnchorShell: WrapperElement {
  private(set) lazy var view = AnchoredView(self)
}
@MainActor
final class AnchorPreferenceNode<C: View, A, K: PreferenceKey>:
  ShellNode<ModifiedContent<C, AnchorPreference<A, K>>, C, AnchorShell>
{
  /// In the order in which they were made, which is that of the views.
  private var shells: [AnchorShell] = []
  private let environment: EnvironmentBox
  override init(_ view: ModifiedContent<C, AnchorPreference<A, K>>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
    notePreferences()
    graph.preferencesChanged(below: self)
  }
  override func makeShell(_ child: Element) -> AnchorShell {
    let s = AnchorShell(self, child, layer: nil)
    s.direction = layoutDirection(environment)
    shells.append(s)
    graph.preferencesChanged(below: self)
    return s
  }
  override func dropped(_ shell: AnchorShell) {
    shells.removeAll { $0 === shell }
    graph.preferencesChanged(below: self)
  }
  override func set(_ new: ModifiedContent<C, AnchorPreference<A, K>>) {
    view = new
    graph.preferencesChanged(below: self)
    content.set(new.content)
  }
  override func preference<L: PreferenceKey>(_ key: L.Type) -> L.Value? {
    guard K.self == L.self else { return nil }
    let m = view.modifier
    var sum: K.Value?
    if !m.replaces { sum = content.gathered(K.self) ?? K.defaultValue }
    for s in shells where s.isAlive {
      let anchor = Anchor<A>(view: s.view, source: m.source)
      if !m.replaces {
        m.transform(&sum!, anchor)
        continue
      }
      let own = m.value(anchor)
      if sum == nil { sum = own } else { K.reduce(value: &sum!) { own } }
    }
    return sum as! L.Value?
  }
}

extension View {
  /// Hands an anchor of the view up, as a value of a preference.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreference<A, K>(source: value, replaces: true) { $0 = transform($1) })
  }
  /// Changes what the views below hand up by an anchor of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreference<A, K>(source: value, replaces: false, transform: transform))
  }
}
