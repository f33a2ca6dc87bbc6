import Foundation

/// A length that grows with the reader's text size, in whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var environment: EnvironmentBox?

  /// - Parameter wrappedValue: the length at the text size `.large`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// - Parameter textStyle: grows as text of this style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }
  public var wrappedValue: Value {
    guard let environment else { return base }
    let values = EnvironmentValues(environment)
    let size = values.dynamicTypeSize
    if size == .large { return base }
    let scale = Value(values.displayScale)
    return (base * Value(style.size(size) / style.size(.large)) * scale).rounded() / scale
  }
}
extension ScaledMetric: Sendable where Value: Sendable {}
extension ScaledMetric: DynamicSlot {
  static var isOwnState: Bool { false }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    pointer.assumingMemoryBound(to: Self.self).pointee.environment = context.environment
  }
}
