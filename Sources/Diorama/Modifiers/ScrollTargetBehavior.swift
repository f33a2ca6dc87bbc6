import Foundation

/// Where a scroll view is going to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What will be seen of the content, in points from its leading top corner.
  public var rect: CGRect
  /// The point of `rect` that counts when its size is not that of what can be seen; nil is the top
  /// leading corner.
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a scroll view is like when its hand lets go.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// What was seen when the gesture began.
  public let originalTarget: ScrollTarget
  /// Of the offset, in points a second: positive towards the end of the content.
  public let velocity: CGVector
  /// Points, with the margins.
  public let contentSize: CGSize
  /// The size of what is seen of the content, beside its margins.
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// What is seen now.
  let current: CGRect
  let environment: EnvironmentValues
  /// Where views begin along an axis, as offsets at which they stand at the beginning of what is
  /// seen; those within a stretch of offsets.
  let starts: @MainActor (Axis, ClosedRange<CGFloat>) -> [CGFloat]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Decides where a scroll view comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// Changes `target`, which is where the content would come to rest by itself. It is asked when the
  /// hand lets go, by a notch of the wheel and by keys.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  func properties(context: PropertiesContext) -> Properties
}
extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}
/// What a behaviour asks of the scroll view.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Content that is let go slows down fast, at 0.99 a millisecond and not at 0.998, so that it is
  /// proposed to come to rest nearby. Default false.
  public var limitsScrolls = false
  public init() {}
}
/// What is known when a behaviour is asked for its properties.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  public let axes: Axis.Set
  let environment: EnvironmentValues
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated(unsafe) let base: any ScrollTargetBehavior
  nonisolated public init(_ base: some ScrollTargetBehavior) {
    self.base = base
  }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

/// Comes to rest at whole pages, each as long as what is seen: one page a swipe at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Equatable {
  nonisolated public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.axes.all {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let last = max(0, (context.contentSize[axis] - context.current.size[axis]) / page)
      let to = PagerElement.destination(
        position: Double(context.current.origin[axis] / page),
        home: Int((context.originalTarget.rect.origin[axis] / page).rounded()),
        last: Int(last.rounded(.up)), velocity: Double(context.velocity[axis]))
      target.rect.origin[axis] = CGFloat(to) * page
    }
  }
}

/// Comes to rest where a view of the `scrollTargetLayout` stands at the beginning of what is seen.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Equatable {
  /// How many views a swipe passes.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind { case automatic, always, few, one, never }
    let kind: Kind
    /// `always` in scroll views up to 500 points wide, otherwise `never`.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// As many as there is room for, at least one.
    public static let always = LimitBehavior(kind: .always)
    /// As many as there is room for, at least one.
    public static let alwaysByFew = LimitBehavior(kind: .few)
    public static let alwaysByOne = LimitBehavior(kind: .one)
    /// As far as the swipe leads.
    public static let never = LimitBehavior(kind: .never)
  }
  var limitBehavior: LimitBehavior
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
  }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.axes.all {
      let home = context.originalTarget.rect.origin[axis], now = context.current.origin[axis]
      let proposed = target.rect.origin[axis], room = context.containerSize[axis]
      let reach = max(room, 1) * 2
      let starts = context.starts(
        axis, min(home, now, proposed) - reach...max(home, now, proposed) + reach)
      guard !starts.isEmpty else { continue }
      func nearest(_ place: CGFloat) -> Int {
        starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }!
      }
      let velocity = Double(context.velocity[axis])
      var to = nearest(proposed)
      if abs(velocity) >= PagerElement.fling {
        // At least to the next one that way.
        if velocity > 0, let next = starts.firstIndex(where: { $0 > now + 0.5 }) {
          to = max(to, next)
        } else if velocity < 0, let next = starts.lastIndex(where: { $0 < now - 0.5 }) {
          to = min(to, next)
        }
      }
      if let most = limit(starts, room, context.containerSize.width) {
        let from = nearest(home)
        to = min(max(to, from - most), from + most)
      }
      target.rect.origin[axis] = starts[min(max(to, 0), starts.count - 1)]
    }
  }
  private func limit(_ starts: [CGFloat], _ room: CGFloat, _ width: CGFloat) -> Int? {
    switch limitBehavior.kind {
    case .never: return nil
    case .one: return 1
    case .automatic where width > 500: return nil
    case .automatic, .always, .few:
      let pitch = zip(starts.dropFirst(), starts).map { $0 - $1 }.max() ?? room
      return pitch > 0 ? max(1, Int((room / pitch + 0.01).rounded(.down))) : 1
    }
  }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  nonisolated public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

extension Axis.Set {
  var all: [Axis] {
    Axis.allCases.filter { contains($0 == .horizontal ? .horizontal : .vertical) }
  }
}
extension CGVector {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? dx : dy }
}

/// The behaviour, as it is handed down.
struct BehaviorInEnvironment: Equatable {
  let behavior: any ScrollTargetBehavior
  static func == (a: Self, b: Self) -> Bool {
    func same<E: Equatable>(_ x: E) -> Bool { (b.behavior as? E) == x }
    return (a.behavior as? any Equatable).map { same($0) } ?? false
  }
}
private enum BehaviorKey: EnvironmentKey {
  static var defaultValue: BehaviorInEnvironment? { nil }
}
extension EnvironmentValues {
  var scrollTargetBehavior: BehaviorInEnvironment? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
}
extension View {
  /// Where scroll views in this view come to rest.
  nonisolated public func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View {
    nonisolated(unsafe) let behavior = behavior
    return environment(\.scrollTargetBehavior, BehaviorInEnvironment(behavior: behavior))
  }
}
