import Foundation

/// What a view takes on from the source of its matched geometry.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the anchor lies.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size; about the anchor, where the position is the view's own.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated struct MatchedGeometryModifier: PassModifier {
  let geometry: MatchedGeometry
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MatchedNode(view, context)
  }
}
@MainActor
final class MatchedNode<C: View>:
  ShellNode<ModifiedContent<C, MatchedGeometryModifier>, C, MatchedElement>
{
  override init(
    _ view: ModifiedContent<C, MatchedGeometryModifier>, _ context: _NodeContext
  ) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> MatchedElement {
    MatchedElement(self, child, view.modifier.geometry)
  }
  override func dropped(_ shell: MatchedElement) { shell.quit() }
  override func buryElements() {
    super.buryElements()
    forEachShell { $0.quit() }
  }
  override func noteMatches() {
    forEachShell { $0.noteSeen() }
    super.noteMatches()
  }
  override func set(_ new: ModifiedContent<C, MatchedGeometryModifier>) {
    view = new
    forEachShell { $0.set(new.modifier.geometry) }
    content.set(new.content)
  }
}

extension View {
  /// Shows the view where another of the same `id` and namespace stands.
  ///
  /// One view of an id is the source. It is seen at its own place; all others are seen at the
  /// source's, while in layout they keep their own. When the source goes in an animated change and
  /// another comes in the same change, the new one begins where the old one was seen, with its
  /// speed, and moves to its own place; the old one goes along. By default the two fade into each
  /// other on the way, so that a pill of one opaque colour is three quarters opaque half-way;
  /// `.transition(.identity)` on both lets the new one alone move. A change on the way starts from
  /// what is seen then. For a person who wants little to move, they fade, each at its own place.
  ///
  /// Differs: when several sources are there at once, which is a mistake that is reported, each
  /// stays at its own place, or comes there from where another is, and the others follow the last. Of views in the view, those that fill
  /// it keep its speed; others start from rest.
  /// - Parameters:
  ///   - properties: What a view that follows takes on. Without `.position` it stays where it is.
  ///   - anchor: The point that coincides where sizes differ. Its x counts from the left in either
  ///     direction of layout.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        geometry: MatchedGeometry(
          key: MatchKey(space: namespace, id: AnyHashable(id)),
          matchesPosition: properties.contains(.position),
          matchesSize: properties.contains(.size), anchor: anchor, isSource: isSource)))
  }
}
