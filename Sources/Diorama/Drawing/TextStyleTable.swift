import Foundation

/// The reader's text size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension Font.TextStyle {
  /// Points at each `DynamicTypeSize`, smallest first.
  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]
    }
  }
  /// From line to line in points at the size `.large`, as Apple publishes it ("leading").
  private var leading: CGFloat {
    switch self {
    case .largeTitle: 41
    case .title: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption: 16
    case .caption2: 13
    }
  }
  package func size(_ typeSize: DynamicTypeSize) -> CGFloat { sizes[typeSize.rawValue] }
  /// From line to line in points; sizes other than `.large` keep its proportion, in whole points.
  package func pitch(_ typeSize: DynamicTypeSize) -> CGFloat {
    typeSize == .large
      ? leading : (leading * size(typeSize) / size(.large)).rounded(.toNearestOrAwayFromZero)
  }
}
