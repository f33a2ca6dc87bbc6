import Diorama
import DioramaTesting
import Foundation
import Testing

/// Tables of localized text in which a few keys stand.
@MainActor private final class Tables: StringStore {
  var texts: [String: String] = [:]
  var asked: [String] = []
  func text(
    for key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> LocalizedFormat? {
    asked.append(key)
    return texts[key].map { LocalizedFormat($0) }
  }
}

@MainActor @Suite struct TextTests {
  private func stage<V: View>(
    _ width: CGFloat = 200, _ height: CGFloat = 200, @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(content(), size: CGSize(width: width, height: height))
  }
  private func size<V: View>(_ view: V, in width: CGFloat = 200) throws -> CGSize {
    let stage = try stage(width, 400) { view }
    return stage.host.graph.rootElement.measure(ProposedViewSize(width: width, height: 400))
  }
  private func width(_ text: String, _ size: CGFloat = 17) throws -> CGFloat {
    try stage { ink }.host.graph.services.text.width(text, font: FontRequest(size: size))
  }

  // MARK: which text it is

  @Test func literalsAreKeysAndStringsAreNot() {
    let string = "Hello", part = "Hello!".dropLast()
    #expect(Text("Hello") == Text(LocalizedStringKey("Hello")))
    #expect(Text("Hello") != Text(verbatim: "Hello"))
    #expect(Text(string) == Text(verbatim: "Hello"))
    #expect(Text(part) == Text(verbatim: "Hello"))
  }

  @Test func literalsAreLookedUp() throws {
    let tables = Tables()
    tables.texts = ["Hello": "Hallo", "%lld of %@": "%2$@: %1$lld", "100%": "hundert%%"]
    let string = "Hello", name = "Ann"
    let host = ViewHost(
      VStack {
        Text("Hello")
        Text(string)
        Text(verbatim: "Hello")
        Text("\(3) of \(name)")
        Text("100%")
        Button("Hello") {}
      }, configuration: WindowConfiguration(),
      services: Services(text: try stage { ink }.host.graph.services.text, strings: tables))
    host.begin()
    #expect(
      host.elements.map(\.label) == ["Hallo", "Hello", "Hello", "Ann: 3", "hundert%", "Hallo"])
    #expect(!tables.asked.contains(""))
    host.close()
  }

  @Test func interpolationsAreFormatted() throws {
    let stage = try stage {
      Text("\(3) and \(2.5)")
      Text("\(2.5, specifier: "%.1f")")
      Text("\(7, specifier: "%03lld")")
      Text("\(Float(1.5)) \(UInt8(200)) \(Int64.max)")
      Text("50% of \(4)")
      Text("\(true) \("word")")
      Text("in \(Text("a").bold()) text")
      Text(0.25, format: .percent)
    }
    #expect(
      stage.labels == [
        "3 and 2.500000", "2.5", "007", "1.500000 200 9,223,372,036,854,775,807", "50% of 4",
        "true word", "in a text", "25%",
      ])
  }

  @Test func formatsFollowTheLocale() throws {
    let stage = try Stage(Text(1234.5, format: .number), locale: Locale(identifier: "de_DE"))
    #expect(stage.labels == ["1.234,5"])
  }

  // MARK: sizes

  @Test func dynamicTypeChangesTheStyles() throws {
    for (typeSize, points) in [
      (DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xxxLarge, 23), (.accessibility5, 53),
    ] {
      let stage = try Stage(Text("Hello").named("it"), dynamicTypeSize: typeSize)
      #expect(abs(try stage.frame("it").width - width("Hello", points)) <= 1, "\(typeSize)")
    }
    #expect(
      try size(Text("Hello").dynamicTypeSize(.xSmall)).width
        < size(Text("Hello").dynamicTypeSize(.xLarge)).width)
    #expect(
      try size(Text("a").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xxxLarge))
        == size(Text("a")))
  }

  @Test func emptyTextTakesNoWidthAndIsNoElement() throws {
    let stage = try stage { Text("") }
    #expect(stage.elements.isEmpty)
    let s = try size(Text(""))
    #expect(s == .zero)
    #expect(try size(Text(verbatim: "")) == .zero)
    #expect(try size(Text(String())) == .zero)
    #expect(try size(Text("").lineLimit(2, reservesSpace: true)).height > 0)
  }

  // MARK: lines

  private func lines(_ text: String, _ width: CGFloat, lineLimit: Int? = nil) throws -> [String] {
    try layout(text, width, lineLimit: lineLimit).lines
  }
  private func layout(
    _ text: String, _ width: CGFloat?, height: CGFloat? = nil, lineLimit: Int? = nil,
    truncation: ParagraphStyling.Truncation = .tail, minimumScale: CGFloat = 1
  ) throws -> (lines: [String], layout: TextLayout) {
    var paragraph = ParagraphStyling()
    paragraph.lineLimit = lineLimit
    paragraph.truncation = truncation
    paragraph.minimumScale = minimumScale
    let system = try stage { ink }.host.graph.services.text
    let run = StyledText(
      text: text, styling: TextStyling(font: Font.body.resolved(.large)))
    let layout = Typesetter(system: system, paragraph: paragraph, scale: 1).layout(
      [run], in: ProposedViewSize(width: width, height: height), direction: .leftToRight)
    var lines: [CGFloat: String] = [:]
    for f in layout.fragments { lines[f.origin.y, default: ""] += f.text }
    return (lines.sorted { $0.key < $1.key }.map(\.value), layout)
  }

  @Test func linesEndAtWords() throws {
    let w = try width("one two")
    #expect(try lines("one two three four", w + 1) == ["one two", "three", "four"])
    #expect(try lines("one two", w) == ["one two"], "its own width is enough")
    #expect(try lines("one two", w - 1) == ["one", "two"])
    #expect(try lines("one  two", try width("one") + 1) == ["one", "two"], "spaces hang over")
  }

  @Test func spacesAtTheEndTakeRoomWhereThereIsAny() throws {
    let word = try width("Hello"), spaced = try width("Hello ")
    #expect(spaced > word)
    #expect(try size(Text("Hello ")).width == spaced.rounded(.up))
    #expect(try size(Text("Hello ").bold() + Text("  ")).width > spaced)
    #expect(try size(Text("Hello "), in: word + 0.5).width == word.rounded(.up), "they hang over")
    let two = try size(Text("Hello Hello"), in: spaced + 1)
    #expect(
      two.width == word.rounded(.up) && two.height > 30, "and at the end of a line that was broken")
    #expect(try size(Text("Hello  \nHello")).width > spaced)
  }
  @Test func newlinesEndLines() throws {
    #expect(try lines("a\nb\n\nc", 200).filter { !$0.isEmpty } == ["a", "b", "c"])
    #expect(try layout("a\nb\n\nc", 200).layout.lineCount == 4)
    #expect(try size(Text("a\nb")).height == 21 + 22)
  }

  @Test func longWordsBreak() throws {
    let broken = try lines("abcdefghij", try width("abc") + 2)
    #expect(broken.joined() == "abcdefghij" && broken.count > 2)
    #expect(try lines("abc", 0) == ["a", "b", "c"], "at least one character a line")
  }

  @Test func noBreakSpacesKeepWordsTogether() throws {
    #expect(try lines("one\u{a0}two three", try width("one two") + 1) == ["one\u{a0}two", "three"])
  }

  @Test func hyphensMayEndALine() throws {
    #expect(try lines("well-known", try width("known") + 1) == ["well-", "known"])
  }

  @Test func japaneseBreaksBetweenCharacters() throws {
    let four = try width("日本語の") + 1
    #expect(try lines("日本語の文章です", four) == ["日本語の", "文章です"])
    #expect(
      try lines("日本語。日本語", try width("日本語") + 1) == ["日本", "語。日", "本語"],
      "no line begins with a full stop")
    #expect(
      try lines("あ「い」う", try width("「い」") + 1).allSatisfy {
        !$0.hasSuffix("「") && !$0.hasPrefix("」")
      })
  }

  // MARK: limits and truncation

  @Test func limitCutsWithAnEllipsis() throws {
    let w = try width("one two") + 4
    let (one, layout) = try layout("one two three four", w, lineLimit: 1)
    #expect(one.count == 1 && one[0].hasSuffix("…") && layout.isTruncated)
    #expect(one[0].hasPrefix("one"))
    #expect(layout.size.width <= w + 0.01)
    let (two, _) = try self.layout("one two three four five", w, lineLimit: 2)
    #expect(two[0] == "one two" && two[1].hasPrefix("three") && two[1].hasSuffix("…"))
    #expect(try lines("one two", w, lineLimit: 2) == ["one two"], "no need")
  }

  @Test func truncationAtEachEnd() throws {
    let text = "abcdefghijklmnopqrstuvwxyz", w = try width("abcdefghij")
    let head = try layout(text, w, lineLimit: 1, truncation: .head).lines[0]
    #expect(head.hasPrefix("…") && head.hasSuffix("xyz"))
    let middle = try layout(text, w, lineLimit: 1, truncation: .middle).lines[0]
    #expect(middle.hasPrefix("abc") && middle.contains("…") && middle.hasSuffix("xyz"))
    let tail = try layout(text, w, lineLimit: 1, truncation: .tail).lines[0]
    #expect(tail.hasPrefix("abc") && tail.hasSuffix("…"))
    for line in [head, middle, tail] {
      #expect(try width(line) <= w + 0.5)
      #expect(try width(line) > w - 20, "as much as there is room for")
    }
  }

  @Test func heightCutsToo() throws {
    let (lines, layout) = try layout("a\nb\nc\nd", 100, height: 50)
    #expect(layout.lineCount == 2 && layout.isTruncated, "two lines, 22 from one to the next")
    #expect(lines[1] == "b…" || lines[1].hasSuffix("…"))
    #expect(try self.layout("a\nb", 100, height: 1).layout.lineCount == 1, "never none")
  }

  @Test func lineLimitInEveryForm() throws {
    let long = Text("one two three four five six seven eight nine ten")
    func lines<V: View>(_ view: V) throws -> Int {
      Int((try size(view, in: 60).height / 22).rounded(.up))
    }
    #expect(try lines(long) > 4)
    #expect(try lines(long.lineLimit(1)) == 1)
    #expect(try lines(long.lineLimit(2...3)) == 3)
    #expect(try lines(long.lineLimit(...2)) == 2)
    #expect(try lines(long.lineLimit(nil)) > 4)
    #expect(try lines(Text("a").lineLimit(2...3)) == 2)
    #expect(try lines(Text("a").lineLimit(3...)) == 3)
    #expect(try lines(Text("a").lineLimit(3, reservesSpace: true)) == 3)
    #expect(try lines(Text("a").lineLimit(3, reservesSpace: false)) == 1)
    #expect(try lines(long.lineLimit(1).lineLimit(3)) == 1, "the inner one")
  }

  @Test func textShrinksBeforeItIsCut() throws {
    let w = try width("Hello world")
    let (lines, layout) = try layout("Hello world", w * 0.8, lineLimit: 1, minimumScale: 0.5)
    #expect(lines == ["Hello world"] && !layout.isTruncated)
    #expect(layout.size.width <= (w * 0.8).rounded(.up) && layout.size.width > w * 0.7)
    let (cut, small) = try self.layout("Hello world", w * 0.3, lineLimit: 1, minimumScale: 0.5)
    #expect(cut[0].hasSuffix("…") && small.isTruncated)
  }

  @Test func alignmentOfLines() throws {
    func x(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) throws
      -> CGFloat
    {
      var paragraph = ParagraphStyling()
      paragraph.alignment = alignment
      let system = try stage { ink }.host.graph.services.text
      let run = StyledText(
        text: "long line\na", styling: TextStyling(font: Font.body.resolved(.large)))
      let layout = Typesetter(system: system, paragraph: paragraph, scale: 1).layout(
        [run], in: .unspecified, direction: direction)
      return layout.fragments.last!.origin.x
    }
    let free = try width("long line").rounded(.up) - width("a")
    #expect(try x(.leading) == 0)
    #expect(isClose(try x(.center), free / 2, 0.01))
    #expect(isClose(try x(.trailing), free, 0.01))
    #expect(isClose(try x(.leading, .rightToLeft), free, 0.01))
    #expect(try x(.trailing, .rightToLeft) == 0)
  }

  @Test func tenThousandCharactersAreSetInTime() throws {
    let text = String(repeating: "word ", count: 2000)
    let clock = ContinuousClock()
    let time = try clock.measure {
      let s = try size(
        Text(verbatim: text).fixedSize(horizontal: false, vertical: true), in: 300)
      #expect(s.height > 22 * 100)
    }
    #expect(time < .seconds(5))
  }

  // MARK: styles

  @Test func textsCanBeJoined() throws {
    let joined = Text("Hello ") + Text("bold").bold() + Text("!")
    let stage = try stage { joined }
    #expect(stage.labels == ["Hello bold!"])
    let bold = FontRequest(size: 17, weight: 700)
    let system = stage.host.graph.services.text
    let expected =
      try width("Hello ") + system.width("bold", font: bold) + (try width("!"))
    #expect(try size(joined).width == expected.rounded(.up))
  }

  @Test func partsKeepTheirColours() throws {
    let stage = try stage(100, 30) {
      (Text("\u{2588}").foregroundColor(red) + Text("\u{2588}").foregroundColor(blue)
        + Text("i")).foregroundColor(black)
    }
    var colours = Set<UInt32>()
    for y in 0..<30 { for x in 0..<100 { colours.insert(stage.bitmap[x, y].bits & 0xffffff) } }
    #expect(colours.contains(0xff0000) && colours.contains(0x0000ff))
  }

  @Test func oneColourAnimates() async throws {
    let knob = Knob<Bool>()
    let stage = try stage(100, 30) {
      Turning(knob, false) { isRed in Text("text").foregroundColor(isRed ? red : black) }
    }
    withAnimation(.linear(duration: 1)) { knob.value = true }
    await stage.advance(30)
    var layers: [Layer] = []
    func walk(_ layer: Layer) {
      if case .text = layer.content { layers.append(layer) }
      layer.below.forEach(walk)
    }
    walk(stage.host.graph.layer)
    #expect(layers.count == 1)
    #expect(isClose(layers[0].presented(.a).x, 0.5))
  }

  @Test func kerningWidens() throws {
    let plain = try width("A") + width("B") + width("C")
    #expect(try size(Text("ABC").kerning(5)).width == (plain + 15).rounded(.up))
    #expect(try size(Text("ABC").tracking(5)).width == (plain + 15).rounded(.up))
  }

  @Test func monospacedDigitsAreEquallyWide() throws {
    let ones = try size(Text(verbatim: "1111").monospacedDigit()).width
    let zeros = try size(Text(verbatim: "0000").monospacedDigit()).width
    #expect(isClose(ones, zeros, 0.01))
    #expect(try width("1111") < width("0000") - 1, "otherwise they are not")
  }

  @Test func underlinesAreDrawnBelowTheText() throws {
    func rows<V: View>(_ view: V) throws -> Int {
      let stage = try stage(60, 30) { view }
      return (0..<30).filter { y in (20..<40).allSatisfy { stage.gray($0, y) < 255 } }.count
    }
    let text = Text(verbatim: "nnnnnn")
    #expect(try rows(text) == 0)
    #expect(try rows(text.underline()) >= 1)
    #expect(try rows(text.strikethrough()) >= 1)
    #expect(try rows(text.underline(false)) == 0)
    #expect(try rows(VStack { text }.underline()) >= 1)
  }

  @Test func textCaseIsChanged() throws {
    let stage = try stage {
      Text("Hello").textCase(.uppercase)
      VStack { Text("Hello") }.textCase(.lowercase)
      Text("Hello").textCase(nil)
    }
    #expect(stage.labels == ["HELLO", "hello", "Hello"])
  }

  @Test func weightsAndFontsAreHandedDown() throws {
    let bold = try size(VStack { Text("Hello") }.bold()).width
    #expect(bold > (try size(Text("Hello")).width))
    #expect(isClose(bold, try size(Text("Hello").fontWeight(.bold)).width, 0.01))
    #expect(
      try size(VStack { Text("Hello").font(.caption) }.font(.largeTitle))
        == size(Text("Hello").font(.caption)))
  }

  @Test func baselineOffsetMovesAStretch() throws {
    let plain = try stage(60, 40) { Text("nn") },
      raised = try stage(60, 40) {
        Text("nn").baselineOffset(5)
      }
    func top(_ stage: Stage) -> Int {
      (0..<40).first { y in (0..<60).contains { stage.gray($0, y) < 200 } } ?? -1
    }
    #expect(top(plain) - top(raised) == 5)
  }
}
