import Diorama
import DioramaTesting
import Foundation
import Testing

/// Animations around several views, and around views of matched geometry.
@MainActor @Suite struct SeveralInScopeTests {
  private let knob = Knob<Double>()
  /// Two bars, 0 to 10 and 20 to 30, that go 20 points to the right, and a third that does too.
  private func bars<V: View>(@ViewBuilder _ pair: @escaping (Double) -> V) throws -> Stage {
    try Stage(
      Turning(knob, 0) { v in
        HStack(spacing: 10) {
          Color.clear.frame(width: v, height: 10)
          pair(v)
          red.frame(width: 10, height: 10)
        }
        .frame(width: 120, height: 10, alignment: .leading)
      }, size: CGSize(width: 120, height: 10))
  }
  private func inked(_ stage: Stage) -> [Int] {
    (0..<120).filter { stage.pixel($0, 5) == (0, 0, 0) }
  }
  private func both(_ x: Int) -> [Int] { Array(x..<x + 10) + Array(x + 20..<x + 30) }

  @Test func eachOfSeveralViewsGoesInTheAnimationAroundThem() async throws {
    let stage = try bars { v in
      Group {
        ink.frame(width: 10, height: 10)
        ink.frame(width: 10, height: 10)
      }.animation(.linear(duration: 1), value: v)
    }
    #expect(inked(stage) == both(10))
    knob.value = 20
    await stage.advance(30)
    #expect(stage.pixel(75, 5) == (255, 0, 0), "what is beside them is there")
    #expect(inked(stage) == both(20))
    try await stage.settle()
    #expect(inked(stage) == both(30))
  }
  @Test func soDoRowsAndViewsThatAreThereAtTimes() async throws {
    let stage = try bars { v in
      ForEach(0..<2, id: \.self) { _ in
        if v >= 0 { ink.frame(width: 10, height: 10) }
      }.animation(.linear(duration: 1), value: v)
    }
    knob.value = 20
    await stage.advance(30)
    #expect(inked(stage) == both(20))
  }
  @Test func severalViewsMayStandStillWhileTheOthersGo() async throws {
    let stage = try bars { v in
      Group {
        ink.frame(width: 10, height: 10)
        ink.frame(width: 10, height: 10)
      }.animation(nil, value: v)
    }
    withAnimation(.linear(duration: 1)) { knob.value = 20 }
    await stage.advance(30)
    #expect(stage.pixel(65, 5) == (255, 0, 0), "what is beside them is on its way")
    #expect(inked(stage) == both(30).filter { !(60..<70).contains($0) })
  }
  @Test func rowsOfALazyContainerAreNotMadeForIt() async throws {
    let stage = try Stage(
      Turning(knob, 0) { v in
        ScrollView {
          LazyVStack(spacing: 0) {
            Color.clear.frame(height: v)
            ForEach(0..<1000, id: \.self) { _ in ink.frame(width: 10, height: 10) }
              .animation(.linear(duration: 1), value: v)
          }
        }
      }, size: CGSize(width: 60, height: 60))
    let before = stage.layers { _ in true }.count
    knob.value = 20
    await stage.advance(10)
    #expect(stage.layers { _ in true }.count < before + 20)
  }

  /// A black square, and a large one from the same place while it stays.
  private func hero<V: View>(@ViewBuilder _ large: @escaping (Namespace.ID) -> V) throws -> Stage {
    try Stage(
      Turning(knob, 0) { Hero(isOpen: $0 > 0, large: large) }, size: CGSize(width: 100, height: 100)
    )
  }
  private struct Hero<V: View>: View {
    let isOpen: Bool
    let large: (Namespace.ID) -> V
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        red.matchedGeometryEffect(id: "a", in: space).frame(width: 20, height: 20)
        if isOpen { large(space) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
  private func width(_ stage: Stage) -> Int {
    (0..<100).filter { stage.pixel($0, 1) == (0, 0, 0) }.count
  }

  @Test func anAnimationOutsideOfAMatchedViewLetsItComeFromASourceThatStays() async throws {
    let stage = try hero { space in
      ink.matchedGeometryEffect(id: "a", in: space).animation(.linear(duration: 1))
    }
    knob.value = 1
    await stage.update()
    #expect(width(stage) == 20)
    await stage.advance(30)
    #expect(width(stage) == 60)
    try await stage.settle()
    #expect(width(stage) == 100)
  }
  @Test func soDoesTheAnimationOfTheChange() async throws {
    let stage = try hero { space in
      ink.matchedGeometryEffect(id: "a", in: space).transition(.identity)
    }
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.advance(30)
    #expect(width(stage) == 60)
  }
  @Test func withoutAnAnimationItIsThereAtOnce() async throws {
    let stage = try hero { space in ink.matchedGeometryEffect(id: "a", in: space) }
    knob.value = 1
    await stage.update()
    #expect(width(stage) == 100)
  }
  @Test func twoSourcesFromTheBeginningStandWhereTheyAre() throws {
    let stage = try Stage(
      Hero(isOpen: true) { space in
        ink.matchedGeometryEffect(id: "a", in: space).animation(.linear(duration: 1))
      }, size: CGSize(width: 100, height: 100))
    #expect(width(stage) == 100)
  }
}
