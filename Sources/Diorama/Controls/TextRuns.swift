import Foundation

/// Writes a text out for an environment: as stretches of one style each, or without its styles.
@MainActor final class TextWriter {
  private let environment: EnvironmentValues
  private let services: Services
  private let now: Date
  private let colors: ColorContext
  private var runs: [StyledText] = []
  /// What the text says to those who do not see it.
  private(set) var spoken = ""
  /// When the text will be another by itself.
  private(set) var next: Date?

  init(_ environment: EnvironmentValues, _ services: Services, now: Date) {
    self.environment = environment
    self.services = services
    self.now = now
    colors = environment.colorContext
  }

  func runs(of text: Text) -> [StyledText] {
    runs = []
    append(text, environment.fontChanges.changes)
    switch environment.textCase {
    case .uppercase?:
      for i in runs.indices { runs[i].text = runs[i].text.uppercased(with: environment.locale) }
    case .lowercase?:
      for i in runs.indices { runs[i].text = runs[i].text.lowercased(with: environment.locale) }
    case nil: break
    }
    // The font says how high the lines are that are kept for it.
    if runs.isEmpty { add("", []) }
    spoken = runs.filter { $0.styling.font.request.family != .symbols }.map(\.text).joined()
    return runs.flatMap(\.inCapitals)
  }

  /// - Parameter outer: the changes around the text; those further out come first.
  private func append(_ text: Text, _ outer: [Text.Change]) {
    // Later changes lie further out: those further in win.
    let all = outer + text.changes.reversed()
    switch text.content {
    case .verbatim(let string): add(string, all)
    case .localized(let key, let table, let bundle):
      for piece in key.pieces(
        environment.locale, strings: services.strings, table: table, bundle: bundle)
      {
        switch piece {
        case .text(let string, let style, let link): add(string, all + style.changes(link))
        case .view(let text, let style, let link): append(text, all + style.changes(link))
        }
      }
    case .formatted(_, let format): add(format(environment.locale), all)
    case .date(let date): add(written(date), all)
    case .attributed(let string):
      for (string, changes) in Text.stretches(string) { add(string, all + changes) }
    case .image(let image):
      guard case .symbol(let name) = image.source,
        let symbol = services.text.symbol(named: environment.symbolVariants.applied(to: name))
      else { return }
      var s = styling(all)
      s.font.request.family = .symbols
      runs.append(StyledText(text: symbol.text, styling: s))
    case .joined(let a, let b):
      append(a, all)
      append(b, all)
    }
  }
  private func add(_ string: String, _ changes: [Text.Change]) {
    if !string.isEmpty || runs.isEmpty {
      runs.append(StyledText(text: string, styling: styling(changes)))
    }
  }
  private func written(_ date: DateText) -> String {
    let (text, next) = date.written(
      at: now, environment.locale, environment.calendar, environment.timeZone)
    if let next { self.next = self.next.map { min($0, next) } ?? next }
    return text
  }

  /// The innermost font, and then what the changes make of it, wherever it stands among them.
  private func styling(_ changes: [Text.Change]) -> TextStyling {
    var font = environment.font ?? .body
    for case .font(let inner?) in changes { font = inner }
    var s = TextStyling(font: font.resolved(environment.dynamicTypeSize))
    for change in changes {
      switch change {
      case .font: break
      case .weight(let weight):
        if let weight { s.font.request.weight = weight.value }
      case .design(let design):
        if let design { s.font.request.family = design.family }
      case .width(let width):
        if let width { s.font.request.stretch = width.stretch }
      case .style(let style):
        s.color = style.style.map { color($0._paint(in: environment, level: 0).paint) }
      case .bold(let isOn):
        if isOn { s.font.request.weight = max(s.font.request.weight, 700) }
      case .italic(let isOn): s.font.request.isItalic = isOn
      case .monospaced(let isOn):
        if isOn { s.font.request.family = .monospaced }
      case .monospacedDigit: s.font.hasMonospacedDigits = true
      case .scale(let scale):
        s.font.request.size *= scale.factor
        s.font.pitch? *= scale.factor
      case .tracking(let tracking): s.tracking = tracking
      case .baselineOffset(let offset): s.baselineOffset = offset
      case .underline(let line): s.underline = line?.resolved(colors)
      case .strikethrough(let line): s.strikethrough = line?.resolved(colors)
      }
    }
    return s
  }
  private func color(_ paint: Paint) -> SIMD4<Double> {
    switch paint {
    case .color(let c): c
    case .gradient(let g): g.stops.first?.components ?? .zero
    case .material(let m): m.tint
    case .pattern(let p): SIMD4(0, 0, 0, p.opacity)
    case .decorated(let base, _): color(base)
    }
  }

  /// The text without its styles.
  func plain(_ text: Text) -> String {
    switch text.content {
    case .verbatim(let string): return string
    case .localized(let key, let table, let bundle):
      let pieces = key.pieces(
        environment.locale, strings: services.strings, table: table, bundle: bundle)
      return pieces.map {
        switch $0 {
        case .text(let string, _, _): string
        case .view(let text, _, _): plain(text)
        }
      }.joined()
    case .formatted(_, let format): return format(environment.locale)
    case .date(let date): return written(date)
    case .attributed(let string): return String(string.characters)
    case .image: return ""
    case .joined(let a, let b): return plain(a) + plain(b)
    }
  }
}

extension Text {
  /// The text without its styles.
  @MainActor func plain(
    _ environment: EnvironmentValues, _ services: Services, now: Date = .distantPast
  ) -> String {
    TextWriter(environment, services, now: now).plain(self)
  }
  /// The style that the whole text is drawn in, where it sets one.
  var ownStyle: AnyShapeStyle? {
    switch content {
    case .joined, .attributed: return nil
    default: break
    }
    for case .style(let own) in changes { return own.style }
    return nil
  }
}

extension MarkdownPiece.Style {
  func changes(_ link: String?) -> [Text.Change] {
    if isEmpty, link == nil { return [] }
    var all: [Text.Change] = []
    if contains(.strong) { all.append(.bold(true)) }
    if contains(.emphasis) { all.append(.italic(true)) }
    if contains(.code) { all.append(.monospaced(true)) }
    if contains(.strikethrough) { all.append(.strikethrough(.single)) }
    if link != nil {
      all.append(.style(Text.StretchStyle(style: AnyShapeStyle(Color.accentColor))))
    }
    return all
  }
}

extension StyledText {
  /// Small capitals as capitals of 0.8 times the size.
  var inCapitals: [StyledText] {
    let kind = styling.font.capitals
    if kind.isEmpty { return [self] }
    var out: [StyledText] = []
    for c in text {
      let isSmall =
        kind.contains(.lowercase) && c.isLowercase && c.uppercased() != String(c)
        || kind.contains(.uppercase) && c.isUppercase
      var run = StyledText(text: isSmall ? c.uppercased() : String(c), styling: styling)
      run.styling.font.capitals = []
      if isSmall {
        run.styling.font.request.size *= 0.8
        run.styling.font.lineSize = styling.font.request.size
      }
      if let last = out.last, last.styling == run.styling {
        out[out.count - 1].text += run.text
      } else {
        out.append(run)
      }
    }
    return out.isEmpty ? [self] : out
  }
}

extension FontChanges {
  /// The same for one text.
  var changes: [Text.Change] {
    var all: [Text.Change] = []
    if let design { all.append(.design(design)) }
    if let weight { all.append(.weight(weight)) }
    if let width { all.append(.width(width)) }
    if isItalic == true { all.append(.italic(true)) }
    if isMonospaced == true { all.append(.monospaced(true)) }
    if hasMonospacedDigits == true { all.append(.monospacedDigit) }
    if let scale { all.append(.scale(scale)) }
    if let tracking { all.append(.tracking(tracking)) }
    if let baselineOffset { all.append(.baselineOffset(baselineOffset)) }
    if let underline { all.append(.underline(underline)) }
    if let strikethrough { all.append(.strikethrough(strikethrough)) }
    return all
  }
}

extension Font.Design {
  var family: FontRequest.Family {
    switch self {
    case .default: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
