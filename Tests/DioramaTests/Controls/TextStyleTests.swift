import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct TextStyleTests {
  private func size<V: View>(_ view: V) throws -> CGSize {
    let stage = try Stage(view, size: CGSize(width: 400, height: 100))
    return stage.host.graph.rootElement.measure(.unspecified)
  }
  private func pixels<V: View>(_ view: V) throws -> UInt64 {
    try Stage(view, size: CGSize(width: 120, height: 40)).bitmap.hash()
  }

  @Test func widthsStretchTheFace() throws {
    let plain = try size(Text(verbatim: "Handgloves")).width
    for (width, factor) in [
      (Font.Width.compressed, 0.6), (.condensed, 0.8), (.standard, 1), (.expanded, 1.2),
      (Font.Width(0.5), 1.5),
    ] {
      let stretched = try size(Text(verbatim: "Handgloves").fontWidth(width))
      #expect(isClose(stretched.width, plain * factor, 1.5), "\(width)")
      #expect(stretched.height == 21)
      #expect(
        try size(Text(verbatim: "Handgloves").font(.body.width(width))).width == stretched.width)
      #expect(
        try size(VStack { Text(verbatim: "Handgloves") }.fontWidth(width)).width
          == stretched.width)
    }
    // What is drawn is as wide as what is measured.
    func ink(_ width: Font.Width) throws -> Int {
      let stage = try Stage(
        Text(verbatim: "HH").foregroundStyle(black).fontWidth(width).font(.system(size: 40))
          .background(white), size: CGSize(width: 200, height: 60))
      let columns = (0..<200).filter { x in (0..<60).contains { stage.gray(x, $0) < 128 } }
      return columns.last! - columns.first!
    }
    #expect(abs(Double(try ink(.expanded)) - 1.2 * Double(try ink(.standard))) <= 2)
    #expect(abs(Double(try ink(.compressed)) - 0.6 * Double(try ink(.standard))) <= 2)
  }

  @Test func smallCapitalsAreSmallerCapitals() throws {
    // Whole pixels are small ones here.
    func size(_ text: String, _ font: Font) throws -> CGSize {
      try Stage(Text(verbatim: text).font(font).named("it"), scale: 8).frame("it").size
    }
    func plain(_ text: String, _ points: CGFloat) throws -> CGFloat {
      try size(text, .system(size: points)).width
    }
    let font = Font.system(size: 20)
    #expect(
      isClose(
        try size("Abc", font.lowercaseSmallCaps()).width, try plain("A", 20) + plain("BC", 16),
        0.3))
    #expect(
      isClose(
        try size("Abc", font.uppercaseSmallCaps()).width, try plain("A", 16) + plain("bc", 20),
        0.3))
    #expect(
      isClose(
        try size("Abc1", font.smallCaps()).width, try plain("ABC", 16) + plain("1", 20), 0.3))
    #expect(try size("abc", font.smallCaps()).height == size("abc", font).height)
    #expect(try Stage(Text(verbatim: "Abc").font(font.smallCaps())).labels == ["Abc"])
  }

  @Test func theSecondaryScaleIsSmaller() throws {
    let text = Text(verbatim: "abc"), plain = try size(text).width
    let small = try size(text.font(.system(size: 17 * 0.8))).width
    #expect(small < plain)
    #expect(try size(text.textScale(.secondary)).width == small)
    #expect(isClose(try size(text + text.textScale(.secondary)).width, plain + small, 1))
    #expect(try size(text.textScale(.secondary, isEnabled: false)).width == plain)
    #expect(try size(VStack { text }.textScale(.secondary)).width == small)
  }

  @Test func stylesOfStretches() throws {
    let both = Text(verbatim: "ab").foregroundStyle(red) + Text(verbatim: "cd")
    #expect(
      try pixels(both.foregroundStyle(blue))
        == pixels(
          Text(verbatim: "ab").foregroundColor(red) + Text(verbatim: "cd").foregroundColor(blue)))
    // A gradient of a whole text is the same from inside and from around.
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let inside: Text = Text(verbatim: "abcd").foregroundStyle(gradient)
    #expect(
      try pixels(inside) == pixels(VStack { Text(verbatim: "abcd") }.foregroundStyle(gradient)))
    #expect(try pixels(inside) != pixels(Text(verbatim: "abcd").foregroundStyle(red)))
  }

  @Test func attributedStringsHaveTheirAttributes() throws {
    var string = AttributedString("ab")
    string.foregroundColor = red
    string.font = .title.bold()
    var rest = AttributedString("cd")
    rest.underlineStyle = .single
    rest.kern = 2
    let expected =
      Text(verbatim: "ab").foregroundColor(red).font(.title.bold())
      + Text(verbatim: "cd").underline().kerning(2)
    #expect(try pixels(Text(string + rest)) == pixels(expected))
    #expect(try Stage(Text(string + rest)).labels == ["abcd"])
    #expect(Text(string) == Text(string) && Text(string) != Text(rest))
  }

  // MARK: dates

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func timersRunWithTheWindowsClock() async throws {
    let stage = try Stage(
      VStack {
        Text(date(90), style: .timer)
        Text(date(-3600), style: .timer)
        Text(timerInterval: date(0)...date(2))
        Text(timerInterval: date(0)...date(3600 * 2), countsDown: false)
        Text(timerInterval: date(0)...date(60), pauseTime: date(15))
        Text(timerInterval: date(0)...date(7200), pauseTime: date(0), showsHours: false)
      })
    #expect(stage.labels == ["1:30", "1:00:00", "0:02", "0:00", "0:45", "120:00"])
    await stage.advance(60)
    #expect(stage.labels == ["1:29", "1:00:01", "0:01", "0:01", "0:45", "120:00"])
    await stage.advance(59)
    #expect(stage.labels[0] == "1:29", "a second takes 60 frames")
    await stage.advance(61)
    #expect(stage.labels == ["1:27", "1:00:03", "0:00", "0:03", "0:45", "120:00"])
  }

  @Test func datesAreWrittenForTheLocale() throws {
    let stage = try Stage(
      VStack {
        Text(date(0), style: .date)
        Text(date(7800), style: .relative)
        Text(date(-7800), style: .offset)
        Text(date(61), style: .relative).environment(\.locale, Locale(identifier: "de"))
      })
    #expect(stage.labels[0] == "January 1, 2001")
    #expect(stage.labels[1].contains("2 hr") && stage.labels[1].contains("10 min"))
    #expect(stage.labels[2] == "-2 hours")
    #expect(stage.labels[3].contains("1 Min"))
    let time = try Stage(Text(date(51000), style: .time), locale: Locale(identifier: "de_DE"))
    #expect(time.labels == ["14:10"])
  }

  @Test func aTextThatWaitsDoesNotKeepTheWindowBusy() async throws {
    let stage = try Stage(Text(date(90), style: .timer))
    #expect(stage.isAtRest)
    let bodies = await stage.bodies { await stage.advance(30) }
    #expect(bodies == [:], "nothing is done between two seconds")
  }
}
