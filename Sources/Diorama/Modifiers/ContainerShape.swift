import Combine
import Foundation

/// The shape of a container, and the layer whose frame it has.
final class ContainerShapePlace: @unchecked Sendable {
  @MainActor weak var layer: Layer?
}

/// What views in a container are told of its shape.
struct ContainerShape: PlaceComparable, @unchecked Sendable {
  let place: ContainerShapePlace
  let likeness: Likeness
  /// The shape in a rectangle, moved inwards by some points.
  let path: (CGRect, CGFloat) -> Path
  func isSame(as other: ContainerShape) -> Bool {
    place === other.place && likeness.isSame(as: other.likeness)
  }
}
private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}
extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Where a shape is being drawn: what `ContainerRelativeShape` asks while its path is made.
struct ShapeSurroundings: @unchecked Sendable {
  /// Of the path that is being made on the main thread right now.
  nonisolated(unsafe) static var current: ShapeSurroundings?
  let layer: Layer
  let environment: EnvironmentBox

  /// The container's shape where the layer is, moved inwards by as much as the layer's nearest side
  /// is away from the container's.
  @MainActor func path(in rect: CGRect) -> Path? {
    guard let container = EnvironmentValues(environment).containerShape,
      let outer = container.place.layer
    else { return nil }
    // Model values: where things are going, not where they are shown.
    var box = rect
    var layer: Layer? = layer
    while let l = layer, l !== outer {
      let f = l.model(.frame)
      box = box.offsetBy(dx: f.x, dy: f.y)
      layer = l.around
    }
    guard layer === outer else { return nil }
    let size = outer.size
    let gap = min(box.minX, box.minY, size.width - box.maxX, size.height - box.maxY)
    let amount = max(gap, 0)
    return container.path(rect.insetBy(dx: -amount, dy: -amount), amount)
  }
}
extension Shape {
  /// The outline of a shape that a layer shows, by the layer's size.
  @MainActor func outline(
    on layer: Layer, _ environment: EnvironmentBox
  ) -> (CGSize) -> Path {
    { [weak layer] size in
      let rect = CGRect(origin: .zero, size: size)
      guard let layer else { return path(in: rect) }
      let outer = ShapeSurroundings.current
      ShapeSurroundings.current = ShapeSurroundings(layer: layer, environment: environment)
      defer { ShapeSurroundings.current = outer }
      return path(in: rect)
    }
  }
}

/// The shape of the container around, as it goes on at the place of this view: the corners of a
/// rounded rectangle get smaller as far as the view lies inside it, so that they have one middle.
/// Without a container it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Sendable {
  public init() {}
  public func path(in rect: CGRect) -> Path {
    guard MainQueue.isCurrent, let current = ShapeSurroundings.current else { return Path(rect) }
    return onMain((current, rect)) { current, rect in current.path(in: rect) } ?? Path(rect)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// What a shape is known by: its type, and how it looks in a rectangle of odd sides.
private struct ShapeKind: Equatable {
  let type: ObjectIdentifier
  let path: Path
  init<S: Shape>(_ shape: S) {
    type = ObjectIdentifier(S.self)
    path = shape.path(in: CGRect(x: 0, y: 0, width: 997, height: 613))
  }
}
nonisolated private struct ContainerShapeModifier: ViewModifier {
  let likeness: Likeness
  let path: (CGRect, CGFloat) -> Path
  @State private var place = ContainerShapePlace()
  init(likeness: Likeness, path: @escaping (CGRect, CGFloat) -> Path) {
    self.likeness = likeness
    self.path = path
  }
  @MainActor func body(content: Content) -> some View {
    content
      .environment(
        \.containerShape,
        ContainerShape(place: place, likeness: likeness, path: path)
      )
      .modifier(ContainerLayerModifier(place: place))
  }
}
/// Tells where the container is.
nonisolated private struct ContainerLayerModifier: ElementModifier {
  let place: ContainerShapePlace
  static var layerEffect: LayerEffect? { LayerEffect.none }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    place.layer = layer
  }
}
extension View {
  /// Sets the shape that `ContainerRelativeShape` follows in the view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(
      ContainerShapeModifier(likeness: Likeness(ShapeKind(shape))) { rect, amount in
        shape.inset(by: amount).path(in: rect)
      })
  }
}
