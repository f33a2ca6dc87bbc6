import Foundation

/// Changes what a view means to those who do not look at pixels.
nonisolated struct SemanticsModifier: ElementModifier {
  let change: (inout Semantics) -> Void
  init(_ change: @escaping (inout Semantics) -> Void) { self.change = change }
  static var layerEffect: LayerEffect? { LayerEffect.none }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    var s = Semantics()
    change(&s)
    layer.semantics = s
  }
}

/// Traits that say how something behaves.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
  /// Ours: Apple's page control has a trait that is not public.
  public static let isPageIndicator = AccessibilityTraits(rawValue: 1 << 17)

  fileprivate var role: Role? {
    if contains(.isPageIndicator) { return .pageIndicator }
    if contains(.isButton) { return .button }
    if contains(.isToggle) { return .toggle }
    if contains(.isLink) { return .link }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) || contains(.isHeader) { return .text }
    return nil
  }
}

/// What becomes of the elements inside of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let kind: Int
  public static let ignore = AccessibilityChildBehavior(kind: 0)
  public static let contain = AccessibilityChildBehavior(kind: 1)
  public static let combine = AccessibilityChildBehavior(kind: 2)
}

extension View {
  nonisolated private func semantics(_ change: @escaping (inout Semantics) -> Void) -> some View {
    modifier(SemanticsModifier(change))
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(SemanticTextModifier(text: label, kind: .label))
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// What happens when the element is used, told after its label and value. An empty text is no hint.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(SemanticTextModifier(text: hint, kind: .hint))
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Says what a view is for, as on iOS: it is the view's accessibility hint and shows nothing.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }
  /// An empty text is no value.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(SemanticTextModifier(text: value, kind: .value))
  }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    semantics { $0.identifier = identifier }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    semantics { $0.isHidden = hidden }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    semantics {
      if traits.contains(.isSelected) { $0.isSelected = true }
      if let role = traits.role {
        $0.role = role
        $0.combinesChildren = true
      }
    }
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { if traits.contains(.isSelected) { $0.isSelected = false } }
  }
  /// With `isEnabled` false it changes nothing.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    semantics { if isEnabled { $0.identifier = identifier } }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    semantics { if isEnabled { $0.isHidden = hidden } }
  }

  // MARK: the names of before

  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    semantics {
      $0.role = .group
      $0.ignoresChildren = children == .ignore
      $0.combinesChildren = children == .combine
    }
  }
}

/// A label or a value that is looked up in the tables of localized text.
nonisolated struct SemanticTextModifier: PassModifier {
  enum Kind { case label, value, hint }
  /// Nil: it says nothing.
  let text: Text?
  let kind: Kind
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SemanticTextNode(view, context)
  }
}
@MainActor
final class SemanticTextNode<C: View>:
  FollowedNode<C, SemanticTextModifier, WrapperElement>
{
  private let environment: EnvironmentBox
  override init(_ view: ModifiedContent<C, SemanticTextModifier>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> WrapperElement {
    let s = WrapperElement(self, child, layer: Layer("accessibility"))
    update(s)
    return s
  }
  override func update(_ s: WrapperElement) {
    let text = Update.reading(self) {
      view.modifier.text?.plain(EnvironmentValues(environment), graph.services, now: graph.date)
    }
    var new = Semantics()
    switch view.modifier.kind {
    case .label: new.label = text
    case .value: if text != "" { new.value = text }
    case .hint: if text != "" { new.hint = text }
    }
    s.layer!.semantics = new
  }
}
