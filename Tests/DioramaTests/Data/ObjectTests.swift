import Combine
import Diorama
import DioramaTesting
import Foundation
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var name = "Ann"
  @Published var ages = [1, 2]
  var unpublished = 0
}
private struct Observer: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("\(model.name) \(model.count)").onTapGesture { model.count += 1 }
  }
}
private struct Step: View {
  @Binding var value: Int
  var body: some View { Text("step \(value)").onTapGesture { value += 1 } }
}

@MainActor @Suite struct ObjectTests {
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(VStack { content() }, size: CGSize(width: 300, height: 400))
  }

  @Test func thoseWhoObserveRun() async throws {
    struct Plain: View {
      let model: Model
      var body: some View { Text("plain \(model.count)") }
    }
    let model = Model()
    let stage = try stage {
      Observer(model: model)
      Plain(model: model)
    }
    let bodies = try await stage.bodies { try await stage.tap("Ann 0") }
    #expect(stage.labels == ["Ann 1", "plain 0"])
    #expect(bodies == ["Observer": 1])
    let once = await stage.bodies {
      for i in 0..<5 { model.count = i }
      model.name = "Bob"
      await stage.update()
    }
    #expect(once == ["Observer": 1] && stage.labels[0] == "Bob 4")
    let none = await stage.bodies {
      model.unpublished = 1
      await stage.update()
    }
    #expect(none == [:])
  }

  @Test func anotherObjectIsFollowed() async throws {
    let a = Model(), b = Model(), knob = Knob<Bool>()
    b.name = "Bob"
    let stage = try stage { Turning(knob, true) { Observer(model: $0 ? a : b) } }
    knob.value = false
    await stage.update()
    #expect(stage.labels == ["Bob 0"])
    let bodies = await stage.bodies {
      a.count = 7
      await stage.update()
    }
    #expect(bodies == [:], "it is not observed any more")
    b.count = 3
    await stage.update()
    #expect(stage.labels == ["Bob 3"])
  }

  @Test func stateObjectsAreMadeOnceAndKept() async throws {
    final class Counted: ObservableObject {
      static nonisolated(unsafe) var made = 0
      static nonisolated(unsafe) var gone = 0
      @Published var count = 0
      init() { Counted.made += 1 }
      deinit { Counted.gone += 1 }
    }
    struct Owner: View {
      @StateObject private var model = Counted()
      let name: String
      var body: some View {
        VStack {
          Text("\(name) \(model.count)").onTapGesture { model.count += 1 }
          Step(value: $model.count)
        }
      }
    }
    let knob = Knob<String?>()
    let stage = try stage {
      Turning(knob, "a") { if let name = $0 { Owner(name: name) } }
    }
    try await stage.tap("a 0")
    knob.value = "b"
    await stage.update()
    try await stage.tap("step 1")
    #expect(stage.labels == ["b 2", "step 2"])
    #expect(Counted.made == 1)
    knob.value = nil
    await stage.update()
    #expect(Counted.gone == 1)
    knob.value = "c"
    await stage.update()
    #expect(stage.labels == ["c 0", "step 0"] && Counted.made == 2)
  }

  @Test func bindingsOfAnObjectAreFollowedWhereTheyAreRead() async throws {
    struct Owner: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Step(value: $model.count)
          ForEach($model.ages, id: \.self) { $age in Text("age \(age)").onTapGesture { age += 10 } }
        }
      }
    }
    let model = Model()
    let stage = try stage { Owner(model: model) }
    try await stage.tap("step 0")
    #expect(model.count == 1)
    try await stage.tap("age 2")
    #expect(stage.labels == ["step 1", "age 1", "age 12"])
    model.count = 9
    await stage.update()
    #expect(stage.labels == ["step 9", "age 1", "age 12"])
  }

  @Test func objectsAreHandedDown() async throws {
    struct Reader: View {
      @EnvironmentObject var model: Model
      var body: some View {
        VStack {
          Text("\(model.name) \(model.count)")
          Step(value: $model.count)
        }
      }
    }
    struct Between: View {
      var body: some View { Reader() }
    }
    let a = Model(), b = Model(), knob = Knob<Bool>()
    b.name = "Bob"
    let stage = try stage {
      Turning(knob, true) { Between().environmentObject($0 ? a : b) }
    }
    let bodies = try await stage.bodies { try await stage.tap("step 0") }
    #expect(stage.labels == ["Ann 1", "step 1"])
    #expect(bodies == ["Reader": 1, "Step": 1])
    knob.value = false
    await stage.update()
    #expect(stage.labels == ["Bob 0", "step 0"])
    b.count = 4
    await stage.update()
    #expect(stage.labels == ["Bob 4", "step 4"])
    let none = await stage.bodies {
      a.count = 8
      await stage.update()
    }
    #expect(none == [:])
  }

  @Test func animationsHoldForObjects() async throws {
    struct Fading: View {
      @ObservedObject var model: Model
      var body: some View { ink.opacity(Double(model.count)) }
    }
    let model = Model()
    let stage = try stage { Fading(model: model) }
    withAnimation(.linear(duration: 1)) { model.count = 1 }
    await stage.advance(30)
    #expect(isClose(stage.layers(.opacity)[0].presented(.a).x, 0.5))
  }

  @Test func modifiersAndPropertiesOfOnesOwnHaveObjects() async throws {
    @propertyWrapper struct Doubled: DynamicProperty {
      @ObservedObject var model: Model
      @State private var taps = 0
      private var shown = 0
      init(_ model: Model) { self.model = model }
      var wrappedValue: Int {
        get { shown }
        nonmutating set { taps = newValue }
      }
      mutating func update() { shown = model.count * 2 + taps }
    }
    struct Frame: ViewModifier {
      @ObservedObject var model: Model
      func body(content: Content) -> some View {
        VStack {
          Text("modifier \(model.count)")
          content
        }
      }
    }
    struct Owner: View {
      @Doubled var value: Int
      init(_ model: Model) { _value = Doubled(model) }
      var body: some View { Text("doubled \(value)").onTapGesture { value = 100 } }
    }
    let model = Model()
    let stage = try stage { Owner(model).modifier(Frame(model: model)) }
    model.count = 3
    await stage.update()
    #expect(stage.labels == ["modifier 3", "doubled 6"])
    try await stage.tap("doubled 6")
    #expect(stage.labels == ["modifier 3", "doubled 106"])
  }

  @Test func changesFromAfarArriveAndAreReported() async throws {
    let model = Model()
    let stage = try stage { Observer(model: model) }
    nonisolated(unsafe) let far = model
    await Task.detached { far.count = 5 }.value
    await stage.advance()
    #expect(stage.labels == ["Ann 5"])
    #expect(stage.reports.count == 1 && stage.reports[0].contains("Model changes away from"))
  }

  @Test func nothingIsLeftOfAViewThatHasGone() async throws {
    let model = Model(), knob = Knob<Bool>()
    let stage = try stage {
      Turning(knob, true) { if $0 { Observer(model: model) } }
    }
    let before = stage.host.graph.nodeCount
    knob.value = false
    await stage.update()
    knob.value = true
    await stage.update()
    #expect(stage.host.graph.nodeCount == before)
    knob.value = false
    await stage.update()
    model.count = 1
    #expect(!stage.host.graph.isUpdateDue)
  }
}
