import DioramaTesting
import Foundation
import Testing

@testable import Diorama

/// Emoji in texts, as views show them.
@MainActor @Suite struct EmojiTextTests {
  private func size<V: View>(_ view: V) throws -> CGSize {
    let stage = try Stage(view, size: CGSize(width: 400, height: 100))
    return stage.host.graph.rootElement.measure(.unspecified)
  }
  /// The middle of the view: in an apple of this size it is red.
  private func middle<V: View>(_ view: V) throws -> (red: Int, green: Int, blue: Int) {
    try Stage(
      ZStack {
        white
        view.font(.system(size: 60))
      }, size: CGSize(width: 100, height: 100)
    ).pixel(50, 55)
  }

  @Test func foregroundDoesNotTintIt() throws {
    let plain = try middle(Text("🍎"))
    #expect(plain.red > 220 && plain.green < 110 && plain.blue < 80, "\(plain)")
    for view in [
      AnyView(Text("🍎").foregroundColor(.blue)), AnyView(Text("🍎").foregroundStyle(green)),
      AnyView(
        Text("🍎").foregroundStyle(
          LinearGradient(colors: [blue, green], startPoint: .top, endPoint: .bottom))),
      AnyView(Text("🍎").bold()), AnyView(Text("🍎").italic()),
      AnyView(Label("🍎", systemImage: "star").labelStyle(.titleOnly)),
      AnyView(Button("🍎") {}),
    ] {
      #expect(try middle(view) == plain)
    }
  }

  @Test func opacityAndFiltersHold() throws {
    let plain = try middle(Text("🍎"))
    func half(_ x: Int) -> Double { blended(Double(x), 0.5, over: 255) }
    for view in [
      AnyView(Text("🍎").opacity(0.5)), AnyView(Text("🍎").foregroundColor(black.opacity(0.5))),
    ] {
      let p = try middle(view)
      #expect(isNear(p.red, half(plain.red), 2) && isNear(p.green, half(plain.green), 2), "\(p)")
    }
    let gray = try middle(Text("🍎").grayscale(1))
    #expect(gray.red == gray.green && gray.green == gray.blue && gray.red < 200)
    #expect(try middle(Text("🍎").foregroundColor(.clear)) == (255, 255, 255))
    // Turned round, the middle is as red.
    let turned = try middle(Text("🍎").rotationEffect(.degrees(90)))
    #expect(turned.red > 200 && turned.green < 140, "\(turned)")
  }

  @Test func itHasTheSizeOfIOS() throws {
    #expect(isClose(try size(Text("⚽️").font(.system(size: 60))).width, 60 * 1.17, 1))
    // The line stays as high as it is.
    #expect(try size(Text("a🍎")).height == size(Text("a")).height)
    #expect(isClose(try size(Text("👩‍👩‍👧‍👦")).width, 17 * 1.17, 0.3))
  }

  @Test func aSequenceIsNeverCut() throws {
    let family = String(repeating: "👩‍👩‍👧‍👦🇯🇵👍🏽", count: 4)
    for width in stride(from: CGFloat(20), to: 260, by: 7) {
      let stage = try Stage(
        Text(family).lineLimit(1).frame(width: width), size: CGSize(width: 300, height: 40))
      let layers = stage.layers(.none).compactMap { layer -> TextLayout? in
        if case .text(let drawing) = layer.content { drawing.layout } else { nil }
      }
      let shown = layers.flatMap(\.fragments).map(\.text).joined()
      #expect(!shown.isEmpty)
      for c in shown where c != "…" {
        #expect(family.contains(c), "\(width): \(shown.debugDescription)")
      }
    }
  }

  @Test func linesBreakBetweenEmoji() {
    #expect(LineBreaker.pieces("🍎🍏👩‍👩‍👧‍👦!") == ["🍎", "🍏", "👩‍👩‍👧‍👦!"])
    #expect(LineBreaker.pieces("ab🍎 cd") == ["ab", "🍎 ", "cd"])
    #expect(LineBreaker.pieces("(🍎)") == ["(🍎)"])
  }

  @Test func thaiBreaksBeforeVowelsThatBeginASyllable() {
    #expect(LineBreaker.pieces("ประเทศไทย") == ["ประ", "เทศ", "ไทย"])
    // A vowel goes with its consonant even where a word is too long for its line.
    #expect(LineBreaker.units("เทศะ") == ["เท", "ศะ"])
    #expect(LineBreaker.units("ab") == ["a", "b"])
    #expect(LineBreaker.units("") == [])
  }

  private struct Field: View {
    @State private var text = "a👩‍👩‍👧‍👦b"
    var body: some View {
      VStack {
        TextField("name", text: $text)
        Text(verbatim: "<\(text)>")
      }
    }
  }
  @Test func theCaretPassesOverAWholeSequence() async throws {
    let stage = try Stage(Field(), size: CGSize(width: 200, height: 80))
    await stage.key("Tab")
    await stage.key("End")
    await stage.key("ArrowLeft")
    await stage.key("Backspace")
    #expect(stage.labels.contains("<ab>"), "\(stage.labels)")
  }

  @Test func itIsSpokenAndTapped() async throws {
    let log = Log()
    let stage = try Stage(
      HStack {
        Text("🍎")
        Button("👍🏽") { log("yes") }
      }, size: CGSize(width: 200, height: 60))
    #expect(stage.elements.map(\.label) == ["🍎", "👍🏽"])
    try await stage.tap("👍🏽")
    #expect(log.lines == ["yes"])
  }

  @Test func theyLookLikeThis() throws {
    let stage = try Stage(
      VStack(alignment: .leading, spacing: 8) {
        Text("👍🏽 日本語 Ελληνικά Русский 🏳️‍🌈")
        Text("🍎").font(.largeTitle) + Text(" apple 🍏").foregroundColor(.secondary)
        HStack {
          Label("🔔 bell", systemImage: "bell")
          Button("Send 🚀") {}.buttonStyle(.borderedProminent)
        }
        Text("⚽️").font(.system(size: 60))
        Text("🥳🎉🎂🇯🇵🇩🇪1️⃣👩‍👩‍👧‍👦").font(.title).grayscale(0.5)
      }
      .padding(), size: CGSize(width: 300, height: 240), scale: 2)
    try stage.assertSnapshot(named: "emoji")
  }
}
