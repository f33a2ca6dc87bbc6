import Diorama
import DioramaTesting
import Foundation
import Testing

/// Gradients that change into others.
@MainActor @Suite struct GradientMotionTests {
  private let knob = Knob<Bool>()

  private func stage<V: View>(@ViewBuilder _ view: @escaping (Bool) -> V) throws -> Stage {
    try Stage(
      ZStack {
        white
        Turning(knob, false, content: view)
      }, size: CGSize(width: 100, height: 100))
  }
  private func turn(_ stage: Stage, to value: Bool = true, _ animation: Animation?) async {
    withAnimation(animation) { knob.value = value }
    await stage.update()
  }
  private let blackWhite = [Color(white: 0), Color(white: 1)]

  @Test func aLinesEndsMove() async throws {
    let colors = blackWhite
    let stage = try stage { isOn in
      LinearGradient(
        colors: colors, startPoint: UnitPoint(x: isOn ? 0.5 : 0, y: 0.5),
        endPoint: UnitPoint(x: 1, y: 0.5))
    }
    #expect(isNear(stage.gray(50, 50), 128, 3))
    await turn(stage, .linear(duration: 1))
    #expect(isNear(stage.gray(50, 50), 128, 3), "it begins where it was")
    await stage.advance(30)
    // The line begins at 25 points now.
    #expect(stage.gray(20, 50) == 0)
    #expect(isNear(stage.gray(62, 50), 128, 3))
    try await stage.settle()
    #expect(stage.gray(49, 50) == 0 && isNear(stage.gray(75, 50), 128, 3))
    await turn(stage, to: false, nil)
    #expect(isNear(stage.gray(50, 50), 128, 3), "at once without an animation")
  }

  @Test func coloursAndStopsMix() async throws {
    let stage = try stage { isOn in
      Rectangle().fill(
        LinearGradient(
          stops: [
            .init(color: Color(white: isOn ? 1 : 0), location: 0),
            .init(color: Color(white: 0).opacity(isOn ? 0 : 1), location: isOn ? 1 : 0.5),
          ], startPoint: .leading, endPoint: .trailing))
    }
    #expect(stage.gray(99, 50) == 0)
    await turn(stage, .linear(duration: 1))
    await stage.advance(30)
    #expect(isNear(stage.gray(0, 50), 128, 4))
    #expect(isNear(stage.gray(99, 50), 128, 4), "half as opaque, over white")
    try await stage.settle()
    #expect(stage.gray(0, 50) == 255)
  }

  @Test func circlesAndAnglesDo() async throws {
    let colors = blackWhite
    let stage = try stage { isOn in
      VStack(spacing: 0) {
        RadialGradient(
          colors: colors, center: .center, startRadius: 0, endRadius: isOn ? 10 : 50)
        AngularGradient(colors: colors, center: .center, angle: .degrees(isOn ? 180 : 0))
      }
    }
    await turn(stage, .linear(duration: 1))
    await stage.advance(30)
    // The radius is 30 now, and the angles begin at a quarter, below.
    #expect(isNear(stage.gray(65, 25), 128, 6))
    #expect(isNear(stage.gray(25, 75), 64, 6), "to the left")
    try await stage.settle()
    #expect(stage.gray(65, 25) == 255)
  }

  @Test func aMeshsPointsMove() async throws {
    let stage = try stage { isOn in
      MeshGradient(
        width: 3, height: 2,
        points: [
          [0, 0], [isOn ? 0.9 : 0.1, 0], [1, 0], [0, 1], [isOn ? 0.9 : 0.1, 1], [1, 1],
        ],
        colors: [
          Color(white: 0), Color(white: 1), Color(white: 1), Color(white: 0), Color(white: 1),
          Color(white: 1),
        ], smoothsColors: false)
    }
    let start = stage.gray(30, 50)
    #expect(start > 240)
    await turn(stage, .linear(duration: 1))
    await stage.advance(30)
    let middle = stage.gray(30, 50)
    #expect(middle < start - 40 && middle > 100)
    try await stage.settle()
    #expect(stage.gray(30, 50) < middle - 30)
  }

  @Test func othersChangeAtOnce() async throws {
    let stage = try stage { isOn in
      Rectangle().fill(
        LinearGradient(
          colors: isOn ? [.black, .black, .black] : [.white, .white], startPoint: .leading,
          endPoint: .trailing))
    }
    await turn(stage, .linear(duration: 1))
    #expect(stage.gray(50, 50) == 0)
    #expect(stage.host.graph.motion.isIdle)
  }

  private struct Breathing: View {
    @State private var isUp = false
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        if isShown {
          LinearGradient(
            colors: [.black, .white], startPoint: isUp ? .bottom : .top,
            endPoint: isUp ? .top : .bottom
          )
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isUp = true }
          }
        }
        Button("turn") { isShown.toggle() }
      }
    }
  }
  @Test func whatBreathesStopsWhenItGoes() async throws {
    let stage = try Stage(Breathing(), size: CGSize(width: 100, height: 100))
    await stage.advance(15)
    let early = stage.gray(50, 2)
    await stage.advance(30)
    #expect(stage.gray(50, 2) > early + 60, "the other end comes up")
    await stage.advance(60)
    #expect(stage.gray(50, 2) < 140, "and goes back")
    try await stage.tap("turn")
    await stage.advance(2)
    #expect(stage.host.graph.isIdle, "nothing moves that is not there")
  }

  @Test func ofMoreThanATurnTheLastShows() throws {
    let stage = try Stage(
      AngularGradient(
        colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(720)),
      size: CGSize(width: 100, height: 100))
    // From the right down: it begins in the middle of the colours.
    #expect(isNear(stage.gray(90, 53), 131, 4))
    #expect(isNear(stage.gray(50, 90), 159, 4))
    #expect(isNear(stage.gray(90, 47), 253, 4))
  }
}
