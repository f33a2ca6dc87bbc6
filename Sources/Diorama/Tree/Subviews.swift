import Foundation

/// One view of those that a container was given, to be put somewhere. Put in several places it is as
/// many views, each with state of its own and under what is handed down in its place.
nonisolated public struct Subview: View, Identifiable {
  public typealias Body = Never
  /// The view's identity, as long as it lives.
  public struct ID: Hashable, @unchecked Sendable {
    let item: Listing.Item
  }
  let item: Listing.Item
  public var id: ID { ID(item: item) }
  /// What the view hands to its container.
  public var containerValues: ContainerValues {
    let item = item
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated { values = ContainerValues(of: item) }
    return values
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    KeyedNode(
      view, context, key: { $0.item }, make: { $0.item.node.copy(at: $0.item.index, $1) },
      update: { _, _ in })
  }
}

/// The views that a container was given.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice
  let all: [Subview]
  init<S: Sequence<Listing.Item>>(_ items: S) { all = items.map { Subview(item: $0) } }
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Subview { all[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(all: all[bounds])
  }
  public var body: some View { ForEach(all) { $0 } }
}
/// Some of the views that a container was given.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  public typealias SubSequence = SubviewsCollectionSlice
  let all: ArraySlice<Subview>
  public var startIndex: Int { all.startIndex }
  public var endIndex: Int { all.endIndex }
  public subscript(index: Int) -> Subview { all[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(all: all[bounds])
  }
  public var body: some View { ForEach(all) { $0 } }
}

/// The views below it are only listed.
@MainActor protocol ListingNode: _Node {}

/// Makes views of those that another view consists of.
nonisolated struct SubviewsView<Base: View, Result: View>: View {
  typealias Body = Never
  let base: Base
  let transform: (Listing) -> Result
  @MainActor static var _count: Int? { nil }
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    SubviewsNode(view, context)
  }
}
@MainActor
final class SubviewsNode<Base: View, Result: View>:
  DerivedNode<SubviewsView<Base, Result>, Base, Result>, ListingNode
{
  init(_ view: SubviewsView<Base, Result>, _ context: _NodeContext) {
    var listed = context
    listed.isListed = true
    super.init(view, of: Base._node(view.base, listed), context)
    evaluate()
  }
  override func set(_ new: SubviewsView<Base, Result>) { take(new, of: new.base) }
  override func made() -> Result {
    var listing = Listing()
    Update.withoutReader { base.list(into: &listing) }
    return observing { view.transform(listing) }
  }
}

extension Group where Content: View {
  /// Makes views of those that another view consists of, each under its identity.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(
      content: GroupElementsOfContent(
        view: SubviewsView(base: view) { transform(SubviewsCollection($0.items)) }))
  }
}
/// What `Group(subviews:transform:)` consists of.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let view: SubviewsView<Subviews, Content>
  public var body: some View { view }
}
/// What `ForEach(subviews:content:)` goes through; its views are known once they are shown.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("no subview is known before") }
}
extension ForEach
where ID == Subview.ID, Content: View, Data == ForEachSubviewCollection<Content> {
  /// One view for each of those that another view consists of.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(
      data: ForEachSubviewCollection(), id: { $0.id },
      inPlace: AnyView(
        SubviewsView(base: view) { listing in
          ForEach<[Subview], Subview.ID, Content>(
            data: SubviewsCollection(listing.items).all, id: { $0.id }, content: content)
        }), content: content)
  }
}
