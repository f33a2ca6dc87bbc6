import Diorama
import DioramaTesting
import Foundation
import Testing

/// Counts its clicks: what it shows tells whether its state was kept.
struct Counter: View {
  let name: String
  @State var count = 0
  var body: some View {
    Text("\(name) \(count)").onTapGesture { count += 1 }
  }
}
extension Stage {
  var labels: [String] { elements.map(\.label) }
  /// Clicks a text once.
  func count(_ label: String) async throws { try await tap(label) }
}

@MainActor @Suite struct IdentityTests {
  private let knob = Knob<Int>()
  private func stage<V: View>(@ViewBuilder _ content: @escaping (Int) -> V) throws -> Stage {
    try Stage(
      Turning(knob, 0) { n in VStack { content(n) } }, size: CGSize(width: 200, height: 400))
  }
  private func turn(_ stage: Stage, to value: Int) async {
    knob.value = value
    await stage.update()
  }

  @Test func stateIsKeptWhereTheViewKeepsItsPlace() async throws {
    let stage = try stage { n in Counter(name: n == 0 ? "a" : "b") }
    try await stage.tap("a 0")
    await turn(stage, to: 1)
    #expect(stage.labels == ["b 1"], "another name, the same view")
  }

  @Test func branchesAreDifferentViews() async throws {
    let stage = try stage { n in
      if n == 0 { Counter(name: "a") } else { Counter(name: "a") }
    }
    try await stage.tap("a 0")
    #expect(stage.labels == ["a 1"])
    await turn(stage, to: 1)
    #expect(stage.labels == ["a 0"])
    try await stage.tap("a 0")
    await turn(stage, to: 2)
    #expect(stage.labels == ["a 1"], "the same branch again")
    await turn(stage, to: 0)
    #expect(stage.labels == ["a 0"], "it came anew")
  }

  @Test func switchesHaveABranchForEachCase() async throws {
    let stage = try stage { n in
      switch n {
      case 0: Counter(name: "zero")
      case 1: Counter(name: "one")
      default: Counter(name: "many")
      }
    }
    for (n, name) in [(1, "one"), (7, "many"), (0, "zero"), (2, "many")] {
      await turn(stage, to: n)
      #expect(stage.labels == ["\(name) 0"])
      try await stage.tap("\(name) 0")
    }
    await turn(stage, to: 3)
    #expect(stage.labels == ["many 1"])
  }

  @Test func optionalViewsComeAndGo() async throws {
    let stage = try stage { n in
      if n > 0 { Counter(name: "there") }
      Counter(name: "always")
    }
    #expect(stage.labels == ["always 0"])
    try await stage.tap("always 0")
    await turn(stage, to: 1)
    #expect(stage.labels == ["there 0", "always 1"])
    try await stage.tap("there 0")
    await turn(stage, to: 2)
    #expect(stage.labels == ["there 1", "always 1"])
    await turn(stage, to: 0)
    await turn(stage, to: 1)
    #expect(stage.labels == ["there 0", "always 1"], "state goes with the view")
  }

  @Test func anotherIDIsAnotherView() async throws {
    let stage = try stage { n in Counter(name: "a").id(n / 2) }
    try await stage.tap("a 0")
    await turn(stage, to: 1)
    #expect(stage.labels == ["a 1"])
    await turn(stage, to: 2)
    #expect(stage.labels == ["a 0"])
    await turn(stage, to: 0)
    #expect(stage.labels == ["a 0"])
  }

  @Test func anyViewKeepsItsStateWhileItsTypeStays() async throws {
    let stage = try stage { n in
      n < 2 ? AnyView(Counter(name: "\(n)")) : AnyView(Counter(name: "\(n)").padding())
    }
    try await stage.tap("0 0")
    await turn(stage, to: 1)
    #expect(stage.labels == ["1 1"])
    await turn(stage, to: 2)
    #expect(stage.labels == ["2 0"])
  }

  @Test func modifiersKeepTheirState() async throws {
    struct Badge: ViewModifier {
      @State var count = 0
      let mark: String
      func body(content: Content) -> some View {
        VStack {
          content
          Text("\(mark) \(count)").onTapGesture { count += 1 }
        }
      }
    }
    let stage = try stage { n in Text("text").modifier(Badge(mark: n == 0 ? "x" : "y")) }
    try await stage.tap("x 0")
    await turn(stage, to: 1)
    #expect(stage.labels == ["text", "y 1"])
  }

  @Test func wrappersKeepStateOfTheirOwn() async throws {
    @propertyWrapper struct Doubled: DynamicProperty {
      @State var half = 1
      var wrappedValue: Int {
        get { half * 2 }
        nonmutating set { half = newValue / 2 }
      }
    }
    struct Doubler: View {
      @Doubled var value: Int
      var body: some View { Text("\(value)").onTapGesture { value += 2 } }
    }
    let stage = try stage { _ in Doubler() }
    try await stage.tap("2")
    await turn(stage, to: 1)
    #expect(stage.labels == ["4"])
  }

  @Test func defaultOfStateIsWorkedOutOnce() async throws {
    let stage = try stage { n in Counter(name: "a", count: n * 10) }
    await turn(stage, to: 5)
    #expect(stage.labels == ["a 0"], "a new initial value is none for a view that is there")
  }

  // MARK: distribution over lists

  @Test func modifiersApplyToEachViewOfAGroup() throws {
    let stage = try Stage(
      HStack(spacing: 0) {
        Group {
          ink.named("a")
          ink.named("b")
        }.frame(width: 20).padding(.leading, 5)
        ForEach(0..<2) { i in ink.named("\(i)") }.frame(width: 10)
        pair.frame(width: 5)
        Spacer(minLength: 0)
      }, size: CGSize(width: 200, height: 10))
    let xs = try ["a", "b", "0", "1", "c", "d"].map { try stage.frame($0).minX }
    #expect(xs == [5, 30, 50, 60, 70, 75])
  }
  @ViewBuilder private var pair: some View {
    ink.named("c")
    ink.named("d")
  }

  @Test func overlaysApplyToEachViewOfAGroup() async throws {
    let stage = try stage { n in
      Group {
        Text("one")
        if n > 0 { Text("two") }
        ForEach(0..<n, id: \.self) { Text("row \($0)") }
      }.overlay(Counter(name: "over"))
    }
    #expect(stage.labels == ["one", "over 0"])
    try await stage.tap("over 0")
    await turn(stage, to: 2)
    #expect(
      stage.labels == ["one", "over 1", "two", "over 0", "row 0", "over 0", "row 1", "over 0"])
    await turn(stage, to: 0)
    #expect(stage.labels == ["one", "over 1"])
  }

  @Test func modifiersMayShowTheirContentTwice() throws {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    let stage = try Stage(
      HStack(spacing: 0) {
        Group {
          ink.frame(width: 10).named("a")
          ink.frame(width: 10)
        }.modifier(Twice())
      }.background(ink.named("row")), size: CGSize(width: 100, height: 10))
    #expect(try stage.frame("row").width == 40)
  }

  @Test func modifiersCanBeJoined() throws {
    struct Wide: ViewModifier {
      func body(content: Content) -> some View { content.frame(width: 40) }
    }
    let stage = try Stage(
      ink.modifier(Wide().concat(EmptyModifier())).named("it"), size: CGSize(width: 100, height: 10)
    )
    #expect(try stage.frame("it").width == 40)
  }
}
