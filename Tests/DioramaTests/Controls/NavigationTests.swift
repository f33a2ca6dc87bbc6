import Diorama
import DioramaTesting
import Foundation
import Testing

/// Pages over each other: links, paths, ways back.
@MainActor @Suite struct NavigationTests {
  private struct Detail: View {
    var name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      VStack {
        Text("\(name) \(count) \(isPresented ? "above" : "below")")
        Button("Add") { count += 1 }
        Button("Leave") { dismiss() }
      }
      .navigationTitle(name)
    }
  }
  private struct Home: View {
    @State private var count = 0
    var body: some View {
      NavigationView {
        VStack {
          Text("count \(count)")
          Button("More") { count += 1 }
          NavigationLink("Open") { Detail(name: "Detail") }
          NavigationLink(destination: Text("of \(count)")) { Text("Old form") }
        }
        .navigationTitle("Home")
      }
    }
  }

  @Test func aRootThatIsWiderThanTheWindowStandsInTheMiddle() throws {
    let stage = try Stage(
      NavigationStack {
        ZStack {
          Color.yellow.frame(width: 800, height: 300)
          Text("middle")
        }
      }, size: CGSize(width: 400, height: 600))
    #expect(isClose(try stage.element("middle").frame.midX, 200, 0.5))
  }

  @Test func linkShowsItsPageAndTheBarLeadsBack() async throws {
    let stage = try Stage(Home())
    #expect(try stage.element("Home").frame.minY >= 44, "the large title is below the bar")
    try await stage.tap("More")
    try await stage.tap("Open")
    #expect(stage.elements.contains { $0.label == "Detail 0 above" }, "there at once")
    #expect(!stage.elements.contains { $0.label == "count 1" })
    try await stage.settle()
    #expect(try stage.element("Detail 0 above").isVisible)
    try await stage.tap("Home")
    try await stage.settle()
    #expect(try stage.element("count 1").isVisible, "the root has kept its state")
    #expect(!stage.elements.contains { $0.label == "Detail 0 above" })
  }

  @Test func aPageThatWasLeftBeginsAnew() async throws {
    let stage = try Stage(Home())
    try await stage.tap("Open")
    try await stage.settle()
    try await stage.tap("Add")
    #expect(try stage.element("Detail 1 above").isVisible)
    try await stage.tap("Leave")
    try await stage.settle()
    try await stage.tap("Open")
    try await stage.settle()
    #expect(try stage.element("Detail 0 above").isVisible)
  }

  @Test func pagesMoveByTheSpring() async throws {
    let stage = try Stage(Home(), size: CGSize(width: 300, height: 400))
    try await stage.tap("Open")
    // Critically damped, with a response of half a second.
    func left(_ t: Double) -> Double {
      let omega = 2 * Double.pi / 0.5
      return (1 + omega * t) * exp(-omega * t)
    }
    for frame in [6, 15] {
      await stage.advance(frame - (frame == 15 ? 6 : 0))
      let way = stage.pages.map { $0.presented(.transition).x }.max() ?? 0
      #expect(abs(way - 300 * left(Double(frame) / 60)) < 0.5, "\(frame)")
      let below = stage.parallax
      #expect(abs(below + 90 * (1 - left(Double(frame) / 60))) < 0.5, "\(frame)")
    }
    try await stage.settle()
    #expect(stage.pages.allSatisfy { $0.presented(.transition).x == 0 })
  }

  @Test func dragFromTheEdgeLeadsBack() async throws {
    let stage = try Stage(Home(), size: CGSize(width: 300, height: 400))
    try await stage.tap("Open")
    try await stage.settle()
    // Less than half, and slow: the page stays.
    await stage.down(5, 200)
    for x in stride(from: 5.0, through: 120, by: 5) {
      await stage.move(CGFloat(x), 200)
      await stage.advance()
    }
    await stage.advance(10)
    await stage.up(120, 200)
    try await stage.settle()
    #expect(try stage.element("Detail 0 above").isVisible)
    #expect(try stage.element("Detail 0 above").frame.midX == 150)
    // More than half.
    await stage.down(5, 200)
    for x in stride(from: 5.0, through: 200, by: 5) {
      await stage.move(CGFloat(x), 200)
      await stage.advance()
    }
    #expect(try stage.element("Detail 0 above").frame.midX == 150 + 195 - 10)
    await stage.advance(10)
    await stage.up(200, 200)
    try await stage.settle()
    #expect(try stage.element("count 0").isVisible)
    // From elsewhere nothing moves.
    try await stage.tap("Open")
    try await stage.settle()
    await stage.drag(from: CGPoint(x: 40, y: 200), to: CGPoint(x: 280, y: 200))
    try await stage.settle()
    #expect(try stage.element("Detail 0 above").isVisible)
  }

  @Test func escapeLeadsBack() async throws {
    let stage = try Stage(Home())
    try await stage.tap("Open")
    try await stage.settle()
    await stage.key("Escape")
    try await stage.settle()
    #expect(try stage.element("count 0").isVisible)
  }

  @Test func aPageFollowsWhatItsLinkHasRead() async throws {
    struct Clock: View {
      @State private var count = 0
      var body: some View {
        NavigationView {
          NavigationLink(destination: Button("count \(count)") { count += 1 }) { Text("Open") }
        }
      }
    }
    let stage = try Stage(Clock())
    try await stage.tap("Open")
    try await stage.settle()
    try await stage.tap("count 0")
    #expect(try stage.element("count 1").isVisible)
  }

  // MARK: bindings

  @Test func aLinkIsActiveForAsLongAsItsBindingSays() async throws {
    let knob = Knob<Bool>()
    struct Screen: View {
      @Binding var isOn: Bool
      var body: some View {
        NavigationView {
          VStack {
            Text("root")
            NavigationLink(destination: Text("page"), isActive: $isOn) { Text("Open") }
          }
        }
      }
    }
    let stage = try Stage(
      Turning(knob, false) { _ in Screen(isOn: knob.binding) })
    #expect(try stage.element("root").isVisible)
    knob.value = true
    await stage.update()
    try await stage.settle()
    #expect(try stage.element("page").isVisible)
    await stage.key("Escape")
    try await stage.settle()
    #expect(!knob.value)
    try await stage.tap("Open")
    #expect(knob.value)
    knob.value = false
    await stage.update()
    try await stage.settle()
    #expect(try stage.element("root").isVisible)
  }

  @Test func aLinkIsActiveWhereTheSelectionIsItsTag() async throws {
    let knob = Knob<Int?>()
    struct Screen: View {
      @Binding var selection: Int?
      var body: some View {
        NavigationView {
          VStack {
            ForEach(0..<3) { i in
              NavigationLink(
                "Open \(i)", destination: Text("page \(i)"), tag: i, selection: $selection)
            }
          }
        }
      }
    }
    let stage = try Stage(Turning(knob, 1) { _ in Screen(selection: knob.binding) })
    #expect(stage.isAtRest, "what is there at first does not move")
    #expect(try stage.element("page 1").isVisible)
    await stage.key("Escape")
    try await stage.settle()
    #expect(knob.value == nil)
    try await stage.tap("Open 2")
    try await stage.settle()
    #expect(knob.value == 2)
    #expect(try stage.element("page 2").isVisible)
  }

  // MARK: paths

  private struct Deep: View {
    @Binding var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("To 1", value: 1)
          NavigationLink("Not of the path", value: "text")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { n in
          VStack {
            Text("page \(n)")
            NavigationLink("Next", value: n + 1)
            Button("Root") { path = [] }
          }
          .navigationTitle("Title \(n)")
        }
      }
    }
  }

  @Test func thePathIsWhatIsShown() async throws {
    let knob = Knob<[Int]>()
    let stage = try Stage(Turning(knob, []) { _ in Deep(path: knob.binding) })
    try await stage.tap("To 1")
    try await stage.settle()
    try await stage.tap("Next")
    try await stage.settle()
    #expect(knob.value == [1, 2])
    #expect(try stage.element("page 2").isVisible)
    try await stage.tap("Title 1")
    try await stage.settle()
    #expect(knob.value == [1])
    knob.value = [1, 7, 8]
    await stage.update()
    try await stage.settle()
    #expect(try stage.element("page 8").isVisible)
    #expect(stage.elements.filter { $0.label.hasPrefix("page") }.count == 1)
    knob.value = []
    await stage.update()
    try await stage.settle()
    #expect(try stage.element("To 1").isVisible)
    try await stage.tap("Not of the path")
    try await stage.settle()
    #expect(knob.value == [])
    #expect(stage.host.graph.reports.contains { $0.contains("a NavigationPath") })
  }

  @Test func aPathThatIsThereAtFirstIsShownAtOnce() async throws {
    let knob = Knob<[Int]>()
    let stage = try Stage(Turning(knob, [3, 4]) { _ in Deep(path: knob.binding) })
    #expect(stage.isAtRest)
    #expect(try stage.element("page 4").isVisible)
    await stage.key("Escape")
    try await stage.settle()
    #expect(try stage.element("page 3").isVisible)
  }

  @Test func valuesOfSeveralTypesShareAPath() async throws {
    struct Screen: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("depth \(path.count)")
            NavigationLink("Number", value: 5)
            NavigationLink("Word", value: "five")
            NavigationLink("Nowhere", value: 5.5)
          }
          .navigationDestination(for: Int.self) {
            NavigationLink("number \($0)", value: "after")
          }
          .navigationDestination(for: String.self) { Text("word \($0) at \(path.count)") }
        }
      }
    }
    let stage = try Stage(Screen())
    try await stage.tap("Number")
    try await stage.settle()
    try await stage.tap("number 5")
    try await stage.settle()
    #expect(try stage.element("word after at 2").isVisible)
    await stage.key("Escape")
    try await stage.settle()
    await stage.key("Escape")
    try await stage.settle()
    #expect(try stage.element("depth 0").isVisible)
    try await stage.tap("Nowhere")
    try await stage.settle()
    #expect(stage.host.graph.reports.contains { $0.contains("navigationDestination(for: Double") })
  }

  @Test func aPathCanBeWrittenDown() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let back = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(back == path)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
  }

  @Test func destinationsOfBindings() async throws {
    let knob = Knob<String?>()
    struct Screen: View {
      @Binding var item: String?
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }
            .navigationDestination(item: $item) { Text("item \($0)") }
            .navigationDestination(isPresented: $isShown) { Text("shown") }
        }
      }
    }
    let stage = try Stage(Turning(knob, nil) { _ in Screen(item: knob.binding) })
    try await stage.tap("Show")
    try await stage.settle()
    #expect(try stage.element("shown").isVisible)
    await stage.key("Escape")
    try await stage.settle()
    knob.value = "a"
    await stage.update()
    try await stage.settle()
    #expect(try stage.element("item a").isVisible)
    await stage.key("Escape")
    try await stage.settle()
    #expect(knob.value == nil)
    #expect(try stage.element("Show").isVisible)
  }
}

extension Stage {
  /// Layers that may come and go.
  fileprivate var pages: [Layer] {
    var found: [Layer] = []
    func walk(_ layer: Layer) {
      if layer.isMoving(.transition) { found.append(layer) }
      layer.below.forEach(walk)
    }
    walk(host.graph.layer)
    return found
  }
  /// How far the page below has been pushed.
  fileprivate var parallax: Double {
    layers(.offset).map { $0.presented(.a).x }.min() ?? 0
  }
}
