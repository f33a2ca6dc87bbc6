import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct LifecycleTests {
  private let log = Log()
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(VStack { content() }, size: CGSize(width: 200, height: 200))
  }

  @Test func childrenAppearBeforeTheirParents() throws {
    _ = try stage {
      VStack {
        ink.onAppear { log("a") }
        HStack {
          ink.onAppear { log("b") }
        }.onAppear { log("around b") }
        ink.onAppear { log("c") }
      }.onAppear { log("all") }
    }
    #expect(log.lines.last == "all")
    #expect(log.lines.firstIndex(of: "b")! < log.lines.firstIndex(of: "around b")!)
    #expect(log.lines.firstIndex(of: "a")! < log.lines.firstIndex(of: "c")!)
  }

  @Test func whatOnAppearWritesIsInTheFirstFrame() throws {
    struct Late: View {
      @State var text = "early"
      var body: some View { Text(text).onAppear { text = "ready" } }
    }
    let stage = try stage { Late() }
    #expect(stage.labels == ["ready"])
    #expect(stage.isAtRest)
  }

  @Test func viewsDisappearOnceAfterTheirTransition() async throws {
    let knob = Knob<Bool>()
    let stage = try stage {
      Turning(knob, true) { isThere in
        if isThere {
          VStack { ink.onDisappear { log("inner") } }.onAppear { log("here") }
            .onDisappear { log("gone") }
        }
      }
    }
    #expect(log.take() == ["here"])
    withAnimation(.linear(duration: 0.1)) { knob.value = false }
    await stage.advance(5)
    #expect(log.lines == [])
    await stage.advance(5)
    #expect(log.take().sorted() == ["gone", "inner"])
    knob.value = true
    await stage.update()
    #expect(log.take() == ["here"])
    knob.value = false
    await stage.update()
    #expect(log.take().sorted() == ["gone", "inner"], "at once without an animation")
    await stage.advance(5)
    #expect(log.lines == [])
  }

  @Test func viewThatTurnsRoundNeitherGoesNorComes() async throws {
    let knob = Knob<Bool>()
    let stage = try stage {
      Turning(knob, true) { isThere in
        if isThere { ink.onAppear { log("here") }.onDisappear { log("gone") } }
      }
    }
    #expect(log.take() == ["here"])
    withAnimation(.spring()) { knob.value = false }
    await stage.advance(3)
    withAnimation(.spring()) { knob.value = true }
    try await stage.settle()
    #expect(log.lines == [])
  }

  @Test func containerThatGoesTakesThoseThatLeaveWithIt() async throws {
    let inner = Knob<Bool>(), outer = Knob<Bool>()
    let stage = try stage {
      Turning(outer, true) { isThere in
        if isThere {
          HStack {
            Turning(inner, true) { if $0 { ink.onDisappear { log("inner") } } }
            Text("rest").onDisappear { log("rest") }
          }
        }
      }
    }
    withAnimation(.linear(duration: 1)) { inner.value = false }
    await stage.advance(3)
    outer.value = false
    await stage.advance(100)
    #expect(log.lines.sorted() == ["inner", "rest"])
    #expect(stage.isAtRest)
  }

  @Test func windowThatClosesMakesViewsDisappear() async throws {
    var stage: Stage? = try stage { ink.onDisappear { [log] in log("gone") } }
    await stage?.advance()
    stage = nil
    #expect(log.lines == ["gone"])
  }

  // MARK: changes

  @Test func changesAreToldInThreeForms() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Turning(knob, 1) { n in
        Text("a")
          .onChange(of: n) { old, new in log("\(old) to \(new)") }
          .onChange(of: n) { log("changed") }
          .onChange(of: n / 10) { _ in log("tens") }
          .onChange(of: n, initial: true) { log("also at first") }
      }
    }
    #expect(log.take() == ["also at first"])
    knob.value = 2
    await stage.update()
    #expect(log.take().sorted() == ["1 to 2", "also at first", "changed"])
    knob.value = 2
    await stage.update()
    #expect(log.take() == [])
    knob.value = 12
    await stage.update()
    #expect(log.take().contains("tens"))
  }

  @Test func changesAreToldOutsideOfTheirTransaction() async throws {
    let knob = Knob<Double>(), follower = Knob<Double>()
    let stage = try stage {
      Turning(knob, 0) { v in
        ink.opacity(v).onChange(of: v) { _, new in follower.value = new }
      }
      Turning(follower, 0) { ink.opacity($0) }
    }
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.update()
    #expect(stage.layers(.opacity).map { $0.presented(.a).x } == [0, 1])
  }

  @Test func onChangeMaySetStateAndSettles() async throws {
    let knob = Knob<Int>(), follower = Knob<Int>()
    let stage = try stage {
      Turning(knob, 0) { n in Text("a").onChange(of: n) { follower.value = n * 2 } }
      Turning(follower, 0) { Text("twice \($0)") }
    }
    knob.value = 4
    await stage.update()
    #expect(stage.labels == ["a", "twice 8"])
  }

  // MARK: tasks

  @Test func taskRunsWhileTheViewIsThere() async throws {
    let knob = Knob<Bool>(), log = log
    let stage = try stage {
      Turning(knob, true) { isThere in
        if isThere {
          ink.task {
            log("begun")
            do {
              try await Task.sleep(nanoseconds: 3_600_000_000_000)
            } catch {
              log("cancelled")
            }
          }
        }
      }
    }
    await stage.advance()
    #expect(log.take() == ["begun"])
    knob.value = false
    await stage.advance(3)
    for _ in 0..<100 where log.lines.isEmpty { try await Task.sleep(nanoseconds: 1_000_000) }
    #expect(log.lines == ["cancelled"])
  }

  @Test func taskBeginsAgainWithAnotherID() async throws {
    let knob = Knob<Int>(), log = log
    let stage = try stage {
      Turning(knob, 1) { n in ink.task(id: n / 10) { log("\(n)") } }
    }
    await stage.advance()
    knob.value = 5
    await stage.advance()
    knob.value = 20
    await stage.advance()
    #expect(log.lines == ["1", "20"])
  }

  // MARK: mistakes

  @Test func stateWrittenInABodyIsReportedAndTakenInLater() throws {
    struct Writer: View {
      @State var count = 0
      var body: some View {
        let _ = count == 0 ? (count = 1) : ()
        Text("count \(count)")
      }
    }
    let stage = try stage { Writer() }
    #expect(stage.labels == ["count 1"])
    #expect(stage.reports.count == 1)
    #expect(stage.reports[0].contains("Writer"))
  }

  @Test func endlessWritingInABodyIsStopped() throws {
    struct Endless: View {
      @State var count = 0
      var body: some View {
        let _ = count += 1
        Text("count \(count)")
      }
    }
    let stage = try stage { Endless() }
    #expect(stage.reports.contains { $0.contains("Endless") })
    #expect(stage.counts.bodies < 200)
  }

  @Test func viewsThatKeepEachOtherGoingAreStoppedAndNamed() async throws {
    struct Ping: View {
      @Binding var ball: Int
      var body: some View { Text("ping \(ball)").onChange(of: ball) { ball += 1 } }
    }
    let knob = Knob<Int>()
    let stage = try stage { Turning(knob, 0) { _ in Ping(ball: knob.binding) } }
    knob.value = 1
    await stage.update()
    #expect(stage.reports.contains { $0.contains("Ping") }, "\(stage.reports)")
  }

  // MARK: nothing stays behind

  @Test func thousandComingsAndGoingsLeaveNothing() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Turning(knob, 0) { n in
        VStack {
          if n % 2 == 0 { Counter(name: "a").overlay(Counter(name: "b")) } else { Text("c") }
          Counter(name: "d").id(n)
          ForEach((n % 7)..<(n % 7 + 3), id: \.self) { Counter(name: "\($0)").mask(ink) }
          AnyView(n % 3 == 0 ? AnyView(ink) : AnyView(Text("e")))
        }
      }
    }
    let before = stage.host.graph.nodeCount
    for n in 1...1000 {
      withAnimation(n % 5 == 0 ? nil : .linear(duration: 0.2)) { knob.value = n }
      await stage.advance()
    }
    knob.value = 0
    try await stage.settle()
    await stage.advance(2)
    #expect(stage.host.graph.nodeCount == before)
    #expect(stage.host.graph.motion.isIdle)
  }

  @Test func whatLiesOverAViewGoesWithIt() async throws {
    let knob = Knob<Bool>()
    let stage = try stage {
      Turning(knob, false) { isThere in
        Group {
          if isThere { ink }
          Text("stays")
        }.overlay(Counter(name: "over")).mask(ink)
      }
    }
    let before = stage.host.graph.nodeCount
    for animation in [nil, Animation.linear(duration: 0.1)] {
      withAnimation(animation) { knob.value = true }
      await stage.update()
      #expect(stage.host.graph.nodeCount > before)
      withAnimation(animation) { knob.value = false }
      try await stage.settle()
      #expect(stage.host.graph.nodeCount == before, "without waiting for another change")
    }
  }

  @Test func removedViewsFreeWhatTheyHeld() async throws {
    final class Held {}
    weak var held: Held?
    let knob = Knob<Bool>()
    let stage = try stage {
      Turning(knob, true) { isThere in
        if isThere {
          let object = Held()
          let _ = held = object
          ink.onTapGesture { _ = object }.onAppear { _ = object }.overlay(
            Text("a").onTapGesture { _ = object })
        }
      }
    }
    #expect(held != nil)
    knob.value = false
    await stage.advance(2)
    #expect(held == nil)
  }

  @Test func closedWindowLeavesNothing() async throws {
    final class Held {}
    weak var held: Held?
    weak var graph: Graph?
    do {
      let object = Held()
      held = object
      let stage = try stage {
        Counter(name: "a").onTapGesture { _ = object }
        ForEach(0..<3) { _ in Text("x").onAppear { _ = object } }
      }
      graph = stage.host.graph
      withAnimation(.linear(duration: 5)) { stage.host.configure { $0.size.width = 100 } }
      await stage.advance(2)
    }
    #expect(held == nil)
    #expect(graph == nil)
  }
}
