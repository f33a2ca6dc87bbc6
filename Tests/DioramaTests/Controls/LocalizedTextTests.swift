import DioramaTesting
import Foundation
import Testing

@testable import Diorama

/// What literals become: looked up, in the form for their numbers, with styles in Markdown.
@MainActor @Suite struct LocalizedTextTests {
  /// A table of texts that a test writes.
  private final class Tables: StringStore {
    var texts: [String: LocalizedFormat]
    init(_ texts: [String: LocalizedFormat]) { self.texts = texts }
    func text(
      for key: String, table: String?, bundle: Bundle?, locale: Locale
    ) -> LocalizedFormat? {
      let language = locale.language.languageCode?.identifier ?? ""
      return texts["\(language): \(key)"] ?? texts[key]
    }
  }
  private func labels<V: View>(
    _ texts: [String: LocalizedFormat], locale: String = "en", @ViewBuilder _ view: () -> V
  ) throws -> [String?] {
    var configuration = WindowConfiguration()
    configuration.locale = Locale(identifier: locale)
    let host = ViewHost(
      VStack { view() }, configuration: configuration,
      services: Services(text: try Stage.services().text, strings: Tables(texts)))
    host.begin()
    defer { host.close() }
    return host.elements.map(\.label)
  }

  @Test func numbersChooseTheForm() throws {
    let apples = LocalizedFormat(
      "%lld apples",
      plural: LocalizedFormat.Plural(forms: [.one: "%lld apple", .other: "%lld apples"]))
    let few = LocalizedFormat(
      "%lld", plural: LocalizedFormat.Plural(forms: [.few: "%lld jabłka", .many: "%lld jabłek"]))
    #expect(
      try labels(["%lld apples": apples, "pl: %lld apples": few]) {
        Text("\(1) apples")
        Text("\(7) apples")
        Text("\(3) apples").environment(\.locale, Locale(identifier: "pl"))
        Text("\(5) apples").environment(\.locale, Locale(identifier: "pl"))
      } == ["1 apple", "7 apples", "3 jabłka", "5 jabłek"])
  }

  @Test func aFormForNothingServesInEveryLanguage() throws {
    let files = LocalizedFormat(
      "%#@count@ left",
      parts: [
        "count": LocalizedFormat.Plural(
          specifier: "d", forms: [.zero: "no file", .one: "%d file", .other: "%d files"])
      ])
    #expect(
      try labels(["files %lld": files]) {
        Text("files \(0)")
        Text("files \(1)")
        Text("files \(12)")
      } == ["no file left", "1 file left", "12 files left"])
  }

  @Test func severalPartsCountForThemselves() throws {
    func part(_ argument: Int, _ one: String, _ other: String) -> LocalizedFormat.Plural {
      LocalizedFormat.Plural(argument: argument, forms: [.one: one, .other: other])
    }
    let pets = LocalizedFormat(
      "%1$@ has %#@cats@ and %#@dogs@",
      parts: ["cats": part(1, "%arg cat", "%arg cats"), "dogs": part(2, "a dog", "%arg dogs")])
    #expect(
      try labels(["%@ has %lld cats and %lld dogs": pets]) {
        Text("\("Ann") has \(2) cats and \(1) dogs")
        Text("\("Ben") has \(1) cats and \(3) dogs")
      } == ["Ann has 2 cats and a dog", "Ben has 1 cat and 3 dogs"])
  }

  @Test func valuesMayStandInAnotherOrder() throws {
    #expect(
      try labels(["%@ at %@": LocalizedFormat("um %2$@ kommt %1$@")]) {
        Text("\("Ann") at \(Text("nine").bold())")
        Text("100%")
        Text("\(40)% of it")
      } == ["um nine kommt Ann", "100%", "40% of it"])
  }

  @Test func formatsAndDatesFollowTheLocale() throws {
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      try labels([:], locale: "de_DE") {
        Text("\(1234.5, format: .number)")
        Text("on \(date, style: .date)")
      } == ["1.234,5", "on 1. Januar 1970"])
  }

  // MARK: Markdown

  /// A stretch and its styles, as one says it.
  private func spelled(_ text: String) -> String {
    InlineMarkdown.pieces(text).map { p in
      var words: [String] = []
      if p.style.contains(.strong) { words.append("b") }
      if p.style.contains(.emphasis) { words.append("i") }
      if p.style.contains(.code) { words.append("c") }
      if p.style.contains(.strikethrough) { words.append("s") }
      if let link = p.link { words.append("→\(link)") }
      return words.isEmpty ? p.text : "\(words.joined())(\(p.text))"
    }.joined()
  }

  @Test func markdownIsReadInsideOfLines() {
    for (text, expected) in [
      ("plain", "plain"), ("", ""), ("**b** and *i*", "b(b) and i(i)"),
      ("__b__ and _i_", "b(b) and i(i)"), ("***both***", "bi(both)"),
      ("**b *bi* b**", "b(b )bi(bi)b( b)"), ("`a*b*`", "c(a*b*)"), ("`` a`b ``", "c(a`b)"),
      ("~~old~~ new", "s(old) new"), ("~one~", "s(one)"),
      ("[here](https://a.b/c)", "→https://a.b/c(here)"),
      ("[a **b**](x)", "→x(a )b→x(b)"), ("<https://a.b>", "→https://a.b(https://a.b)"),
      ("see https://a.b/c.", "see →https://a.b/c(https://a.b/c)."),
      ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("5*3*2", "5i(3)2"),
      ("\\*not\\*", "*not*"), ("*open", "*open"), ("**a*", "*i(a)"), ("a\\b", "a\\b"),
      ("[not a link]", "[not a link]"), ("a &amp; b &x", "a & b &x"), ("*a\nb*", "i(a\nb)"),
      ("%lld **%@**", "%lld b(%@)"),
    ] {
      #expect(spelled(text) == expected, "\(text)")
    }
  }

  @Test func stylesAreShownAndValuesAreNoMarkdown() throws {
    func pixels<V: View>(_ view: V) throws -> UInt64 {
      try Stage(view, size: CGSize(width: 200, height: 40)).bitmap.hash()
    }
    let star = "*x*", string = "**x**"
    #expect(
      try pixels(Text("a **b** *c*"))
        == pixels(
          Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " ")
            + Text(verbatim: "c").italic()))
    #expect(try pixels(Text("~~a~~")) == pixels(Text(verbatim: "a").strikethrough()))
    #expect(try pixels(Text("`a`")) == pixels(Text(verbatim: "a").monospaced()))
    #expect(
      try pixels(Text("[a](https://b.c)"))
        == pixels(Text(verbatim: "a").foregroundColor(.accentColor)))
    #expect(try pixels(Text(string)) == pixels(Text(verbatim: "**x**")))
    #expect(try pixels(Text("\(star)")) == pixels(Text(verbatim: "*x*")))
    #expect(try pixels(Text("**\(star)**")) == pixels(Text(verbatim: "*x*").bold()))
    #expect(
      try pixels(Text("a \(Text("b").bold())"))
        == pixels(Text(verbatim: "a ") + Text(verbatim: "b").bold()), "its own style stays")
    #expect(try Stage(Text("a **b** `c`")).labels == ["a b c"])
  }
}
