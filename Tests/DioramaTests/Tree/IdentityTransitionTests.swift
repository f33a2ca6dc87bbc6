import Diorama
import DioramaTesting
import Foundation
import Testing

/// Views that give way to others inside modifiers.
@MainActor @Suite struct IdentityTransitionTests {
  private let knob = Knob<Int>()
  private let size = CGSize(width: 20, height: 20)
  /// Gray levels in the middle at the beginning, half way and at the end.
  private func levels<V: View>(@ViewBuilder _ view: @escaping (Int) -> V) async throws -> [Int] {
    let stage = try Stage(Turning(knob, 0) { view($0) }, size: size)
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.update()
    var levels = [stage.gray(10, 10)]
    await stage.advance(30)
    levels.append(stage.gray(10, 10))
    try await stage.settle()
    return levels + [stage.gray(10, 10)]
  }
  private func shade(_ i: Int) -> Color { Color(white: i == 0 ? 0 : 1) }
  /// Half of black under half of white.
  private let crossing = [0, 191, 255]

  @Test func anotherIDFadesAcross() async throws {
    let inside = try await levels { i in VStack { shade(i).id(i).transition(.opacity) } }
    #expect(zip(inside, crossing).allSatisfy { isNear($0, Double($1), 2) }, "\(inside)")
    let outside = try await levels { i in VStack { shade(i).transition(.opacity).id(i) } }
    #expect(zip(outside, crossing).allSatisfy { isNear($0, Double($1), 2) }, "\(outside)")
    let plain = try await levels { i in VStack { shade(i).id(i).frame(width: 18) } }
    #expect(zip(plain, crossing).allSatisfy { isNear($0, Double($1), 2) }, "\(plain)")
  }
  @Test func partsOfAGroupFadeAcrossInsideAFrame() async throws {
    let framed = try await levels { i in
      VStack {
        Group { if i == 0 { shade(0) } else { shade(1) } }.frame(width: 18, height: 18)
      }
    }
    #expect(zip(framed, crossing).allSatisfy { isNear($0, Double($1), 2) }, "\(framed)")
  }
  @Test func theTransitionInAModifierCounts() async throws {
    let stage = try Stage(
      Turning(knob, 0) { i in
        VStack { ink.id(i).transition(.move(edge: .leading)).frame(width: 20, height: 20) }
      }, size: size)
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.advance(30)
    #expect(stage.gray(4, 10) == 0 && stage.gray(16, 10) == 255, "the old one goes, the new comes")
  }

  // MARK: modifiers that animate on their own

  private nonisolated struct Shift: ViewModifier, Animatable {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: x) }
  }
  @Test func aModifierAnimatesAlone() async throws {
    let stage = try Stage(
      Turning(knob, 0) { i in
        ink.frame(width: i == 0 ? 4 : 8, height: 4)
          .modifier(Shift(x: i == 0 ? 0 : 10).animation(.linear(duration: 1)))
          .frame(width: 20, alignment: .leading)
      }, size: size)
    knob.value = 1
    await stage.advance(30)
    let inked = (0..<20).filter { stage.gray($0, 10) < 128 }
    #expect(inked == Array(5..<13), "at its size at once, half way to its place: \(inked)")
  }
  @Test func modifiersFollowEachOther() throws {
    let both = Shift(x: 3).concat(Shift(x: 4))
    let stage = try Stage(
      ink.frame(width: 4, height: 4).modifier(both).frame(width: 20, alignment: .leading),
      size: size)
    #expect((0..<20).filter { stage.gray($0, 10) < 128 } == Array(7..<11))
  }

  // MARK: views that are enumerations

  private enum Page: View, CaseIterable {
    case first, second
    var body: some View { Text(self == .first ? "one" : "two") }
  }
  private enum Card: View {
    case note(String)
    case blank
    var body: some View {
      switch self {
      case .note(let text): Text(text)
      case .blank: Text("blank")
      }
    }
  }
  @Test func enumerationsAreViews() async throws {
    let stage = try Stage(
      Turning(knob, 0) { i in
        VStack {
          i == 0 ? Page.first : .second
          i == 2 ? Card.blank : .note("note \(i)")
          ForEach(Page.allCases, id: \.self) { $0 }
        }
      }, size: CGSize(width: 200, height: 200))
    #expect(stage.labels == ["one", "note 0", "one", "two"])
    knob.value = 1
    await stage.update()
    #expect(stage.labels == ["two", "note 1", "one", "two"])
    knob.value = 2
    await stage.update()
    #expect(stage.labels == ["two", "blank", "one", "two"])
  }
}
