import Foundation

/// Where a scroll view is, or is to go.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, @unchecked Sendable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  var place = Place.none
  /// The target that is seen, as a scroll view has said.
  private var shown: Shown?
  private struct Shown: Equatable, @unchecked Sendable { var id: AnyHashable }
  /// Of identities.
  private let type: ObjectIdentifier
  /// A person has scrolled since it was last set.
  public private(set) var isPositionedByUser = false
  /// Counts what was asked for, so that asking for the same again is something new.
  var number = 0

  private init(_ place: Place, type: (some Hashable).Type) {
    self.place = place
    self.type = ObjectIdentifier(type)
  }
  /// At a view with an identity of this type, wherever that is.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(.none, type: idType)
  }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    func typed<T: Hashable>(_ id: T) -> ScrollPosition {
      ScrollPosition(.id(AnyHashable(id), anchor), type: T.self)
    }
    self = typed(id)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), type: idType)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), type: idType)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), type: idType)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), type: idType)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), type: idType)
  }

  private mutating func go(_ place: Place) {
    self.place = place
    shown = nil
    isPositionedByUser = false
    number += 1
  }
  /// To a view with an identity: with a point of it at the same point of what is seen, or by the
  /// least that shows it.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.id(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  /// To an offset in points, counted from the leading top corner of the content.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  /// The view that was asked for, or that a person has scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    let id: AnyHashable?
    if case .id(let wished, _) = place { id = wished } else { id = shown?.id }
    // It came in as Sendable, which leaves no trace at run time.
    return id.map {
      unsafeBitCast($0.base as! any Hashable, to: (any Hashable & Sendable).self)
    }
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = place { return id.base as? T }
    return shown?.id.base as? T
  }
  /// The edge that was asked for; nil when a person has scrolled since.
  public var edge: Edge? { if case .edge(let e) = place { e } else { nil } }
  /// The point that was asked for; nil when a person has scrolled since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// A person has scrolled, to a target with an identity or to none.
  mutating func follow(_ target: ScrollElement.Target?) {
    place = .none
    isPositionedByUser = true
    let type = type
    shown = target?.id { ObjectIdentifier(Swift.type(of: $0.base)) == type }.map { Shown(id: $0) }
  }
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.place == b.place && a.shown == b.shown && a.isPositionedByUser == b.isPositionedByUser
      && a.type == b.type && a.number == b.number
  }
}

private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}
extension Transaction {
  /// Which point of a view is to be at the same point of what is seen, where a scroll view goes to the
  /// view in this transaction: `withTransaction(\.scrollTargetAnchor, .bottom) { shown = 7 }`. It
  /// comes before the anchor of `scrollPosition`; nil leaves that.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}

/// Keeps a binding and the place of a scroll view together.
@MainActor class PositionObserver: ScrollObserver {
  var anchor: UnitPoint?
  /// A person has scrolled, and what they see has not been written since.
  private var isFollowing = false
  private typealias Wish = (place: ScrollPosition.Place, transaction: Transaction)
  private var wish: Wish?
  /// There has been something to see.
  private var hasBegun = false

  /// Goes to a place, as soon as there is a scroll view that knows it. Where it begins, it is at once.
  func go(to place: ScrollPosition.Place) {
    isFollowing = false
    wish = (place, hasBegun ? Transaction.current : Transaction())
    moved()
  }
  override func attached() { scroller?.holdsPlace = true }
  override func handBegan() { isFollowing = true }
  override func settled(_ scroller: ScrollElement) {
    if scroller.contentSize != .zero { hasBegun = true }
    if let wish {
      // A view that is not there may still come.
      guard offset(of: wish, in: scroller) != nil else { return }
      self.wish = nil
      scroller.scroll(
        toward: { [weak self, weak scroller] in
          guard let self, let scroller else { return nil }
          return offset(of: wish, in: scroller)
        }, wish.transaction)
      return
    }
    if isFollowing { follow(scroller.nearestTarget(to: anchor)) }
  }
  /// A person has scrolled to a target.
  func follow(_ target: ScrollElement.Target?) {}

  private func offset(of wish: Wish, in scroller: ScrollElement) -> CGPoint? {
    let asked = wish.transaction.scrollTargetAnchor
    switch wish.place {
    case .none: return nil
    case .id(let id, let own):
      guard let r = scroller.target(with: id) else { return nil }
      // As little as shows all of it, but what comes to rest begins where views do.
      let leading: UnitPoint? = scroller.isAligned && !scroller.seen.contains(r) ? .topLeading : nil
      return scroller.offset(showing: r, at: own ?? asked ?? anchor ?? leading)
    case .edge(let edge):
      var p = scroller.offset
      switch edge {
      case .top: p.y = 0
      case .leading: p.x = 0
      case .bottom: p.y = scroller.range(.vertical).upperBound
      case .trailing: p.x = scroller.range(.horizontal).upperBound
      }
      return p
    case .point(let x, let y):
      return CGPoint(x: x ?? scroller.offset.x, y: y ?? scroller.offset.y)
    }
  }
}

// MARK: an identity

nonisolated struct PositionIDModifier<ID: Hashable>: PassModifier, ScrollObserverModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @MainActor func makeObserver(_ graph: Graph) -> PositionIDObserver<ID> { .init(graph) }
  @MainActor func update(_ observer: PositionIDObserver<ID>, _ node: _Node) {
    observer.binding = id
    observer.anchor = anchor
    observer.take(id.wrappedValue)
  }
}
@MainActor final class PositionIDObserver<ID: Hashable>: PositionObserver {
  var binding: Binding<ID?>!
  private var current: ID?
  func take(_ new: ID?) {
    if new == current { return }
    current = new
    if let new { go(to: .id(AnyHashable(new), nil)) }
  }
  override func follow(_ target: ScrollElement.Target?) {
    guard let id = target?.id(where: { $0.base is ID })?.base as? ID, id != current else { return }
    current = id
    withTransaction(Transaction()) { binding.wrappedValue = id }
  }
}

// MARK: a position

nonisolated struct ScrollPositionModifier: PassModifier, ScrollObserverModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
  @MainActor func makeObserver(_ graph: Graph) -> ScrollPositionObserver { .init(graph) }
  @MainActor func update(_ observer: ScrollPositionObserver, _ node: _Node) {
    observer.binding = position
    observer.anchor = anchor
    observer.take(position.wrappedValue)
  }
}
@MainActor final class ScrollPositionObserver: PositionObserver {
  var binding: Binding<ScrollPosition>!
  private var current: ScrollPosition?
  func take(_ new: ScrollPosition) {
    if new == current { return }
    current = new
    if !new.isPositionedByUser, new.place != .none { go(to: new.place) }
  }
  override func follow(_ target: ScrollElement.Target?) {
    guard var new = current else { return }
    new.follow(target)
    if new == current { return }
    current = new
    withTransaction(Transaction()) { binding.wrappedValue = new }
  }
}

extension View {
  /// Keeps `id` and the scroll view in this view together: it is the identity of the target that is
  /// seen at `anchor`, written while a person scrolls; written by others, the scroll view goes there.
  ///
  /// The targets are the views of a `scrollTargetLayout`. A write inside `withAnimation` moves over
  /// time.
  /// - Parameter anchor: nil tells by the leading or top edge, and scrolls by the least that shows
  ///   the view; where scrolling is aligned to views, to their beginning.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(PositionIDModifier(id: id, anchor: anchor))
  }
  /// Keeps a position and the scroll view in this view together.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
