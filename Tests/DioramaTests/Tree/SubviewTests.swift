import Diorama
import DioramaTesting
import Foundation
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note = ""
  @Entry fileprivate var rank: Int? = 7
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
    #expect(
      stage.labels == ["3 cards", "pinned ", "0 0", "pinned ", "1 0", "pinned ", "2 0"],
      "in another place it is another view")
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

  // MARK: places

  @Test func whatIsHandedDownInItsPlaceCounts() throws {
    let stage = try Stage(
      VStack {
        Group(
          subviews: Group {
            Said()
            Group {
              Said().environment(\.word, "own")
              Said().padding()
            }
            if true { ForEach(0..<1) { _ in Said() } }
          }
        ) { subviews in
          ForEach(subviews) { $0.environment(\.word, "place") }
          subviews.last
        }
      }.environment(\.word, "around"))
    #expect(stage.labels == ["place 0", "own 0", "place 0", "place 0", "around 0"])
  }

  @Test func aViewInSeveralPlacesIsSeenInEach() async throws {
    let stage = try Stage(
      Turning(knob, 2) { n in
        HStack(spacing: 0) {
          Group(subviews: ForEach(0..<n, id: \.self) { Said(name: "\($0)") }) { all in
            all.last
            ForEach(all) { $0 }
            all.first.environment(\.word, "end")
          }
        }
      }, size: CGSize(width: 400, height: 40))
    #expect(stage.labels == [" 1 0", " 0 0", " 1 0", "end 0 0"])
    let frames = stage.elements.map(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX }, "side by side")
    let middle = CGPoint(x: frames[2].midX, y: frames[2].midY)
    try await stage.tap(at: middle)
    #expect(stage.labels == [" 1 0", " 0 0", " 1 1", "end 0 0"], "each has state of its own")
    knob.value = 3
    await stage.update()
    #expect(stage.labels == [" 2 0", " 0 0", " 1 1", " 2 0", "end 0 0"])
    knob.value = 0
    await stage.update()
    #expect(stage.labels == [])
  }

  @Test func changesInTheListReachEveryPlace() async throws {
    let stage = try Stage(
      Cards {
        Pages()
        Text("last").containerValue(\.isPinned, true)
      })
    #expect(stage.labels == ["3 cards", "pinned ", "last", "page 0", "More"])
    try await stage.tap("More")
    #expect(
      stage.labels == ["4 cards", "pinned extra", "extra", "pinned ", "last", "page 1", "More"])
    try await stage.tap("More")
    #expect(stage.labels.suffix(2) == ["page 2", "More"])
  }

  @Test func viewsThatAreOnlyListedDoNothing() async throws {
    let log = Log()
    let stage = try Stage(
      Turning(knob, 1) { n in
        Group(
          subviews: Group {
            Text("a").onAppear { log("appear") }.onChange(of: n) { log("change") }
              .task { log("task") }.onDisappear { log("gone") }
              .containerValue(\.note, "x")
            Framed().onChange(of: n) { log("never") }.task { log("never") }
          }
        ) { subviews in
          if n < 3 {
            HStack {
              Text(subviews.map(\.containerValues.note).joined(separator: ","))
              subviews[0].padding()
            }
          }
        }
      })
    await stage.advance(2)
    #expect(stage.labels == ["x,framed", "a"])
    #expect(log.lines == ["appear", "task"] || log.lines == ["task", "appear"])
    knob.value = 2
    await stage.update()
    #expect(log.lines.last == "change" && log.lines.count == 3)
    knob.value = 3
    await stage.update()
    #expect(log.lines.suffix(1) == ["gone"] && !log.lines.contains("never"))
  }

  @Test func containersInContainersPassViewsOn() throws {
    let stage = try Stage(
      Cards {
        Group(
          subviews: Group {
            Text("a")
            Text("b").containerValue(\.isPinned, true).containerValue(\.note, "n")
          }
        ) { inner in
          ForEach(inner.reversed()) { $0 }
          inner[0].containerValue(\.note, "outer").containerValue(\.isPinned, true)
        }
      })
    #expect(stage.labels == ["3 cards", "pinned n", "b", "pinned outer", "a", "a"])
  }

  @Test func valuesThatMayBeNilHaveDefaultsToo() throws {
    let stage = try Stage(
      VStack {
        ForEach(
          subviews: Group {
            Text("a")
            Text("b").containerValue(\.rank, nil)
            Text("c").containerValue(\.rank, 1)
          }
        ) { Text("\($0.containerValues.rank ?? -1)") }
      })
    #expect(stage.labels == ["7", "-1", "1"])
  }

  @Test func oneIsExchangedForAnother() async throws {
    let stage = try Stage(
      Turning(knob, 0) { n in
        Group(subviews: ForEach(0..<3) { Counter(name: "\($0)") }) { all in
          all[n].transition(.opacity)
        }
      })
    try await stage.tap("0 0")
    #expect(stage.labels == ["0 1"])
    knob.value = 1
    await stage.update()
    #expect(stage.labels == ["1 0"])
    knob.value = 0
    await stage.update()
    #expect(stage.labels == ["0 0"], "it begins anew")
    #expect(stage.host.graph.reports == [])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var word = ""
}
/// Says a word of the environment, and how often it was touched.
private struct Said: View {
  var name: String?
  @Environment(\.word) private var word
  @State private var touches = 0
  var body: some View {
    Text(([word] + [name].compactMap { $0 } + ["\(touches)"]).joined(separator: " "))
      .onTapGesture { touches += 1 }
  }
}
/// Several views with state of their own.
private struct Pages: View {
  @State private var count = 0
  var body: some View {
    if count == 1 { Text("extra").containerValue(\.isPinned, true).containerValue(\.note, "extra") }
    Text("page \(count)")
    Button("More") { count += 1 }
  }
}
private struct Framed: View {
  var body: some View { Text("f").containerValue(\.note, "framed").frame(width: 40) }
}
