import Testing

@testable import Host

@Suite struct TextRunTests {
  private let file = FontFile("face")

  private func runs(_ text: String) -> [String] {
    TextRun.runs(of: text) { _ in file }.map {
      "\($0.script.tag)\($0.isRightToLeft ? "←" : "→")\($0.text)"
    }
  }

  @Test func oneScriptIsOneRun() {
    #expect(runs("Hello, world 12!") == ["Latn→Hello, world 12!"])
    #expect(runs("123") == ["Latn→123"])
    #expect(runs("") == [])
  }

  @Test func sharedCharactersJoinTheirNeighbour() {
    #expect(runs("“Ωμέγα” and") == ["Grek→“Ωμέγα” ", "Latn→and"])
    #expect(runs("«Привет»") == ["Cyrl→«Привет»"])
  }

  @Test func kanaAndKanjiGoTogether() {
    #expect(runs("日本語のカナー。") == ["Kana→日本語のカナー。"])
    #expect(runs("日本 ok") == ["Hani→日本 ", "Latn→ok"])
    #expect(runs("한국어") == ["Hang→한국어"])
  }

  @Test func marksStayWithTheirLetter() {
    #expect(runs("e\u{301}ו") == ["Latn→e\u{301}", "Hebr←ו"])
  }

  @Test func rightToLeftTextInALeftToRightLine() {
    #expect(runs("say שלום עולם now") == ["Latn→say ", "Hebr←שלום עולם", "Hebr→ ", "Latn→now"])
  }

  @Test func numbersInRightToLeftText() {
    // The line reads from the right: the word, the number, the Latin word.
    #expect(runs("שלום 123 abc") == ["Latn→abc", "Hebr← ", "Hebr→123", "Hebr←שלום "])
  }

  @Test func signsBelongToTheirNumber() {
    #expect(runs("של 45% ום") == ["Hebr← ום", "Hebr→45%", "Hebr←של "])
    #expect(runs("של 1,5 / 2") == ["Hebr→2", "Hebr← / ", "Hebr→1,5", "Hebr←של "])
  }

  @Test func facesSplitRuns() {
    let other = FontFile("other")
    let runs = TextRun.runs(of: "ab☃c") { $0 == "☃" ? other : file }
    #expect(runs.map(\.text) == ["ab", "☃", "c"])
    #expect(runs.map(\.file) == [file, other, file])
  }

  @Test func longRunsAreCutAtSpaces() {
    let text = "aaaa bbbb cccc"
    let run = TextRun(text: text, file: file, script: .latin, isRightToLeft: false)
    #expect(run.pieces(of: 100).map(\.text) == [text])
    #expect(run.pieces(of: 6).map(\.text) == ["aaaa ", "bbbb ", "cccc"])
    #expect(run.pieces(of: 3).map(\.text).joined() == text)
    var back = run
    back.isRightToLeft = true
    #expect(back.pieces(of: 6).map(\.text) == ["cccc", "bbbb ", "aaaa "])
  }
}
