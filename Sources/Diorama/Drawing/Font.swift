import Foundation

/// A typeface and its size, resolved where it is used.
public struct Font: Hashable, Sendable {
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    /// 100…900, as CSS counts.
    package let value: Int
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }
  /// Differs: `.serif` and `.rounded` show the system face.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// How wide characters are.
  ///
  /// Differs: the face is stretched; it has no other widths of its own.
  public struct Width: Hashable, Sendable {
    /// 0 is the face as it is, −0.4 is compressed, 0.2 expanded.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
    /// Times as wide; 0.3…3.
    var stretch: CGFloat { value.isFinite ? min(max(1 + value, 0.3), 3) : 1 }
  }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  enum Base: Hashable, Sendable {
    case style(TextStyle, Design, Weight?)
    case system(CGFloat, Weight, Design)
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }
  enum Change: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit
    case weight(Weight)
    case leading(Leading)
    case width(Width)
    case capitals(Capitals)
  }
  let base: Base
  var changes: [Change] = []

  init(_ base: Base) { self.base = base }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design ?? .default, weight))
  }
  /// `size` in points, fixed: it does not follow the reader's text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size, weight ?? .regular, design ?? .default))
  }
  /// A face by its name, its size growing with the reader's text size as the body does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, relativeTo: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name, size, relativeTo: textStyle))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, relativeTo: nil))
  }

  private func changed(_ change: Change) -> Font {
    var f = self
    f.changes.append(change)
    return f
  }
  public func bold() -> Font { changed(.bold) }
  public func italic() -> Font { changed(.italic) }
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  public func monospaced() -> Font { changed(.monospaced) }
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// Differs: small capitals are capitals of 0.8 times the size.
  public func smallCaps() -> Font { changed(.capitals([.lowercase, .uppercase])) }
  public func lowercaseSmallCaps() -> Font { changed(.capitals(.lowercase)) }
  public func uppercaseSmallCaps() -> Font { changed(.capitals(.uppercase)) }
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  /// The system's font in another design; a font of a name stays as it is.
  package func design(_ design: Design) -> Font {
    let new: Base =
      switch base {
      case .style(let style, _, let weight): .style(style, design, weight)
      case .system(let size, let weight, _): .system(size, weight, design)
      case .custom: base
      }
    var font = Font(new)
    font.changes = changes
    return font
  }
}

/// Which letters are small capitals.
package struct Capitals: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let lowercase = Capitals(rawValue: 1)
  package static let uppercase = Capitals(rawValue: 2)
}

/// A font with everything decided.
package struct ResolvedFont: Hashable, Sendable {
  package var request: FontRequest
  /// Points from line to line; nil is as high as a line of it alone.
  package var pitch: CGFloat?
  /// Points more from line to line, or fewer.
  package var extraLeading: CGFloat = 0
  /// The size whose lines it stands in; nil is its own.
  package var lineSize: CGFloat?
  package var hasMonospacedDigits = false
  package var capitals: Capitals = []
}

extension Font {
  package func resolved(_ typeSize: DynamicTypeSize) -> ResolvedFont {
    var r: ResolvedFont
    switch base {
    case .style(let style, let design, let weight):
      r = ResolvedFont(
        request: FontRequest(
          family: Self.family(design), size: style.size(typeSize),
          weight: (weight ?? (style == .headline ? .semibold : .regular)).value),
        pitch: style.pitch(typeSize))
    case .system(let size, let weight, let design):
      let s = Self.cut(size)
      r = ResolvedFont(
        request: FontRequest(family: Self.family(design), size: s, weight: weight.value))
    case .custom(let name, let size, let style):
      let factor = style.map { $0.size(typeSize) / $0.size(.large) } ?? 1
      let s = Self.cut(size * factor)
      r = ResolvedFont(request: FontRequest(family: .named(name), size: s))
    }
    for change in changes {
      switch change {
      case .bold: r.request.weight = max(r.request.weight, Weight.bold.value)
      case .italic: r.request.isItalic = true
      case .monospaced: r.request.family = .monospaced
      case .monospacedDigit: r.hasMonospacedDigits = true
      case .weight(let weight): r.request.weight = weight.value
      case .width(let width): r.request.stretch = width.stretch
      case .capitals(let capitals): r.capitals.formUnion(capitals)
      case .leading(.tight): r.extraLeading = -2
      case .leading(.loose): r.extraLeading = 2
      case .leading(.standard): r.extraLeading = 0
      }
    }
    r.request.weight = min(r.request.weight, 900)
    return r
  }
  private static func cut(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 1), 2000) : 17
  }
  private static func family(_ design: Design) -> FontRequest.Family {
    switch design {
    case .default: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
