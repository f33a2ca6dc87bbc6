import Diorama
import DioramaTesting
import Foundation
import Testing

/// State that is written what it has already runs nobody, whether its type is `Equatable` or not.
@MainActor @Suite struct SameStateTests {
  private enum Command {
    case top(animated: Bool)
    case bottom(animated: Bool)
  }
  private struct Numbers { var a = 1, b = 2.5 }
  private struct Named { var name = "A name that is longer than a word", count = 1 }
  private final class Model {}

  private func bodies<Value>(_ first: Value, _ write: @escaping (inout Value) -> Void) async throws
    -> Int
  {
    let knob = Knob<Value>()
    let stage = try Stage(
      Turning(knob, first) { _ in Text("seen") }, size: CGSize(width: 100, height: 30))
    stage.resetCounts()
    var value = knob.value
    write(&value)
    knob.value = value
    await stage.update()
    return stage.counts.bodies
  }

  @Test func theSameRunsNobody() async throws {
    #expect(try await bodies(Command?.none) { $0 = nil } == 0)
    #expect(try await bodies(Command.top(animated: true)) { $0 = .top(animated: true) } == 0)
    #expect(try await bodies(Numbers()) { $0 = Numbers() } == 0)
    #expect(try await bodies(Named()) { $0 = Named() } == 0)
    let model = Model()
    #expect(try await bodies(model) { $0 = model } == 0)
  }
  @Test func anotherDoes() async throws {
    #expect(try await bodies(Command?.none) { $0 = .top(animated: false) } > 0)
    #expect(try await bodies(Command?.some(.top(animated: true))) { $0 = nil } > 0)
    #expect(try await bodies(Command.top(animated: true)) { $0 = .bottom(animated: true) } > 0)
    #expect(try await bodies(Numbers()) { $0.b = 3 } > 0)
    #expect(try await bodies(Named()) { $0.name += "!" } > 0)
    #expect(try await bodies(Model()) { $0 = Model() } > 0)
  }
}
