import Foundation

/// Sets a layer's values in one transaction.
@MainActor struct Stage {
  let motion: Motion
  let transaction: Transaction
  func set(_ layer: Layer, _ property: Layer.Property, _ value: SIMD4<Double>) {
    layer.set(property, value, motion, transaction)
  }
}

/// What a modifier of the toolkit does to each element of the view it is applied to. Every
/// requirement has a default that changes nothing.
nonisolated protocol ElementModifier: PassModifier {
  /// The effect of the layer it needs; nil for a modifier without one.
  static var layerEffect: LayerEffect? { get }
  /// It sizes or places its child in a way of its own.
  static var affectsLayout: Bool { get }

  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize
  /// Where the child goes, leading on the left, and what it is proposed.
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize)
  /// A guide that the modifier sets, for the child's dimensions.
  @MainActor func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  /// Shows the modifier's values on its layer.
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues)
  @MainActor func trait<K: _TraitKey>(_ key: K.Type) -> K.Value?
  /// What a change from `old` makes necessary.
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool)
  /// The element has appeared, or left for good.
  @MainActor func appeared(_ shell: Element)
  @MainActor func disappeared(_ shell: Element)
}

extension ElementModifier {
  static var layerEffect: LayerEffect? { nil }
  static var affectsLayout: Bool { false }
  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize { child.measure(p) }
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize) {
    (CGRect(origin: .zero, size: size), p)
  }
  @MainActor func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {}
  @MainActor func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? { nil }
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool) {
    (Self.affectsLayout, Self.layerEffect != nil)
  }
  @MainActor func appeared(_ shell: Element) {}
  @MainActor func disappeared(_ shell: Element) {}

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ModifiedNode(view, context)
  }
  @MainActor static func _trait<K: _TraitKey>(_ key: K.Type, _ modifier: Self) -> K.Value? {
    modifier.trait(key)
  }
}
extension ElementModifier where Self: Equatable {
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool) {
    self == old ? (false, false) : (Self.affectsLayout, Self.layerEffect != nil)
  }
}
