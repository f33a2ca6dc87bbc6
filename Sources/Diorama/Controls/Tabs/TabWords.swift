import Foundation

extension TabContent {
  nonisolated private func said<K: _TraitKey>(
    _ key: K.Type, _ value: K.Value?
  ) -> _ModifiedTab<Self> where K.Value: Equatable {
    nonisolated(unsafe) let value = value
    return _ModifiedTab(base: self) { AnyView($0.modifier(OptionalTrait<K>(value: value))) }
  }
  /// Whether the tab cannot be chosen by a person: it stands in the bar in a light grey. A selection
  /// that is written shows it all the same.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    said(TabDisabledTrait.self, disabled ? true : nil)
  }

  /// What the tab is called by those who do not look.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { said(TabLabelTrait.self, isEnabled ? label : nil) }
  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { said(TabValueTrait.self, isEnabled ? value : nil) }
  nonisolated public func accessibilityValue(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  /// What choosing the tab does.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { said(TabHintTrait.self, isEnabled ? hint : nil) }
  nonisolated public func accessibilityHint(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// What tests and sessions find the tab by.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { said(TabIdentifierTrait.self, isEnabled ? identifier : nil) }
}
