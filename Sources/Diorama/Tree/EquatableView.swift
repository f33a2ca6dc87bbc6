import Foundation

/// A view that is compared by `==`: while it is equal to the one before, it is left alone, whatever
/// its fields say.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never
  public var content: Content
  public init(content: Content) { self.content = content }
  @MainActor public static var _count: Int? { Content._count }
  @MainActor public static func _trait<K: _TraitKey>(
    _ key: K.Type, _ view: Self, _ index: Int
  ) -> K.Value? { Content._trait(key, view.content, index) }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { EquatableNode(view, context) }
}
@MainActor
final class EquatableNode<C: View & Equatable>: PassNode<EquatableView<C>, C> {
  override init(_ view: EquatableView<C>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func set(_ new: EquatableView<C>) {
    let isSame = new.content == view.content
    view = new
    if !isSame { content.set(new.content) }
  }
}
extension View where Self: Equatable {
  /// Leaves the view alone while it is equal to the one before.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
