import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

private enum Way { case up(animated: Bool), down(animated: Bool) }
private struct Plain {
  var x = 1.0
  var y = 2
}
private struct Mixed {
  var text: String
  var plain = Plain()
  init(_ text: String) { self.text = text }
}
private final class Thing {}

/// State that is written what it has, of types that do not say what is equal.
@MainActor @Suite struct SameValueTests {
  /// How many bodies run when each of `writes` is written over `first`.
  private func bodies<V>(_ first: V, _ writes: [V]) async throws -> [Int] {
    let knob = Knob<V>(), log = Log()
    let stage = try Stage(
      Turning(knob, first) { _ in
        let _ = log("body")
        Color.clear
      }, size: CGSize(width: 20, height: 20))
    var counts: [Int] = []
    for value in writes {
      _ = log.take()
      knob.value = value
      await stage.update()
      counts.append(log.lines.count)
    }
    return counts
  }

  @Test func nothingRunsForTheSame() async throws {
    let way: Way? = nil
    #expect(
      try await bodies(
        way, [nil, .up(animated: true), .up(animated: true), .down(animated: true), nil])
        == [0, 1, 0, 1, 1])
    #expect(
      try await bodies(Way.up(animated: true), [.up(animated: true), .up(animated: false)]) == [
        0, 1,
      ])
    #expect(try await bodies(Plain(), [Plain(), Plain(x: 3), Plain(x: 3)]) == [0, 1, 0])
    let long = String(repeating: "long ", count: 20)
    let again = (1...20).map { _ in "long " }.joined()
    #expect(
      try await bodies(Mixed(long), [Mixed(again), Mixed("short"), Mixed("short")]) == [0, 1, 0])
    let mixed: Mixed? = nil
    #expect(try await bodies(mixed, [nil, Mixed("a"), nil, nil]) == [0, 1, 1, 0])
    let list = [Plain(), Plain()]
    #expect(try await bodies(list, [list, list + [Plain()]]) == [0, 1])
  }
  @Test func whatCannotBeToldIsTakenAsNew() async throws {
    #expect(try await bodies(Thing(), [Thing()]) == [1])
    var n = 0
    let count = { n += 1 }
    #expect(try await bodies(count, [count]) == [1])
  }

  /// "Do this once", as programs tell a scroll view of UIKit where to go.
  @Test func aCommandThatIsTakenBackRunsOnce() async throws {
    struct Commanded: UIViewRepresentable {
      @Binding var way: Way?
      let log: Log
      init(way: Binding<Way?>, log: Log) {
        _way = way
        self.log = log
      }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {
        defer { way = nil }
        log(way == nil ? "nothing" : "go")
      }
    }
    let knob = Knob<Way?>(), log = Log()
    let stage = try Stage(
      Turning(knob, .up(animated: true)) { _ in Commanded(way: knob.binding, log: log) },
      size: CGSize(width: 20, height: 20))
    try await stage.settle()
    #expect(log.take() == ["go", "nothing"])
    #expect(!stage.reports.contains { $0.contains("times at once") })
    knob.value = .down(animated: false)
    try await stage.settle()
    #expect(log.take() == ["go", "nothing"])
  }
}
