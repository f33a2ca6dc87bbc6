import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor struct VisualEffectTests {
  @Test func effectsFollowTheSizeAndSayNothingInLayout() throws {
    let stage = try Stage(
      VStack(spacing: 0) {
        ink.frame(width: 20, height: 20)
          .visualEffect { view, proxy in
            view.offset(x: proxy.size.width, y: 10).opacity(0.5)
          }
          .named("moved")
        ink.frame(width: 60, height: 20)
      }, size: CGSize(width: 60, height: 40))
    // 20 points to the right of 20, 10 down, half as dark.
    #expect(stage.gray(30, 5) == 255)
    #expect(isNear(stage.gray(50, 15), 127.5))
    #expect(stage.gray(50, 25) == 0, "over the one below, which is black")
    #expect(try stage.frame("moved") == rect(20, 0, 20, 20))
  }

  @Test func effectsFollowThePlaceInEveryFrameAndNothingElseRuns() async throws {
    struct Rows: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { _ in
              ink.frame(width: 40, height: 40)
                .visualEffect { row, proxy in
                  row.opacity(proxy.frame(in: .global).minY < 0 ? 0.5 : 1)
                }
            }
          }
        }
        .scrollIndicators(.hidden)
      }
    }
    let stage = try Stage(Rows(), size: CGSize(width: 40, height: 100))
    #expect(stage.gray(20, 5) == 0)
    let ran = await stage.bodies {
      await stage.wheel(dy: 10, at: CGPoint(x: 20, y: 50))
    }
    #expect(isNear(stage.gray(20, 5), 127.5), "the first row is partly above the window")
    #expect(stage.gray(20, 35) == 0)
    #expect(Set(ran.keys) == ["ModifiedContent"])
  }

  @Test func anEffectOfAStateAnimates() async throws {
    let knob = Knob<Double>()
    let stage = try Stage(
      Turning(knob, 0.0) { value in
        ink.visualEffect { view, proxy in view.offset(x: value * proxy.size.width) }
      }, size: CGSize(width: 100, height: 20))
    withAnimation(.linear(duration: 0.5)) { knob.value = 1 }
    await stage.advance(15)
    #expect(stage.gray(45, 10) == 255 && stage.gray(55, 10) == 0)
    try await stage.settle()
    #expect(stage.gray(99, 10) == 255)
  }

  @Test func boundsOfASpaceAreInTheViewsOwn() throws {
    let log = Log()
    _ = try Stage(
      GeometryReader { proxy in
        let b = proxy.bounds(of: .named("box")) ?? .zero
        let _ = log("\(b.minX) \(b.minY) \(b.width) \(b.height)")
        let _ = log(proxy.bounds(of: .named("other")) == nil ? "none" : "some")
      }
      .frame(width: 20, height: 10).frame(width: 60, height: 40).coordinateSpace(.named("box")),
      size: CGSize(width: 100, height: 100))
    #expect(log.take().suffix(2) == ["-20.0 -15.0 60.0 40.0", "none"])
  }

  @Test func anEffectThatIsAnotherOneIsTakenIn() async throws {
    struct Either: VisualEffect {
      let isOn: Bool
      var _effects: _VisualEffects {
        isOn ? EmptyVisualEffect().opacity(0.5)._effects : EmptyVisualEffect()._effects
      }
    }
    let knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, false) { value in ink.visualEffect { _, _ in Either(isOn: value) } },
      size: CGSize(width: 20, height: 20))
    #expect(stage.gray(10, 10) == 0)
    knob.value = true
    await stage.update()
    #expect(isNear(stage.gray(10, 10), 127.5))
    knob.value = false
    await stage.update()
    #expect(stage.gray(10, 10) == 0)
  }
}
