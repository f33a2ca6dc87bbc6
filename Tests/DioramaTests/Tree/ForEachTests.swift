import Diorama
import DioramaTesting
import Foundation
import Testing

private struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
}

@MainActor @Suite struct ForEachTests {
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(VStack { content() }, size: CGSize(width: 200, height: 600))
  }

  @Test func everyForm() async throws {
    let items = [Item(id: 7, name: "a"), Item(id: 8, name: "b")]
    let stage = try stage {
      ForEach(0..<2) { Text("range \($0)") }
      ForEach(items) { Text("item \($0.name)") }
      ForEach(items, id: \.name) { Text("name \($0.id)") }
      ForEach(["x", "y"], id: \.self) { Text("self \($0)") }
      ForEach(Array(items.enumerated()), id: \.offset) { i, item in Text("\(i) \(item.name)") }
      ForEach(0..<2) { i in
        ForEach(0..<2) { j in Text("nested \(i) \(j)") }
      }
    }
    #expect(
      stage.labels == [
        "range 0", "range 1", "item a", "item b", "name 7", "name 8", "self x", "self y", "0 a",
        "1 b", "nested 0 0", "nested 0 1", "nested 1 0", "nested 1 1",
      ])
  }

  @Test func bindingsReachTheElements() async throws {
    struct Rows: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      @State var words = ["x", "y"]
      var body: some View {
        VStack {
          ForEach($items) { $item in
            Text(item.name).onTapGesture { item.name += "!" }
          }
          ForEach($words, id: \.self) { $word in
            Text(word).onTapGesture { word += "?" }
          }
          Text(items.map(\.name).joined() + words.joined())
        }
      }
    }
    let stage = try stage { Rows() }
    try await stage.tap("b")
    try await stage.tap("x")
    #expect(stage.labels == ["a", "b!", "x?", "y", "ab!x?y"])
  }

  @Test func stateFollowsTheIdentity() async throws {
    let knob = Knob<[Item]>()
    let a = Item(id: 1, name: "a"), b = Item(id: 2, name: "b"), c = Item(id: 3, name: "c")
    let stage = try stage { Turning(knob, [a, b]) { ForEach($0) { Counter(name: $0.name) } } }
    try await stage.tap("a 0")
    try await stage.tap("b 0")
    try await stage.tap("b 1")
    for (items, labels) in [
      ([b, a], ["b 2", "a 1"]), ([c, b, a], ["c 0", "b 2", "a 1"]), ([b], ["b 2"]),
      ([a, b], ["a 0", "b 2"]), ([Item(id: 2, name: "B")], ["B 2"]), ([], []), ([b], ["b 0"]),
    ] {
      knob.value = items
      await stage.update()
      #expect(stage.labels == labels)
    }
    #expect(stage.reports == [])
  }

  @Test func rowsOfSeveralViewsStayTogether() async throws {
    let knob = Knob<[Int]>()
    let stage = try stage {
      Turning(knob, [1, 2]) { ids in
        ForEach(ids, id: \.self) { id in
          Text("\(id)")
          if id % 2 == 0 { Text("even") }
        }
      }
    }
    #expect(stage.labels == ["1", "2", "even"])
    knob.value = [4, 1, 2]
    await stage.update()
    #expect(stage.labels == ["4", "even", "1", "2", "even"])
  }

  @Test func sameIDTwiceIsReportedAndShownTwice() async throws {
    let knob = Knob<[Int]>()
    let stage = try stage {
      Turning(knob, [1, 2, 1]) { ForEach($0, id: \.self) { Text("\($0)") } }
    }
    #expect(stage.labels == ["1", "2", "1"])
    #expect(stage.reports.count == 1)
    #expect(stage.reports[0].contains("id 1"))
    knob.value = [2, 1, 1, 1, 2]
    await stage.update()
    #expect(stage.labels == ["2", "1", "1", "1", "2"])
    knob.value = [1]
    await stage.update()
    #expect(stage.labels == ["1"])
  }

  @Test func lazyRowsMayHaveOneIdentity() async throws {
    let stage = try Stage(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach([3, 1, 2, 3, 1], id: \.self) { Text("\($0)").frame(height: 10) }
        }
      }, size: CGSize(width: 30, height: 20))
    #expect(stage.labels.prefix(2) == ["3", "1"])
    await stage.wheel(dy: 100, at: CGPoint(x: 10, y: 10))
    try await stage.settle()
    #expect(stage.labels.suffix(2) == ["3", "1"])
  }

  @Test func constantRangeThatChangesIsReportedAndUpdated() async throws {
    let knob = Knob<Int>()
    let stage = try stage { Turning(knob, 2) { n in ForEach(0..<n) { Text("\($0)") } } }
    knob.value = 3
    await stage.update()
    #expect(stage.labels == ["0", "1", "2"])
    #expect(stage.reports.count == 1)
    #expect(stage.reports[0].contains("id: \\.self"), "it names the cure")
    knob.value = 1
    await stage.update()
    #expect(stage.labels == ["0"])
  }

  @Test func rangesWithAnIdentityMayChange() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Turning(knob, 2) { n in ForEach(0..<n, id: \.self) { Counter(name: "\($0)") } }
    }
    try await stage.tap("1 0")
    knob.value = 3
    await stage.update()
    #expect(stage.labels == ["0 0", "1 1", "2 0"])
    #expect(stage.reports == [])
  }

  @Test func rowsShowNewValuesUnderOldIdentities() async throws {
    let knob = Knob<[Item]>()
    let stage = try stage {
      Turning(knob, [Item(id: 1, name: "a")]) { ForEach($0) { Text($0.name) } }
    }
    knob.value = [Item(id: 1, name: "changed")]
    await stage.update()
    #expect(stage.labels == ["changed"])
  }

  // MARK: how much is done

  @Test func onlyARowThatChangedRunsItsBody() async throws {
    let knob = Knob<[Item]>()
    let stage = try stage {
      Turning(knob, (0..<50).map { Item(id: $0, name: "\($0)") }) { items in
        ForEach(items) { Counter(name: $0.name) }
      }
    }
    let bodies = await stage.bodies {
      knob.value[30].name = "new"
      await stage.update()
    }
    #expect(bodies["Counter"] == 1)
    let moved = await stage.bodies {
      knob.value.swapAt(3, 40)
      await stage.update()
    }
    #expect(moved["Counter"] == nil, "another place is no other value")
  }

  @Test func oneLeafOfTenThousandRunsOneBody() async throws {
    let stage = try Stage(
      VStack(spacing: 0) {
        ForEach(0..<10_000) { Counter(name: "\($0)").frame(width: 100, height: 20) }
      },
      size: CGSize(width: 100, height: 2_000))
    stage.resetCounts()
    let bodies = try await stage.bodies { try await stage.tap("5000 0") }
    #expect(bodies == ["Counter": 1])
    #expect(stage.counts.bodies == 1)
    #expect(stage.counts.layouts <= 3, "the text in its frame")
  }
}
