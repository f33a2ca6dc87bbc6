import Foundation

/// Some text. A literal is a key into the tables of localized text; a string is shown as it is.
nonisolated public struct Text: View, Equatable, @unchecked Sendable {
  enum Content {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    indirect case image(Image)
    /// Worked out for a locale.
    case formatted((Locale) -> String)
    indirect case joined(Text, Text)
  }
  enum Change: Equatable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case color(Color?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
  }
  let content: Content
  var changes: [Change] = []

  init(content: Content) { self.content = content }

  /// Shows the text that a table has for the key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(content: .localized(key, table: tableName, bundle: bundle))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(content: .verbatim(String(content))) }
  public init(verbatim content: String) { self.init(content: .verbatim(content)) }
  /// Differs: attributes are not shown.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(content: .verbatim(String(attributedContent.characters)))
  }
  public init(_ image: Image) { self.init(content: .image(image)) }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: .formatted { format.locale($0).format(input) })
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  public static func + (a: Text, b: Text) -> Text { Text(content: .joined(a, b)) }
  public static func == (a: Text, b: Text) -> Bool {
    if a.changes != b.changes { return false }
    switch (a.content, b.content) {
    case (.verbatim(let p), .verbatim(let q)): return p == q
    case (.localized(let p, let t, let m), .localized(let q, let u, let n)):
      return p == q && t == u && m === n
    case (.image(let p), .image(let q)): return p == q
    case (.joined(let p, let q), .joined(let r, let s)): return p == r && q == s
    default: return false
    }
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    TextNode(view, context)
  }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    var pattern: Pattern
    var color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()

    func resolved(_ context: ColorContext) -> TextLine {
      let dash: [CGFloat] =
        switch pattern {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [3, 2]
        case .dashDot: [3, 2, 1, 2]
        case .dashDotDot: [3, 2, 1, 2, 1, 2]
        }
      return TextLine(color: color?.components(context), dash: dash)
    }
  }
}

// MARK: modifiers that give a text again

extension Text {
  private func changed(_ change: Change) -> Text {
    var t = self
    t.changes.append(change)
    return t
  }
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
  public func bold() -> Text { changed(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  public func italic() -> Text { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }
  public func kerning(_ kerning: CGFloat) -> Text { changed(.tracking(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset))
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}
