import Diorama
import DioramaTesting
import Foundation
import Testing

/// Texts and images that hide what they say.
@MainActor @Suite struct RedactionTests {
  private func stage<V: View>(_ view: V, height: CGFloat = 60) throws -> Stage {
    try Stage(
      ZStack(alignment: .topLeading) {
        white
        view.foregroundStyle(black)
      }, size: CGSize(width: 200, height: height))
  }
  /// What black at the redacted opacity is on white.
  private let bar = Int((255 * (1 - 0.16)).rounded())
  private func levels(_ stage: Stage, row: Int) -> Set<Int> {
    Set((0..<200).map { stage.gray($0, row) })
  }
  /// The columns that are not white in a row.
  private func extent(_ stage: Stage, row: Int) -> ClosedRange<Int>? {
    let inked = (0..<200).filter { stage.gray($0, row) != 255 }
    return inked.isEmpty ? nil : inked.first!...inked.last!
  }

  @Test func aTextIsABarAsWideAsEachLine() throws {
    let text = Text(verbatim: "A first line\nand two").font(.system(size: 20))
    let plain = try stage(text), hidden = try stage(text.redacted(reason: .placeholder))
    #expect(try hidden.element(role: "text").frame == plain.element(role: "text").frame)
    for row in [12, 36] {
      // Nothing but the bar's grey, its edges and white.
      #expect(levels(hidden, row: row).contains(bar))
      #expect(levels(hidden, row: row).allSatisfy { $0 >= bar })
      let own = try #require(extent(hidden, row: row))
      #expect(own.lowerBound == 0)
    }
    let first = try #require(extent(hidden, row: 12)),
      second = try #require(extent(hidden, row: 36))
    let line = try Stage(
      Text(verbatim: "A first line").font(.system(size: 20)).fixedSize(),
      size: CGSize(width: 200, height: 60))
    let width = try line.element("A first line").frame.width
    #expect(abs(CGFloat(first.upperBound + 1) - width) <= 1)
    #expect(second.upperBound < first.upperBound - 10)
    #expect(extent(hidden, row: 25) == nil, "the bars do not touch")
    #expect(hidden.elements.map(\.label) == plain.elements.map(\.label))
  }

  @Test func anImageIsABox() throws {
    let hidden = try stage(
      Image(systemName: "star").resizable().frame(width: 40, height: 40)
        .redacted(reason: .placeholder))
    #expect(hidden.gray(0, 0) == bar && hidden.gray(39, 39) == bar && hidden.gray(20, 20) == bar)
    #expect(hidden.gray(40, 20) == 255)
  }

  @Test(arguments: [Axis.horizontal, .vertical]) func controlsHideTheirTexts(_ axis: Axis) throws {
    let controls = VStack(alignment: .leading) {
      Button("Press") {}
      TextField("", text: .constant("typed"), axis: axis)
    }
    let hidden = try stage(controls.redacted(reason: .placeholder), height: 80)
    let shown = try stage(controls, height: 80)
    #expect(hidden.hash != shown.hash)
    #expect((0..<80).allSatisfy { row in (0..<200).allSatisfy { hidden.gray($0, row) != 0 } })
    #expect(
      (0..<80).contains { row in
        (0..<200).contains { shown.gray($0, row) < 60 && shown.gray($0, row) >= 0 }
      })
    let field = try hidden.element(role: "textField").frame
    #expect((0..<200).contains { hidden.gray($0, Int(field.midY)) == bar }, "a bar of its text")
  }

  @Test func reasonsAddUpAndGo() throws {
    func isHidden<V: View>(_ view: V) throws -> Bool {
      let s = try stage(view.font(.system(size: 30)))
      return !(0..<60).contains { row in (0..<200).contains { s.gray($0, row) == 0 } }
    }
    let text = Text(verbatim: "HHH")
    #expect(try isHidden(text.redacted(reason: .placeholder)))
    #expect(try isHidden(text.redacted(reason: []).redacted(reason: .placeholder)))
    #expect(try isHidden(text.redacted(reason: [])) == false)
    #expect(try isHidden(text.unredacted().redacted(reason: .placeholder)) == false)
    #expect(try isHidden(text.redacted(reason: .privacy)) == false)
    #expect(try isHidden(text.privacySensitive()) == false)
    #expect(try isHidden(text.privacySensitive().redacted(reason: .privacy)))
    #expect(try isHidden(text.privacySensitive(false).redacted(reason: .privacy)) == false)
    #expect(try isHidden(text.redacted(reason: .invalidated)) == false)
  }

  private struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text(verbatim: "\(reasons.rawValue)") }
  }
  @Test func viewsCanReadThem() throws {
    let stage = try stage(
      Reader().redacted(reason: .privacy).redacted(reason: .invalidated))
    #expect(stage.elements.map(\.label) == ["6"])
  }

  private struct Loading: View {
    @State private var isLoading = true
    var body: some View {
      VStack {
        Text(verbatim: "HHHH").font(.system(size: 30))
          .redacted(reason: isLoading ? .placeholder : [])
        Button("Load") { isLoading.toggle() }.unredacted()
      }
    }
  }
  @Test func whatHasComeIsSeen() async throws {
    let stage = try stage(Loading(), height: 100)
    func isHidden() -> Bool {
      !(0..<40).contains { row in (0..<200).contains { stage.gray($0, row) == 0 } }
    }
    #expect(isHidden())
    stage.resetCounts()
    try await stage.tap("Load")
    try await stage.settle()
    #expect(!isHidden())
    try await stage.tap("Load")
    try await stage.settle()
    #expect(isHidden())
  }
}
