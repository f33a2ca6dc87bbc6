import Foundation

/// Some text. A literal is a key into the tables of localized text; a string is shown as it is.
///
/// What is shown for a key may have styles and links in Markdown: `Text("**bold** and *italic*")`.
/// Differs: links have the accent colour and are not pressed.
nonisolated public struct Text: View, Equatable, @unchecked Sendable {
  enum Content {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    indirect case image(Image)
    /// Worked out for a locale; the value that it is worked out of tells it from others.
    case formatted(AnyEquatable, (Locale) -> String)
    case date(DateText)
    case attributed(AttributedString)
    indirect case joined(Text, Text)
  }
  enum Change: Equatable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case style(StretchStyle)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case scale(Scale)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(LineStyle?)
    case strikethrough(LineStyle?)
  }
  /// A style of a stretch; nil is that of the whole text.
  struct StretchStyle: Equatable {
    var style: AnyShapeStyle?
    static func == (a: StretchStyle, b: StretchStyle) -> Bool {
      switch (a.style, b.style) {
      case (nil, nil): true
      case (let a?, let b?): a.isSame(as: b)
      default: false
      }
    }
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
  /// Shows fonts, colours, lines, spacing and links of the text.
  ///
  /// Differs: backgrounds are not shown, and links are not pressed.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(content: .attributed(attributedContent))
  }
  /// Differs: in text only symbols are shown.
  public init(_ image: Image) { self.init(content: .image(image)) }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      content: .formatted(AnyEquatable(Formatted(input: input, format: format))) {
        format.locale($0).format(input)
      })
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
  /// A date in the words of a formatter, as it is when the text is made.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
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
    case (.formatted(let p, _), .formatted(let q, _)): return p == q
    case (.date(let p), .date(let q)): return p == q
    case (.attributed(let p), .attributed(let q)): return p == q
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
  /// How large a stretch is beside what it stands in: `.secondary` is 0.8 times as large.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }
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

/// A value and how it is written.
private struct Formatted<F: FormatStyle>: Equatable where F.FormatInput: Equatable {
  var input: F.FormatInput
  var format: F
}
