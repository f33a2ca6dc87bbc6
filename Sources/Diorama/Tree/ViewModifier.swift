import Foundation

/// Makes one view from another.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a view with this modifier.
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>>
  /// How many elements come of a view that has `content` of them.
  @MainActor static func _count(_ content: Int?) -> Int?
  /// A trait that the modifier sets.
  @MainActor static func _trait<K: _TraitKey>(_ key: K.Type, _ modifier: Self) -> K.Value?
}

extension ViewModifier {
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    CustomModifierNode(view, context)
  }
  @MainActor public static func _count(_ content: Int?) -> Int? {
    ContentCount.stack.append(content)
    defer { ContentCount.stack.removeLast() }
    return Body._count
  }
  @MainActor public static func _trait<K: _TraitKey>(
    _ key: K.Type, _ modifier: Self
  ) -> K.Value? { nil }
  /// This modifier, then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: the toolkit applies it itself")
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()
  public init() {}
  public func body(content: Content) -> some View { content }
}

/// A value with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @MainActor public static var _count: Int? { Modifier._count(Content._count) }
  @MainActor public static var _isLong: Bool { Content._isLong }
  @MainActor public static func _trait<K: _TraitKey>(
    _ key: K.Type, _ view: Self, _ index: Int
  ) -> K.Value? {
    Modifier._trait(key, view.modifier) ?? Content._trait(key, view.content, index)
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    Modifier._makeNode(view, context)
  }
}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let make: @MainActor (_NodeContext) -> _Node
  let update: @MainActor (_Node) -> Void
  @MainActor public static var _count: Int? { ContentCount.stack.last ?? nil }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    PlaceholderNode(view, context)
  }
}
/// The counts of the contents that are being looked into.
@MainActor enum ContentCount {
  static var stack: [Int?] = []
}

@MainActor final class PlaceholderNode<M: ViewModifier>: _TypedNode<_ViewModifier_Content<M>> {
  private var child: _Node
  override init(_ view: _ViewModifier_Content<M>, _ context: _NodeContext) {
    child = view.make(context)
    super.init(view, context)
    adopt(child)
  }
  override func set(_ new: _ViewModifier_Content<M>) {
    view = new
    new.update(child)
  }
  override var count: Int { child.count }
  package override var slotCount: Int { child.slotCount }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    child.collectSlot(index, into: &elements)
  }
  package override func identity(ofSlot index: Int) -> AnyHashable? {
    child.identity(ofSlot: index)
  }
  package override func otherIdentity(ofSlot index: Int) -> AnyHashable? {
    child.otherIdentity(ofSlot: index)
  }
  package override func slot(with id: AnyHashable) -> Int? { child.slot(with: id) }
  package override func findSections(from base: Int, into sections: inout [SlotSection]) {
    child.findSections(from: base, into: &sections)
  }
  package override func retireSlots(farFrom near: Range<Int>) { child.retireSlots(farFrom: near) }
  override var holdsState: Bool { false }
  override func element(at index: Int) -> Element { child.element(at: index) }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    child.trait(key, at: index)
  }
  package override func collect(into elements: inout [Element]) {
    child.collect(into: &elements)
  }
  override func forEachChild(_ body: (_Node) -> Void) { body(child) }
}

/// A user's modifier: a view whose body holds a place for the content.
nonisolated struct CustomModifierView<C: View, M: ViewModifier>: View {
  var content: C
  var modifier: M
  @MainActor var body: M.Body {
    nonisolated(unsafe) let content = content
    return modifier.body(
      content: _ViewModifier_Content(
        make: { C._node(content, $0) },
        update: { unsafeDowncast($0, to: _TypedNode<C>.self).set(content) }))
  }
}
extension CustomModifierView: Animatable where M: Animatable {
  var animatableData: M.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
@MainActor
final class CustomModifierNode<C: View, M: ViewModifier>:
  PassNode<ModifiedContent<C, M>, CustomModifierView<C, M>>
{
  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    super.init(view, context)
    put(CustomModifierView(content: view.content, modifier: view.modifier), context)
  }
  override func set(_ new: ModifiedContent<C, M>) {
    view = new
    content.set(CustomModifierView(content: new.content, modifier: new.modifier))
  }
}

/// A modifier that the toolkit applies itself and that leaves the list as it is.
nonisolated protocol PassModifier: ViewModifier where Body == Never {}
extension PassModifier {
  @MainActor static func _count(_ content: Int?) -> Int? { content }
}
