import Foundation

/// A piece of user interface: what it looks like is its `body`.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that stands for a view of this type.
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self>
  /// How many elements every value of this type yields; nil where that depends on the value.
  @MainActor static var _count: Int? { get }
  /// Whether it is a list with rows of its own, such as a `ForEach`.
  @MainActor static var _isLong: Bool { get }
  /// A trait of the i-th element, read from the value alone.
  @MainActor static func _trait<K: _TraitKey>(_ key: K.Type, _ view: Self, _ index: Int) -> K.Value?
}

extension View {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    CompositeNode(view, context)
  }
  @MainActor public static var _count: Int? { Body._count }
  @MainActor public static var _isLong: Bool { Body._isLong }
  @MainActor public static func _trait<K: _TraitKey>(
    _ key: K.Type, _ view: Self, _ index: Int
  ) -> K.Value? { nil }
}
extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: the toolkit shows it itself") }
  @MainActor public static var _count: Int? { 1 }
  @MainActor public static var _isLong: Bool { false }
}
extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  @MainActor public static var _count: Int? { nil }
  @MainActor public static var _isLong: Bool { false }
}

/// Puts views that follow each other together.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Nothing.
nonisolated public struct EmptyView: View, Sendable {
  public typealias Body = Never
  public init() {}
  @MainActor public static var _count: Int? { 0 }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    EmptyNode(view, context)
  }
}

/// Several views that follow each other.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  public var value: T
  let make: @MainActor (T, _NodeContext) -> [_Node]
  let update: @MainActor (T, [_Node]) -> Void

  public init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    make = { value, context in
      var nodes: [_Node] = []
      @MainActor func one<X: View>(_ x: X) { nodes.append(X._node(x, context)) }
      repeat one(each value)
      return nodes
    }
    update = { value, nodes in
      var i = 0
      @MainActor func one<X: View>(_ x: X) {
        unsafeDowncast(nodes[i], to: _TypedNode<X>.self).set(x)
        i += 1
      }
      repeat one(each value)
    }
  }
  @MainActor public static var _count: Int? { FieldTable.count(ofTuple: T.self) }
  @MainActor public static var _isLong: Bool { FieldTable.isLong(tuple: T.self) }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    TupleNode(view, context)
  }
}

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  @MainActor public static var _count: Int? {
    TrueContent._count == FalseContent._count ? TrueContent._count : nil
  }
  @MainActor public static var _isLong: Bool { TrueContent._isLong || FalseContent._isLong }
  @MainActor public static func _trait<K: _TraitKey>(
    _ key: K.Type, _ view: Self, _ index: Int
  ) -> K.Value? {
    switch view.storage {
    case .first(let v): TrueContent._trait(key, v, index)
    case .second(let v): FalseContent._trait(key, v, index)
    }
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    ConditionalNode(view, context)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  @MainActor public static var _count: Int? { nil }
  @MainActor public static var _isLong: Bool { Wrapped._isLong }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    OptionalNode(view, context)
  }
}

/// A view of any type. A change of the type is a change of identity.
nonisolated public struct AnyView: View {
  public typealias Body = Never
  let type: ObjectIdentifier
  let make: @MainActor (_NodeContext) -> _Node
  let update: @MainActor (_Node) -> Void

  public init<V: View>(_ view: V) {
    nonisolated(unsafe) let view = view
    type = ObjectIdentifier(V.self)
    make = { V._node(view, $0) }
    update = { unsafeDowncast($0, to: _TypedNode<V>.self).set(view) }
  }
  public init<V: View>(erasing view: V) { self.init(view) }
  /// Nil where the value is no view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
  @MainActor public static var _count: Int? { nil }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    KeyedNode(
      view, context, key: { $0.type }, make: { $0.make($1) }, update: { $0.update($1) })
  }
}

/// Several views as one, without a layout of their own.
nonisolated public struct Group<Content> {
  let content: Content
}
extension Group: View where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public static var _count: Int? { Content._count }
  @MainActor public static var _isLong: Bool { Content._isLong }
  @MainActor public static func _trait<K: _TraitKey>(
    _ key: K.Type, _ view: Self, _ index: Int
  ) -> K.Value? {
    Content._trait(key, view.content, index)
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    WrapperNode(view, context) { $0.content }
  }
}

/// A view under an identity of one's own: another `id` is another view, with new state.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID
  @MainActor static var _count: Int? { Content._count }
  @MainActor static var _isLong: Bool { Content._isLong }
  @MainActor static func _trait<K: _TraitKey>(
    _ key: K.Type, _ view: Self, _ index: Int
  ) -> K.Value? {
    if K.self == IDTrait.self { return AnyHashable(plain: view.id) as? K.Value }
    return Content._trait(key, view.content, index)
  }
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    KeyedNode(
      view, context, key: { $0.id }, make: { Content._node($0.content, $1) },
      update: { unsafeDowncast($1, to: _TypedNode<Content>.self).set($0.content) })
  }
}
extension AnyHashable {
  /// The same as of the value in an optional, as on Apple's systems.
  init<H: Hashable>(plain id: H) {
    if H.self is any FlatIdentity.Type, let flat = (id as? any FlatIdentity)?.flat {
      self = flat
    } else {
      self = AnyHashable(id)
    }
  }
}
private protocol FlatIdentity { var flat: AnyHashable? { get } }
extension Optional: FlatIdentity where Wrapped: Hashable {
  fileprivate var flat: AnyHashable? { map { AnyHashable(plain: $0) } }
}
/// The identity given by `id(_:)`.
enum IDTrait: _TraitKey { typealias Value = AnyHashable }

extension View {
  /// Ties the view's identity to a value: when it changes, the view begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
