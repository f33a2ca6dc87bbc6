import Foundation

extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What a text shows of an attributed string.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    /// Differs: not shown.
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// The stretches of an attributed string and what they change.
  static func stretches(_ string: AttributedString) -> [(text: String, changes: [Change])] {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    return string.runs.map { run in
      var changes: [Change] = []
      if let font = run[Keys.FontAttribute.self] { changes.append(.font(font)) }
      let color = run[Keys.ForegroundColorAttribute.self]
      if let color { changes.append(.style(StretchStyle(style: AnyShapeStyle(color)))) }
      if let kern = run[Keys.KerningAttribute.self] { changes.append(.tracking(kern)) }
      if let tracking = run[Keys.TrackingAttribute.self] { changes.append(.tracking(tracking)) }
      if let offset = run[Keys.BaselineOffsetAttribute.self] {
        changes.append(.baselineOffset(offset))
      }
      if let line = run[Keys.UnderlineStyleAttribute.self] { changes.append(.underline(line)) }
      if let line = run[Keys.StrikethroughStyleAttribute.self] {
        changes.append(.strikethrough(line))
      }
      if run.link != nil, color == nil {
        changes.append(.style(StretchStyle(style: AnyShapeStyle(Color.accentColor))))
      }
      return (String(string[run.range].characters), changes)
    }
  }
}
