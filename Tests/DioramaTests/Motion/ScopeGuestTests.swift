import Diorama
import DioramaTesting
import Foundation
import Testing

/// What comes into a container, or goes, while the container itself finds another place: the side menu
/// that everybody writes.
@MainActor @Suite struct ScopeGuestTests {
  private let knob = Knob<Bool>()
  private struct Menu: View {
    let isOpen: Bool
    var body: some View {
      ZStack {
        if isOpen {
          Color(white: 0.5).transition(.opacity)
          HStack(spacing: 0) {
            black.frame(width: 40)
            Spacer(minLength: 0)
          }.transition(.move(edge: .leading))
        }
      }.animation(.linear(duration: 1), value: isOpen)
    }
  }
  private func stage(
    _ isOpen: Bool, around: @escaping (Menu) -> AnyView = { AnyView($0) }
  ) throws -> Stage {
    try Stage(
      ZStack {
        white
        Turning(knob, isOpen) { around(Menu(isOpen: $0)) }
      }, size: CGSize(width: 100, height: 60))
  }
  /// The shade at the corners away from the menu, and where the menu ends.
  private func seen(_ stage: Stage) -> (corners: Set<Int>, menu: [Int]) {
    let ends = [5, 30, 55].map { y in (0..<100).first { stage.gray($0, y) > 60 } ?? 100 }
    return (Set([(97, 2), (97, 57), (60, 30)].map { stage.gray($0, $1) }), ends)
  }

  @Test(arguments: ["", "opacity", "padding"]) func whatComesStandsAtItsPlace(
    _ name: String
  ) async throws {
    let stage = try stage(false) { view in
      switch name {
      case "opacity": AnyView(view.opacity(1))
      case "padding": AnyView(view.padding(0))
      default: AnyView(view)
      }
    }
    knob.value = true
    await stage.advance(48)
    let late = seen(stage)
    #expect(late.corners.count == 1, "the shade fades in everywhere at once: \(late)")
    #expect(
      late.menu == [20, 20, 20], "the menu comes straight in, by its own width of 100: \(late)")
    try await stage.settle()
    #expect(seen(stage).menu == [40, 40, 40])
  }

  @Test func whatGoesStaysAtItsPlace() async throws {
    let stage = try stage(true)
    let open = seen(stage)
    #expect(open.menu == [40, 40, 40] && open.corners.count == 1)
    knob.value = false
    await stage.update()
    let first = seen(stage)
    #expect(first.menu == open.menu && first.corners == open.corners)
    await stage.advance(12)
    let soon = seen(stage)
    #expect(soon.corners.count == 1, "\(soon)")
    #expect(soon.menu == [20, 20, 20], "\(soon)")
    try await stage.settle()
    #expect(stage.gray(5, 30) == 255 && stage.gray(97, 2) == 255)
  }

  @Test func whatTurnsRoundHalfwayGoesStraight() async throws {
    let stage = try stage(false)
    knob.value = true
    await stage.advance(50)
    knob.value = false
    await stage.advance(3)
    #expect(seen(stage).corners.count == 1)
    #expect(Set(seen(stage).menu).count == 1 && seen(stage).menu[0] > 0)
    knob.value = true
    await stage.advance(6)
    #expect(seen(stage).corners.count == 1)
    #expect(Set(seen(stage).menu).count == 1)
    try await stage.settle()
    #expect(seen(stage).menu == [40, 40, 40])
  }

  @Test func whatWasThereBeforeStillSetsOut() async throws {
    let stage = try Stage(
      ZStack(alignment: .topLeading) {
        white
        Turning(knob, false) { isOpen in
          HStack(alignment: .top, spacing: 0) {
            Color.clear.frame(width: isOpen ? 40 : 0, height: 1)
            VStack(spacing: 0) {
              black.frame(width: 20, height: 20)
              if isOpen { black.frame(width: 20, height: 20) }
            }.animation(.linear(duration: 1), value: isOpen)
          }
        }
      }, size: CGSize(width: 100, height: 60))
    knob.value = true
    await stage.advance(30)
    #expect(stage.gray(21, 10) == 0 && stage.gray(38, 10) == 0 && stage.gray(42, 10) == 255)
    let new = [stage.gray(45, 30), stage.gray(38, 30)]
    #expect(abs(new[0] - 127) <= 2 && new[1] == 255, "it fades in where it will be: \(new)")
  }
}
