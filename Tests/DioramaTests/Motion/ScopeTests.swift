import Diorama
import DioramaTesting
import Foundation
import Testing

/// A view that fades when it is clicked, with state of its own.
private struct Blinker: View {
  @State private var opacity = 1.0
  var body: some View {
    ink.opacity(opacity).onTapGesture { opacity = 0.5 }
  }
}

@MainActor @Suite struct ScopeTests {
  private let knob = Knob<Double>()
  private func stage<V: View>(@ViewBuilder _ content: @escaping (Double) -> V) throws -> Stage {
    try Stage(Turning(knob, 0, content: content), size: CGSize(width: 60, height: 10))
  }
  private func opacities(_ stage: Stage) -> [Double] {
    stage.layers(.opacity).map { ($0.presented(.a).x * 1e6).rounded() / 1e6 }
  }

  @Test func animationOfAValueReachesInwardsOnly() async throws {
    let stage = try stage { v in
      HStack {
        ink.opacity(v).animation(.linear(duration: 1), value: v)
        ink.animation(.linear(duration: 1), value: v).opacity(v)
        ink.opacity(v)
      }
    }
    knob.value = 1
    await stage.advance(15)
    #expect(opacities(stage) == [0.25, 1, 1])
  }

  @Test func animationOfAnotherValueDoesNotCount() async throws {
    let stage = try stage { v in ink.opacity(v).animation(.linear(duration: 1), value: v > 5) }
    knob.value = 1
    await stage.update()
    #expect(opacities(stage) == [1])
    knob.value = 0.5
    await stage.update()
    #expect(opacities(stage) == [0.5])
  }

  @Test func innermostAnimationWins() async throws {
    let stage = try stage { v in
      HStack {
        ink.opacity(v).animation(.linear(duration: 0.5), value: v)
        ink.opacity(v)
      }.animation(.linear(duration: 1), value: v)
    }
    knob.value = 1
    await stage.advance(15)
    #expect(opacities(stage) == [0.5, 0.25])
  }

  @Test func animationOfAValueReplacesTheTransactions() async throws {
    let stage = try stage { v in
      HStack {
        ink.opacity(v).animation(.linear(duration: 0.5), value: v)
        ink.opacity(v).animation(nil, value: v)
        ink.opacity(v)
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.advance(15)
    #expect(opacities(stage) == [0.5, 1, 0.25])
  }

  @Test func disabledAnimationsBeatAllOthers() async throws {
    let stage = try stage { v in
      HStack {
        ink.opacity(v).animation(.linear(duration: 1), value: v)
        ink.opacity(v).animation(.linear(duration: 1))
      }
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { knob.value = 1 }
    await stage.update()
    #expect(opacities(stage) == [1, 1])
  }

  @Test func transactionModifiersChangeWhatComesBy() async throws {
    let stage = try stage { v in
      HStack {
        ink.opacity(v).transaction { $0.animation = nil }
        ink.opacity(v).transaction { $0.animation = $0.animation?.speed(2) }
        ink.opacity(v).transaction(value: v > 5) { $0.animation = nil }
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.advance(15)
    #expect(opacities(stage) == [1, 0.5, 0.25])
  }

  @Test func implicitAnimationReachesStateBelowIt() async throws {
    let stage = try Stage(
      Blinker().animation(.linear(duration: 1)), size: CGSize(width: 60, height: 10))
    try await stage.tap(5, 5)
    await stage.advance(30)
    #expect(opacities(stage) == [0.75])
  }

  @Test func animationOfAValueDoesNotReachStateBelowIt() async throws {
    let stage = try Stage(
      Blinker().animation(.linear(duration: 1), value: 0), size: CGSize(width: 60, height: 10))
    try await stage.tap(5, 5)
    #expect(opacities(stage) == [0.5])
  }

  @Test func layoutFollowsTheTransactionOfItsPlace() async throws {
    let stage = try stage { v in
      HStack(spacing: 0) {
        ink.frame(width: 10 + v).animation(.linear(duration: 1), value: v)
        red.frame(width: 10)
      }
    }
    knob.value = 20
    await stage.advance(30)
    #expect(stage.drawing.contains("####"), "the black one is moving")
    // The row is as wide as it will be: 40 in 60, so the red one stands at 10 + 30 at once.
    #expect(stage.pixel(45, 5) == (255, 0, 0))
    #expect(stage.pixel(39, 5) == (255, 255, 255))
    try await stage.settle()
    #expect(stage.pixel(39, 5) == (0, 0, 0))
  }

  @Test func sizesAndPlacesAnimate() async throws {
    let stage = try stage { v in
      ink.frame(width: 20 + v, height: 10).frame(width: 60, alignment: .leading)
    }
    withAnimation(.linear(duration: 1)) { knob.value = 40 }
    await stage.advance(30)
    #expect(stage.gray(39, 5) == 0 && stage.gray(40, 5) == 255, "half way from 20 to 60")
  }

  @Test func coloursAnimateAlsoInGradients() async throws {
    let stage = try stage { v in
      HStack(spacing: 0) {
        Rectangle().fill(v == 0 ? black : white)
        Rectangle().fill(
          LinearGradient(
            colors: v == 0 ? [black, black] : [white, white], startPoint: .top, endPoint: .bottom))
      }
    }
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.advance(30)
    #expect(isNear(stage.gray(10, 5), 127.5))
    #expect(isNear(stage.gray(50, 5), 127.5))
  }

  /// Two bars in a row 110 points high, with something around the animation of each.
  private func bars<V: View>(_ around: @escaping (AnyView) -> V) throws -> Stage {
    try Stage(
      ZStack {
        white
        Turning(knob, 0) { v in
          HStack(spacing: 0) {
            around(
              AnyView(
                black.frame(width: 20, height: v == 0 ? 100 : 50)
                  .animation(.linear(duration: 1), value: v)))
            black.frame(width: 20, height: v == 0 ? 50 : 100)
          }
        }
      }, size: CGSize(width: 60, height: 110))
  }
  @Test(arguments: ["", "opacity", "shadow", "clip", "background", "padding", "scale"])
  func whatIsInAnAnimationMovesWithItWhateverIsAround(_ name: String) async throws {
    let stage = try bars { view in
      switch name {
      case "opacity": AnyView(view.opacity(0.9))
      case "shadow": AnyView(view.shadow(color: .clear, radius: 1).frame(width: 20))
      case "clip": AnyView(view.clipShape(Rectangle().inset(by: -100)))
      case "background": AnyView(view.background(white).opacity(0.9))
      case "padding": AnyView(view.padding(.top, 2).padding(.bottom, 2).opacity(0.9))
      case "scale": AnyView(view.scaleEffect(1.0001).opacity(0.9))
      default: view
      }
    }
    func ends() -> [Int] {
      let inked = (0..<110).filter { stage.gray(12, $0) < 128 }
      return [inked.first!, inked.last!]
    }
    #expect(ends() == [5, 104])
    knob.value = 1
    await stage.update()
    #expect(ends() == [5, 104], "it sets out from where it was")
    await stage.advance(30)
    // In the middle of the row all the time: 75 points high now.
    let half = ends()
    #expect(abs(half[0] - 17) <= 1 && abs(half[1] - 92) <= 1, "\(half)")
    try await stage.settle()
    #expect(ends() == [30, 79])
  }

  @Test func whatIsNotAnimatedIsThereAtOnceWhateverIsAround() async throws {
    let stage = try Stage(
      ZStack(alignment: .topLeading) {
        white
        Turning(knob, 0) { v in
          VStack(spacing: 0) {
            Color.clear.frame(width: 20, height: v)
            black.frame(width: 10, height: 10).animation(nil, value: v).opacity(0.9)
            black.frame(width: 10, height: 10)
          }
        }
      }, size: CGSize(width: 30, height: 80))
    withAnimation(.linear(duration: 1)) { knob.value = 40 }
    await stage.update()
    #expect(stage.gray(10, 5) == 255 && stage.gray(10, 45) < 40, "at its new place")
    #expect(stage.gray(10, 15) == 0, "the other one sets out")
    await stage.advance(30)
    #expect(stage.gray(10, 45) < 40 && stage.gray(10, 35) == 0)
    try await stage.settle()
    #expect(stage.gray(10, 45) < 40 && stage.gray(10, 55) == 0)
  }

  @Test func aScopeInAnotherMovesOnce() async throws {
    let stage = try Stage(
      ZStack(alignment: .topLeading) {
        white
        Turning(knob, 0) { v in
          VStack(spacing: 0) {
            Color.clear.frame(width: 20, height: v)
            black.frame(width: 10, height: 10).animation(.linear(duration: 1), value: v)
              .opacity(0.9).animation(.linear(duration: 1), value: v).opacity(0.9)
          }
        }
      }, size: CGSize(width: 30, height: 80))
    knob.value = 40
    await stage.update()
    await stage.advance(30)
    #expect(stage.gray(10, 25) < 60 && stage.gray(10, 15) == 255 && stage.gray(10, 35) == 255)
  }
}
