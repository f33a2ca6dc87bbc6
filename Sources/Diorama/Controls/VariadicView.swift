import Foundation

/// What code before `Group(subviews:transform:)` makes containers with.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// Makes views of those that `content` consists of.
  nonisolated public struct Tree<Root, Content> {
    public var root: Root
    public var content: Content
    nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}
public protocol _VariadicView_Root: _StateHolder {}
/// Makes views of the views that it is given; it may have state of its own.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}
/// Its views are one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// Its views are those of a list.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    let root = root
    return SubviewsView(base: content) { listing in
      VariadicResult(
        view: VariadicRootView(
          root: root, children: _VariadicView_Children(all: listing.items.map { .init(item: $0) })))
    }
  }
}
/// The views of a root, one above the other where they are to be one view.
nonisolated private struct VariadicResult<Root: _VariadicView_ViewRoot>: View {
  let view: VariadicRootView<Root>
  @MainActor var body: some View {
    if Root.self is any _VariadicView_UnaryViewRoot.Type, Root.Body._count != 1 {
      VStack { view }
    } else {
      view
    }
  }
}
nonisolated private struct VariadicRootView<Root: _VariadicView_ViewRoot>: View {
  var root: Root
  var children: _VariadicView.Children
  @MainActor var body: Root.Body { root.body(children: children) }
}

/// The views that a root was given.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  let all: [Element]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Element { all[index] }
  public var body: some View { ForEach(all) { $0 } }

  /// One of them.
  nonisolated public struct Element: View, Identifiable {
    let item: Listing.Item
    private var traits: [ObjectIdentifier: Any] = [:]
    init(item: Listing.Item) { self.item = item }
    /// The view's identity, as long as it lives.
    public var id: AnyHashable { AnyHashable(item) }
    /// The identity that `id(_:)` or a `ForEach` gives the view; nil where it is of another type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      let item = item
      nonisolated(unsafe) var id: AnyHashable?
      MainActor.assumeIsolated { id = item.explicitID }
      return id?.base as? ID
    }
    /// What `_trait(_:_:)` has set for the view, or what is set here for those who ask later.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        if let own = traits[ObjectIdentifier(key)] { return own as! Trait.Value }
        return Subview(item: item).containerValues[ViewTrait<Trait>.self]
      }
      set { traits[ObjectIdentifier(key)] = newValue }
    }
    public var body: some View { Subview(item: item) }
  }
}

/// Names a value that a view hands to the container around it.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
private enum ViewTrait<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}
extension ContainerValues {
  fileprivate subscript<Key: _ViewTraitKey>(trait key: KeyName<Key>) -> Key.Value {
    get { self[ViewTrait<Key>.self] }
    set { self[ViewTrait<Key>.self] = newValue }
  }
}
private struct KeyName<Key: _ViewTraitKey>: Hashable {}

extension View {
  /// Hands a value to the container around the view.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    containerValue(\.[trait: KeyName<K>()], value)
  }
}

extension Listing.Item {
  /// The identity that `id(_:)` or a `ForEach` gives the view.
  @MainActor fileprivate var explicitID: AnyHashable? {
    if !node.isAlive { return nil }
    if let own = node.trait(IDTrait.self, at: index) { return own }
    var n: _Node = node
    while let p = n.parent, !(p is any ListingNode) {
      if let id = p.identity(ofRow: n) { return id }
      n = p
    }
    return nil
  }
}
