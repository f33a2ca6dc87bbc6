import Foundation

/// Attaches a gesture to each element of a view.
nonisolated struct GestureModifier<G: Gesture>: PassModifier {
  let gesture: G?
  let priority: GesturePriority
  var mask = GestureMask.all
  /// What it is called in reports; nil for its type.
  var name: String?
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GestureNode(view, context)
  }
}
@MainActor final class GestureShell<Value>: WrapperElement {
  var recognizer: _GestureRecognizer<Value>?
  var attachment: GestureAttachment?
}
@MainActor
final class GestureNode<C: View, G: Gesture>:
  FollowedNode<C, GestureModifier<G>, GestureShell<G.Value>>
{
  private let environment: EnvironmentBox
  override init(_ view: ModifiedContent<C, GestureModifier<G>>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> GestureShell<G.Value> {
    let s = GestureShell<G.Value>(self, child, layer: Layer("\(G.self)"))
    update(s)
    return s
  }
  override func update(_ s: GestureShell<G.Value>) {
    let m = view.modifier
    if let gesture = m.gesture {
      if let r = s.recognizer, G._isSame(r, gesture) {
        G._update(r, gesture)
      } else {
        if s.recognizer != nil { drop(s) }
        let r = G._makeRecognizer(gesture)
        s.recognizer = r
        s.attachment = GestureAttachment(
          r.recognizer, priority: m.priority, mask: m.mask, layer: s.layer!,
          name: m.name ?? "\(G.self)")
      }
    }
    guard let a = s.attachment else { return }
    a.mask = m.mask
    let wasEnabled = a.isEnabled
    a.isEnabled =
      m.gesture != nil
      && Update.reading(self) { EnvironmentValues(environment).isEnabled }
    // What is under way when it is disabled ends without effect.
    if wasEnabled, !a.isEnabled { graph.onDrop?(a) }
    s.layer!.responders = [a]
  }
  override func dropped(_ shell: GestureShell<G.Value>) { drop(shell) }
  override func willDie() { forEachShell { drop($0) } }
  private func drop(_ shell: GestureShell<G.Value>) {
    if let a = shell.attachment { graph.onDrop?(a) }
  }
}

/// The old and the new form of a long press.
nonisolated struct LongPressModifier: PassModifier {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    WrapperNode(view, context) { v in
      let m = v.modifier
      return v.content.modifier(
        GestureModifier(
          gesture: PressingGesture(
            minimumDuration: m.minimumDuration, maximumDistance: m.maximumDistance,
            action: m.action, pressing: m.pressing), priority: .normal))
    }
  }
}
/// A long press that also tells when it begins and ends.
nonisolated struct PressingGesture: Gesture {
  typealias Body = Never
  typealias Value = Bool
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    _GestureRecognizer(
      LongPressRecognizer(
        minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance,
        action: gesture.action, pressing: gesture.pressing))
  }
  @MainActor static func _update(_ r: _GestureRecognizer<Bool>, _ gesture: Self) {
    let press = r.recognizer as! LongPressRecognizer
    press.minimumDuration = gesture.minimumDuration
    press.maximumDistance = gesture.maximumDistance
    press.action = gesture.action
    press.pressing = gesture.pressing
  }
}

/// Decides whether a view can be hit, and where.
nonisolated struct HitTestingModifier: ElementModifier, Equatable {
  let isEnabled: Bool
  static var layerEffect: LayerEffect? { LayerEffect.none }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    layer.allowsHits = isEnabled
  }
}
nonisolated struct ContentShapeModifier<S: Shape>: ElementModifier {
  let shape: S
  let isEvenOdd: Bool
  static var layerEffect: LayerEffect? { LayerEffect.none }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    let shape = shape, isEvenOdd = isEvenOdd
    layer.setHitShape { (shape.path(in: CGRect(origin: .zero, size: $0)), isEvenOdd) }
  }
}

/// What a shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Runs `action` after a number of clicks on what the view shows.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }
  /// The same, with the place of the last click.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
  /// Runs `action` when the view has been pressed for `minimumDuration` seconds, the pointer never
  /// further than `maximumDistance` points from where it began.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        pressing: onPressingChanged))
  }
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        pressing: pressing))
  }

  /// Adds a gesture that comes after those of the views inside.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// The same with a name, which reports of what is under way use.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews, name: name))
  }
  /// Adds a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// The same with a name, which reports of what is under way use.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews, name: name))
  }
  /// Adds a gesture that is recognised beside all others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
  /// The same with a name, which reports of what is under way use.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews, name: name))
  }

  /// Whether the view takes part in hit testing.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
  /// The area of the view that is hit.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
  /// The area of the view that is hit, or that its focus ring is drawn around.
  ///
  /// Differs: kinds other than `.interaction` and `.focusEffect` make no difference.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(KindsOfContentShape(kinds: kind, shape: shape, isEvenOdd: eoFill))
  }
}
nonisolated struct KindsOfContentShape<S: Shape>: ElementModifier {
  let kinds: ContentShapeKinds
  let shape: S
  let isEvenOdd: Bool
  static var layerEffect: LayerEffect? { LayerEffect.none }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    let shape = shape, isEvenOdd = isEvenOdd
    let path: (CGSize) -> Path = { shape.path(in: CGRect(origin: .zero, size: $0)) }
    layer.setFocusShape(kinds.contains(.focusEffect) ? path : nil)
    if kinds.contains(.interaction) { layer.setHitShape { (path($0), isEvenOdd) } }
  }
}
