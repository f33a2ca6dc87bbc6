import Diorama
import DioramaTesting
import Foundation
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note = ""
}

/// A container of one's own: what is pinned comes first, each view beside its note.
private struct Cards<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) cards")
        ForEach(subviews.filter(\.containerValues.isPinned)) { subview in
          HStack {
            Text("pinned \(subview.containerValues.note)")
            subview
          }
        }
        ForEach(subviews.filter { !$0.containerValues.isPinned }) { $0 }
      }
    }
  }
}

@MainActor @Suite struct SubviewTests {
  private let knob = Knob<Int>()

  @Test func aContainerPutsItsViewsWhereItWants() throws {
    let stage = try Stage(
      Cards {
        Text("a")
        Text("b").containerValue(\.isPinned, true).containerValue(\.note, "n")
        Group {
          Text("c")
          Text("d").containerValue(\.isPinned, true)
        }
        ForEach(0..<2, id: \.self) { Text("row \($0)") }
        EmptyView()
      })
    #expect(
      stage.labels == ["6 cards", "pinned n", "b", "pinned ", "d", "a", "c", "row 0", "row 1"])
  }

  @Test func whatComesAndGoesIsSeen() async throws {
    let stage = try Stage(
      Turning(knob, 1) { n in
        Cards {
          ForEach(0..<n, id: \.self) { Counter(name: "\($0)").containerValue(\.isPinned, n > 2) }
          if n == 2 { Text("two") }
        }
      })
    #expect(stage.labels == ["1 cards", "0 0"])
    try await stage.tap("0 0")
    knob.value = 2
    await stage.update()
    #expect(stage.labels == ["3 cards", "0 1", "1 0", "two"], "its state is kept")
    knob.value = 3
    await stage.update()
    #expect(stage.labels == ["3 cards", "pinned ", "0 1", "pinned ", "1 0", "pinned ", "2 0"])
    knob.value = 0
    await stage.update()
    #expect(stage.labels == ["0 cards"])
    #expect(stage.host.graph.reports == [])
  }

  @Test func viewsThatLeaveFade() async throws {
    let stage = try Stage(
      Turning(knob, 1) { n in
        VStack(spacing: 0) {
          Group(subviews: ForEach(0..<n, id: \.self) { _ in black.frame(width: 10, height: 10) }) {
            ForEach($0) { $0 }
          }
        }
      }, size: CGSize(width: 10, height: 10))
    withAnimation(.linear(duration: 1)) { knob.value = 0 }
    await stage.update()
    await stage.advance(30)
    #expect(isNear(stage.gray(5, 5), blended(0, 0.5, over: 255), 3))
    try await stage.settle()
    #expect(stage.gray(5, 5) == 255)
  }

  @Test func forEachGoesThroughThem() throws {
    let stage = try Stage(
      VStack {
        ForEach(
          subviews: Group {
            Text("a").tag(1)
            Text("b").tag("two")
          }
        ) { subview in
          Text(
            subview.containerValues.tag(for: Int.self).map { "tag \($0)" }
              ?? "\(subview.containerValues.hasTag("two"))")
          subview
        }
      })
    #expect(stage.labels == ["tag 1", "a", "true", "b"])
  }

  @Test func partsOfThemAreViews() throws {
    let stage = try Stage(
      VStack {
        Group(subviews: ForEach(0..<5, id: \.self) { Text("\($0)") }) { subviews in
          subviews.first
          Text("and")
          subviews[3...]
        }
      })
    #expect(stage.labels == ["0", "and", "3", "4"])
  }
}
