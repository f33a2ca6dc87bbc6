import Diorama
import DioramaTesting
import Foundation
import Testing

@Suite struct OffsetsTests {
  @Test(arguments: [
    ([0], 4, "bcda"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"), ([1], 3, "acbd"),
    ([0, 2], 4, "bdac"), ([1, 3], 0, "bdac"), ([0, 3], 2, "badc"), ([], 2, "abcd"),
    ([0, 1, 2, 3], 1, "abcd"),
  ]) func elementsMove(_ offsets: [Int], _ to: Int, _ result: String) {
    var all = Array("abcd")
    all.move(fromOffsets: IndexSet(offsets), toOffset: to)
    #expect(String(all) == result)
    var slice = Array("xabcdx")[1..<5]
    slice.move(fromOffsets: IndexSet(offsets), toOffset: to)
    #expect(String(slice) == result)
  }
  @Test(arguments: [([0], "bcd"), ([0, 3], "bc"), ([], "abcd"), ([0, 1, 2, 3], "")])
  func elementsGo(_ offsets: [Int], _ result: String) {
    var all = Array("abcd")
    all.remove(atOffsets: IndexSet(offsets))
    #expect(String(all) == result)
  }

  private struct Cards: View {
    @State private var cards = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(cards, id: \.self) { Text($0) }
        Button("Back") {
          withAnimation { cards.move(fromOffsets: IndexSet(integer: 0), toOffset: cards.count) }
        }
      }
    }
  }
  @MainActor @Test func theFirstCardGoesToTheBack() async throws {
    let stage = try Stage(Cards())
    try await stage.tap("Back")
    #expect(stage.labels == ["b", "c", "a", "Back"])
  }
}
