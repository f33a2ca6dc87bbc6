import Diorama
import DioramaTesting
import Foundation
import Observation
import Testing

private struct Person: Equatable {
  var name = "Ann"
  var ages = [1, 2]
}
@Observable private final class Model {
  var count = 0
  var other = 0
  var doubled: Int { count * 2 }
  @ObservationIgnored var ignored = 0
  var child: Model?
}
private enum LevelKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
private struct Level: View {
  let name: String
  @Environment(\.level) var level
  var body: some View { Text("\(name) \(level)") }
}
private struct Count: View {
  @Environment(Model.self) var model
  var body: some View { Text("count \(model.count)") }
}

@MainActor @Suite struct DataTests {
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(VStack { content() }, size: CGSize(width: 200, height: 400))
  }

  // MARK: bindings

  @Test func bindingsProjectMembersAndElements() async throws {
    struct Editor: View {
      @State var person = Person()
      var body: some View {
        VStack {
          Field(value: $person.name)
          Field(value: Binding(get: { "\(person.ages[1])" }, set: { person.ages[1] = Int($0)! }))
          Step(value: $person.ages[0])
          Text("\(person.name) \(person.ages[0]) \(person.ages[1])")
        }
      }
    }
    struct Field: View {
      @Binding var value: String
      var body: some View { Text("edit \(value)").onTapGesture { value += "1" } }
    }
    struct Step: View {
      @Binding var value: Int
      var body: some View { Text("step \(value)").onTapGesture { value += 1 } }
    }
    let stage = try stage { Editor() }
    try await stage.tap("edit Ann")
    try await stage.tap("edit 2")
    try await stage.tap("step 1")
    #expect(stage.labels == ["edit Ann1", "edit 21", "step 2", "Ann1 2 21"])
  }

  @Test func bindingIsNoReading() async throws {
    struct Parent: View {
      @State var value = 0
      var body: some View { Child(value: $value) }
    }
    struct Child: View {
      @Binding var value: Int
      var body: some View { Text("value \(value)").onTapGesture { value += 1 } }
    }
    let stage = try stage { Parent() }
    let bodies = try await stage.bodies { try await stage.tap("value 0") }
    #expect(bodies == ["Child": 1])
    #expect(stage.labels == ["value 1"])
  }

  @Test func bindingsOfOptionals() async throws {
    let knob = Knob<String?>(), plain = Knob<String>()
    let stage = try stage {
      Turning(knob, nil) { _ in
        if let value = Binding(knob.binding) {
          Text("unwrapped \(value.wrappedValue)").onTapGesture { value.wrappedValue += "!" }
        }
      }
      Turning(plain, "p") { value in
        let wrapped = Binding<String?>(plain.binding)
        Text("wrapped \(value)").onTapGesture { wrapped.wrappedValue = "q" }
        Text("nil").onTapGesture { wrapped.wrappedValue = nil }
      }
    }
    #expect(stage.labels == ["wrapped p", "nil"])
    knob.value = "a"
    await stage.update()
    try await stage.tap("unwrapped a")
    try await stage.tap("wrapped p")
    try await stage.tap("nil")
    #expect(stage.labels == ["unwrapped a!", "wrapped q", "nil"])
    knob.value = nil
    await stage.update()
    #expect(stage.labels == ["wrapped q", "nil"])
  }

  @Test func constantBindingsStay() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  // MARK: environment

  @Test func valuesAreHandedDown() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Level(name: "default")
      Turning(knob, 1) { n in
        VStack {
          Level(name: "outer")
          Level(name: "inner").environment(\.level, 9)
          Level(name: "sum").transformEnvironment(\.level) { $0 += 10 }
          Level(name: "twice").environment(\.level, 5).environment(\.level, 6)
        }.environment(\.level, n)
      }
    }
    #expect(stage.labels == ["default 0", "outer 1", "inner 9", "sum 11", "twice 5"])
    let bodies = await stage.bodies {
      knob.value = 2
      await stage.update()
    }
    #expect(stage.labels == ["default 0", "outer 2", "inner 9", "sum 12", "twice 5"])
    #expect(bodies["Level"] == 2, "those that see the change")
  }

  @Test func valueThatIsTheSameRunsNobody() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Turning(knob, 0) { n in Level(name: "a").environment(\.level, n / 10) }
    }
    let bodies = await stage.bodies {
      knob.value = 5
      await stage.update()
    }
    #expect(bodies["Level"] == nil)
  }

  @Test func stylesThatAreTheSameRunNobody() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Turning(knob, 0) { n in
        VStack {
          Counter(name: "text")
          Button("button") {}.disabled(n > 5)
          Button("outer") {}.buttonStyle(.bordered)
        }
        .foregroundStyle(n > 7 ? red : blue, .secondary).tint(green).buttonStyle(.plain)
        .font(.caption)
      }
    }
    for n in [1, 2] {
      let bodies = await stage.bodies {
        knob.value = n
        await stage.update()
      }
      // Buttons have actions, which cannot be compared: they run with the body that makes them.
      let others = bodies.keys.filter { $0 != "Turning" && !$0.contains("utton") }
      #expect(others.filter { $0 == "Text" || $0 == "Counter" } == [], "\(bodies)")
    }
    let bodies = await stage.bodies {
      knob.value = 8
      await stage.update()
    }
    #expect(bodies["Text"] ?? 0 > 0, "another colour is seen")
  }

  @Test func oneOfManyReadersRuns() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Turning(knob, 0) { n in
        VStack {
          ForEach(0..<50) { _ in Counter(name: "x") }
          Level(name: "reader")
        }.environment(\.level, n)
      }
    }
    let bodies = await stage.bodies {
      knob.value = 3
      await stage.update()
    }
    #expect(bodies["Level"] == 1 && bodies["Counter"] == nil)
  }

  @Test func objectsAreFoundByTheirType() async throws {
    struct Maybe: View {
      @Environment(Model.self) var model: Model?
      var body: some View { Text(model == nil ? "none" : "some \(model!.count)") }
    }
    let a = Model(), b = Model()
    b.count = 5
    let knob = Knob<Bool>()
    let stage = try stage {
      Maybe()
      Turning(knob, true) { isFirst in
        VStack {
          Count()
          Maybe()
        }.environment(isFirst ? a : b)
      }
    }
    #expect(stage.labels == ["none", "count 0", "some 0"])
    a.count = 1
    await stage.update()
    #expect(stage.labels == ["none", "count 1", "some 1"])
    knob.value = false
    await stage.update()
    #expect(stage.labels == ["none", "count 5", "some 5"])
  }

  @Test func windowValuesAreThere() throws {
    struct Window: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.displayScale) var scale
      @Environment(\.locale) var locale
      @Environment(\.dynamicTypeSize) var size
      @Environment(\.accessibilityReduceMotion) var reduce
      @Environment(\.isEnabled) var isEnabled
      var body: some View {
        Text(
          verbatim: "\(scheme) \(scale) \(locale.identifier) \(size) \(reduce) \(isEnabled)")
      }
    }
    let stage = try Stage(
      VStack {
        Window()
        Window().disabled(true)
      }, scale: 2, colorScheme: .dark, locale: Locale(identifier: "ja"),
      dynamicTypeSize: .xLarge, reduceMotion: true)
    #expect(
      stage.labels == ["dark 2.0 ja xLarge true true", "dark 2.0 ja xLarge true false"])
  }

  // MARK: observable objects

  @Test func onlyReadersOfAPropertyRun() async throws {
    struct Other: View {
      let model: Model
      var body: some View { Text("other \(model.other)") }
    }
    struct Doubled: View {
      let model: Model
      var body: some View { Text("doubled \(model.doubled)") }
    }
    let model = Model()
    let stage = try stage {
      Count().environment(model)
      Other(model: model)
      Doubled(model: model)
      ForEach(0..<1) { _ in Text("row \(model.count)") }
    }
    let bodies = await stage.bodies {
      model.count = 4
      await stage.update()
    }
    #expect(stage.labels == ["count 4", "other 0", "doubled 8", "row 4"])
    #expect(bodies == ["Count": 1, "Doubled": 1, "ForEach": 1])
    let none = await stage.bodies {
      model.ignored = 1
      await stage.update()
    }
    #expect(none == [:])
  }

  @Test func objectsInObjectsAreFollowed() async throws {
    struct Nested: View {
      let model: Model
      var body: some View { Text("child \(model.child?.count ?? -1)") }
    }
    let model = Model(), child = Model()
    let stage = try stage { Nested(model: model) }
    model.child = child
    await stage.update()
    #expect(stage.labels == ["child 0"])
    child.count = 3
    await stage.update()
    #expect(stage.labels == ["child 3"])
    model.child = nil
    await stage.update()
    #expect(stage.labels == ["child -1"])
    let bodies = await stage.bodies {
      child.count = 9
      await stage.update()
    }
    #expect(bodies == [:], "it is not read any more")
  }

  @Test func nestedAnimationsHoldForObjects() async throws {
    struct Fading: View {
      let model: Model
      var body: some View { ink.opacity(Double(model.count)) }
    }
    let model = Model()
    let stage = try stage { Fading(model: model) }
    withAnimation(.linear(duration: 1)) { model.count = 1 }
    await stage.advance(30)
    #expect(isClose(stage.layers(.opacity)[0].presented(.a).x, 0.5))
  }

  @Test func stateOfAnObjectIsKept() async throws {
    struct Owner: View {
      @State var model = Model()
      let name: String
      var body: some View { Text("\(name) \(model.count)").onTapGesture { model.count += 1 } }
    }
    let knob = Knob<String>()
    let stage = try stage { Turning(knob, "a") { Owner(name: $0) } }
    try await stage.tap("a 0")
    knob.value = "b"
    await stage.update()
    #expect(stage.labels == ["b 1"])
  }

  // MARK: what is seen

  @Test func actionsSeeTheNewestState() async throws {
    struct Twice: View {
      @State var value = 0
      var body: some View {
        Text("value \(value)").onTapGesture {
          value += 1
          value += value
        }
      }
    }
    let stage = try stage { Twice() }
    try await stage.tap("value 0")
    #expect(stage.labels == ["value 2"])
  }

  @Test func severalWritesAreOneUpdate() async throws {
    let a = Knob<Int>()
    let stage = try stage { Turning(a, 0) { Text("\($0)") } }
    let bodies = await stage.bodies {
      for i in 1...10 { a.value = i }
      await stage.update()
    }
    #expect(bodies == ["Turning": 1])
    #expect(stage.labels == ["10"])
  }

  @Test func writesFromOtherThreadsArrive() async throws {
    let knob = Knob<Int>()
    let stage = try stage { Turning(knob, 0) { Text("\($0)") } }
    let binding = knob.binding!
    await Task.detached { binding.wrappedValue = 7 }.value
    await stage.advance()
    #expect(stage.labels == ["7"])
  }
}
