import Diorama
import Foundation

/// What something is to those who do not look.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// The same in SwiftUI.
  var traits: AccessibilityTraits {
    let pairs: [(UIAccessibilityTraits, AccessibilityTraits)] = [
      (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
      (.playsSound, .playsSound), (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
      (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
      (.searchField, .isSearchField), (.startsMediaSession, .startsMediaSession),
      (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
      (.tabBar, .isTabBar), (.header, .isHeader),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}

/// Tells what a view of UIKit says of itself.
struct SaidOfView: ViewModifier {
  let view: UIView
  init(view: UIView) { self.view = view }
  func body(content: Content) -> some View {
    if view.isAccessibilityElement {
      said(content.accessibilityElement(children: .ignore))
    } else if view.accessibilityIdentifier != nil || view.isToldByItself {
      said(content)
    } else {
      content
    }
  }
  @ViewBuilder private func said<V: View>(_ content: V) -> some View {
    let words =
      content
      .accessibilityLabel(
        Text(verbatim: view.accessibilityLabel ?? ""), isEnabled: view.accessibilityLabel != nil
      )
      .accessibilityValue(
        Text(verbatim: view.accessibilityValue ?? ""), isEnabled: view.accessibilityValue != nil
      )
      .accessibilityHint(
        Text(verbatim: view.accessibilityHint ?? ""), isEnabled: view.accessibilityHint != nil
      )
      .accessibilityAddTraits(view.accessibilityTraits.traits)
    if let id = view.accessibilityIdentifier {
      words.accessibilityIdentifier(id)
    } else {
      words
    }
  }
}
extension UIView {
  /// It is an element without having been made one, and something is said of it.
  fileprivate var isToldByItself: Bool {
    let isElement = self is UILabel || (self is UIControl && !(self is UIPageControl))
    let isSaid =
      accessibilityLabel != nil || accessibilityValue != nil || accessibilityHint != nil
      || !accessibilityTraits.isEmpty
    return isElement && isSaid
  }
}
