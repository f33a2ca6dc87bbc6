import Foundation

/// A container of one's own: it sizes and places its subviews.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) -> CGSize { … }
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) { … }
///     }
///     Diagonal { Text("a"); Text("b") }
///
/// Places count from the leading edge: where lines run from right to left, all is mirrored.
///
/// Differs: `bounds` begins at zero. What `animatableData` gives changes at once; what is placed
/// elsewhere moves there.
nonisolated public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  /// What is worked out once, and kept until the subviews change.
  associatedtype Cache = Void
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  /// Makes a new cache unless it is written.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size for a proposal: nil asks for the ideal one, 0 for the smallest, infinity
  /// for the largest.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Gives each subview its place. One that gets none is in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide lies in the container; nil leaves it to the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}
extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// The container with its subviews.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What is the same for all containers of a type.
public struct LayoutProperties: Sendable {
  /// The axis along which it lays out, as a `Spacer` or a `Divider` wants to know; nil for none.
  public var stackOrientation: Axis?
  public init() {}
  init(_ axis: Axis) { stackOrientation = axis }
}

/// The distance that a view wants from its neighbours.
///
/// Differs: 8 points between all views, and none beside a `Spacer`.
public struct ViewSpacing: Sendable {
  private var points: CGFloat
  public static let zero = ViewSpacing(points: 0)
  public init() { self.init(points: 8) }
  init(points: CGFloat) { self.points = points }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    min(points, next.points)
  }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    points = max(points, other.points)
  }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var both = self
    both.formUnion(other, edges: edges)
    return both
  }
}

/// Names a value that a view hands to the layout that it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
enum LayoutValueTrait<Key: LayoutValueKey>: _TraitKey { typealias Value = Key.Value }
extension View {
  /// Hands a value to the layout around, which finds it under the key in its subviews.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
  }
}

/// What a layout lays out.
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  let elements: ArraySlice<Diorama.Element>
  let places: LayoutPlaces
  public var layoutDirection: LayoutDirection
  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, places: places)
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      elements: elements[bounds], places: places, layoutDirection: layoutDirection)
  }
}

/// The places that are given in one go.
@MainActor final class LayoutPlaces {
  var places: [Arrangement.Place?] = []
}

/// One view that a layout lays out.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: Element
  let index: Int
  let places: LayoutPlaces
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var value: K.Value?
    MainActor.assumeIsolated { value = element.trait(LayoutValueTrait<K>.self) }
    return value ?? K.defaultValue
  }
  public var priority: Double {
    MainActor.assumeIsolated {
      element.isSpacer ? -.infinity : element.trait(LayoutPriorityTrait.self) ?? 0
    }
  }
  public var spacing: ViewSpacing {
    MainActor.assumeIsolated { element.takesNoSpacing ? .zero : ViewSpacing() }
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { element.measure(proposal) }
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    nonisolated(unsafe) var dimensions: ViewDimensions?
    MainActor.assumeIsolated {
      dimensions = element.dimensions(element.measure(proposal), proposal)
    }
    return dimensions!
  }
  /// Puts the view's `anchor` at a place of the layout. It has the size that it takes for the
  /// proposal.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      let size = element.measure(proposal)
      places.places[index] = Arrangement.Place(
        origin: CGPoint(
          x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        size: size, proposal: proposal)
    }
  }
}
