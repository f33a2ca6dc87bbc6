import Foundation

/// How far down a heading stands among the headings of a page.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1, h2, h3, h4, h5, h6
}

/// Whether an element has the attention of somebody who works without seeing.
///
/// Differs: no such help runs beside a window, as on a phone where none is switched on: it is false, or
/// nil, and a value that is written does not last.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  public init() where Value == Bool { none = false }
  public init<T: Hashable>() where Value == T? { none = nil }
  /// - Parameter technologies: which helps count; none does here.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    none = nil
  }
  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(none: none) }

  @propertyWrapper
  public struct Binding {
    let none: Value
    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
}
/// Helps for people who use a window in other ways.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var kinds: Set<Int> = []
  public static let voiceOver = AccessibilityTechnologies(kinds: [0])
  public static let switchControl = AccessibilityTechnologies(kinds: [1])
  public init() {}
  private init(kinds: Set<Int>) { self.kinds = kinds }
  public func contains(_ member: Self) -> Bool { member.kinds.isSubset(of: kinds) }
  public func union(_ other: Self) -> Self { Self(kinds: kinds.union(other.kinds)) }
  public func intersection(_ other: Self) -> Self { Self(kinds: kinds.intersection(other.kinds)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(kinds: kinds.symmetricDifference(other.kinds))
  }
  @discardableResult public mutating func insert(
    _ new: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    formUnion(new)
    return (isNew, new)
  }
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    kinds.subtract(member.kinds)
    return member
  }
  @discardableResult public mutating func update(with new: Self) -> Self? {
    insert(new).inserted ? nil : new
  }
  public mutating func formUnion(_ other: Self) { kinds.formUnion(other.kinds) }
  public mutating func formIntersection(_ other: Self) { kinds.formIntersection(other.kinds) }
  public mutating func formSymmetricDifference(_ other: Self) {
    kinds.formSymmetricDifference(other.kinds)
  }
}

extension View {
  /// Another view tells what this one is; it is not shown. For a control of one's own that works as
  /// one of the toolkit's: `accessibilityRepresentation { Slider(value: $level) }`.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).telling(representation(), as: nil)
  }
  /// What the element has in it, told in place of what there is; it is not shown. For a drawing that
  /// shows several things.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    telling(children(), as: .children).modifier(SemanticsModifier { _ in })
  }
  /// Makes it a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(
      SemanticsModifier { if level != .unspecified { $0.heading = Int(level.rawValue) } }
    ).accessibilityAddTraits(level == .unspecified ? .isHeader : [])
  }
  /// Where a press on the element goes, within it; its middle otherwise.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View {
    modifier(SemanticsModifier { $0.activation = .part(activationPoint) })
  }
  /// With `isEnabled` false it changes nothing.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View {
    modifier(SemanticsModifier { if isEnabled { $0.activation = .part(activationPoint) } })
  }
  /// - Parameter activationPoint: points from the view's upper left corner.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> some View {
    modifier(SemanticsModifier { $0.activation = .point(activationPoint) })
  }
  /// With `isEnabled` false it changes nothing.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View {
    modifier(SemanticsModifier { if isEnabled { $0.activation = .point(activationPoint) } })
  }
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  /// Ties whether the view has somebody's attention to a state.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  // MARK: with a condition

  /// With `isEnabled` false it changes nothing.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(SemanticTextModifier(text: isEnabled ? label : nil, kind: .label))
  }
  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    modifier(SemanticTextModifier(text: isEnabled ? value : nil, kind: .value))
  }
  nonisolated public func accessibilityValue(
    _ key: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View { accessibilityValue(Text(value), isEnabled: isEnabled) }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(SemanticTextModifier(text: isEnabled ? hint : nil, kind: .hint))
  }
  nonisolated public func accessibilityHint(
    _ key: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View { accessibilityHint(Text(hint), isEnabled: isEnabled) }
}
