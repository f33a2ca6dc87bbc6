import Foundation
import Testing

@testable import Host

private class Plain: NSObject { var number = 5 }
private class Deep: Plain {
  let text: String
  override init() {
    text = "made"
    super.init()
    number = 6
  }
}
private final class Last: Deep {}
private class Root {
  var list = [1, 2]
  init() {}
}
private final class Leaf: Root { var other = "b" }
private class Several {
  init() {}
  init(number: Int) {}
}

/// Objects of classes that only the running program knows.
@Suite struct ObjectsTests {
  @Test func theirOwnInitialiserRuns() throws {
    let types: [AnyClass] = [Plain.self, Deep.self, Last.self, Leaf.self]
    let made = types.map { Objects.make($0) }
    #expect((made[0] as? Plain)?.number == 5)
    let deep = try #require(made[1] as? Deep)
    #expect(deep.number == 6 && deep.text == "made" && type(of: deep) == Deep.self)
    #expect((made[2] as? Last)?.text == "made")
    let leaf = try #require(made[3] as? Leaf)
    #expect(leaf.list == [1, 2] && leaf.other == "b")
  }
  @Test func whatIsNotClearIsNotMade() { #expect(Objects.make(Several.self) == nil) }

  @Test func theyEndAsOthersDo() {
    final class Ending: NSObject {
      nonisolated(unsafe) static var ended = 0
      deinit { Ending.ended += 1 }
    }
    for _ in 0..<3 { _ = Objects.make(Ending.self) }
    #expect(Ending.ended == 3)
  }
}
