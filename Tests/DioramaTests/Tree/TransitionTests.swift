import Diorama
import DioramaTesting
import Foundation
import Testing

/// The row of dots as articles print it.
private struct Dots: View {
  let count: Int
  let current: Int
  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { i in
        if i == current {
          Circle().fill(Color.black).frame(width: 5, height: 5)
        } else {
          Circle().stroke(Color.black, lineWidth: 0.5).frame(width: 5, height: 5)
        }
      }
    }
  }
}

@MainActor @Suite struct TransitionTests {
  private let knob = Knob<Bool>()
  /// A black square of 10 points in a window of 30, there or not.
  private func stage(
    _ isThere: Bool, _ transition: AnyTransition, direction: LayoutDirection = .leftToRight
  ) throws -> Stage {
    try Stage(
      Turning(knob, isThere) { isThere in
        if isThere { ink.frame(width: 10, height: 10).transition(transition) }
      }, size: CGSize(width: 30, height: 30), layoutDirection: direction)
  }
  /// dx, dy, scale and opacity of the views that come or go, half way.
  private func halfway(
    _ transition: AnyTransition, insertion: Bool, direction: LayoutDirection = .leftToRight
  ) async throws -> [SIMD4<Double>] {
    let stage = try stage(!insertion, transition, direction: direction)
    withAnimation(.linear(duration: 1)) { knob.value = insertion }
    await stage.advance(30)
    var found: [SIMD4<Double>] = []
    func walk(_ layer: Layer) {
      if layer.presented(.transition) != Layer.atHome { found.append(layer.presented(.transition)) }
      layer.below.forEach(walk)
    }
    walk(stage.host.graph.layer)
    return found.map { ($0 * 1e6).rounded(.toNearestOrEven) / 1e6 }
  }

  // MARK: dots

  @Test func dotsSnapWithoutAnAnimation() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { Dots(count: 3, current: $0) }, size: CGSize(width: 27, height: 5))
    #expect(stage.gray(2, 2) == 0 && stage.gray(13, 2) == 255)
    knob.value = 1
    await stage.update()
    #expect(stage.gray(2, 2) == 255 && stage.gray(13, 2) == 0)
    #expect(stage.isAtRest)
  }

  @Test func dotsFadeWithOneAndKeepTheirPlaces() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { Dots(count: 3, current: $0) }, size: CGSize(width: 27, height: 5))
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.update()
    #expect(stage.gray(2, 2) == 0 && stage.gray(13, 2) == 255, "t = 0")
    await stage.advance(30)
    #expect(isNear(stage.gray(2, 2), blended(0, 0.5, over: 255)))
    #expect(isNear(stage.gray(13, 2), blended(0, 0.5, over: 255)))
    try await stage.settle()
    #expect(stage.gray(2, 2) == 255 && stage.gray(13, 2) == 0)
  }

  // MARK: kinds

  @Test func viewsFadeByDefault() async throws {
    #expect(try await halfway(.opacity, insertion: true) == [SIMD4(0, 0, 1, 0.5)])
    let stage = try Stage(
      Turning(knob, false) { if $0 { ink } }, size: CGSize(width: 4, height: 4))
    withAnimation(.linear(duration: 1)) { knob.value = true }
    await stage.advance(30)
    #expect(isNear(stage.gray(2, 2), blended(0, 0.5, over: 255)))
  }

  @Test func identityIsThereAtOnce() async throws {
    #expect(try await halfway(.identity, insertion: true) == [])
    let stage = try stage(true, .identity)
    withAnimation(.linear(duration: 1)) { knob.value = false }
    await stage.update()
    #expect(stage.gray(15, 15) == 255)
  }

  @Test func moveGoesByTheViewsSize() async throws {
    for (edge, offset) in [
      (Edge.leading, SIMD2(-5.0, 0)), (.trailing, SIMD2(5, 0)), (.top, SIMD2(0, -5)),
      (.bottom, SIMD2(0, 5)),
    ] {
      for isInsertion in [true, false] {
        #expect(
          try await halfway(.move(edge: edge), insertion: isInsertion)
            == [SIMD4(offset.x, offset.y, 1, 1)])
      }
    }
    #expect(
      try await halfway(.move(edge: .leading), insertion: true, direction: .rightToLeft)
        == [SIMD4(5, 0, 1, 1)])
  }

  @Test func moveIsSeen() async throws {
    let stage = try stage(true, .move(edge: .leading))
    withAnimation(.linear(duration: 1)) { knob.value = false }
    await stage.advance(30)
    #expect(stage.gray(5, 15) == 0 && stage.gray(14, 15) == 0, "5 points to the left of 10")
    #expect(stage.gray(4, 15) == 255 && stage.gray(15, 15) == 255)
  }

  @Test func otherKinds() async throws {
    #expect(try await halfway(.scale, insertion: true).map { ($0.z * 10).rounded() / 10 } == [0.5])
    #expect(try await halfway(.scale(scale: 3), insertion: false) == [SIMD4(0, 0, 2, 1)])
    #expect(try await halfway(.offset(x: 8, y: 4), insertion: true) == [SIMD4(4, 2, 1, 1)])
    #expect(try await halfway(.slide, insertion: true) == [SIMD4(-5, 0, 1, 1)])
    #expect(try await halfway(.slide, insertion: false) == [SIMD4(5, 0, 1, 1)])
    #expect(try await halfway(.push(from: .bottom), insertion: true) == [SIMD4(0, 5, 1, 0.5)])
    #expect(try await halfway(.push(from: .bottom), insertion: false) == [SIMD4(0, -5, 1, 0.5)])
    let both = AnyTransition.move(edge: .top).combined(with: .opacity)
    #expect(try await halfway(both, insertion: true) == [SIMD4(0, -5, 1, 0.5)])
    let different = AnyTransition.asymmetric(insertion: .opacity, removal: .move(edge: .top))
    #expect(try await halfway(different, insertion: true) == [SIMD4(0, 0, 1, 0.5)])
    #expect(try await halfway(different, insertion: false) == [SIMD4(0, -5, 1, 1)])
  }

  @Test func scaleHasAnAnchor() async throws {
    let stage = try stage(true, .scale(scale: 0, anchor: .topLeading))
    withAnimation(.linear(duration: 1)) { knob.value = false }
    await stage.advance(30)
    #expect(stage.gray(10, 10) == 0 && stage.gray(14, 14) == 0 && stage.gray(15, 15) == 255)
  }

  @Test func transitionsMayHaveAnAnimationOfTheirOwn() async throws {
    let own = AnyTransition.opacity.animation(.linear(duration: 2))
    #expect(try await halfway(own, insertion: true) == [SIMD4(0, 0, 1, 0.25)])
    let stage = try stage(false, own)
    knob.value = true
    await stage.update()
    await stage.advance(60)
    #expect(isNear(stage.gray(15, 15), 128, 3), "also in a change that is not animated")
    try await stage.settle()
    knob.value = false
    await stage.update()
    await stage.advance(30)
    #expect(isNear(stage.gray(15, 15), 64, 3))
    try await stage.settle()
    var still = Transaction()
    still.disablesAnimations = true
    withTransaction(still) { knob.value = true }
    await stage.update()
    #expect(stage.isAtRest && stage.gray(15, 15) == 0, "unless animations are disabled")
  }

  // MARK: while it goes

  @Test func leavingViewsAreNeitherHitNorDescribed() async throws {
    let log = Log()
    let stage = try Stage(
      ZStack {
        Rectangle().fill(white).onTapGesture { log("behind") }
        Turning(knob, true) { isThere in
          if isThere { Text("front").background(ink).onTapGesture { log("front") } }
        }
      }, size: CGSize(width: 60, height: 30))
    try await stage.tap(30, 15)
    withAnimation(.linear(duration: 1)) { knob.value = false }
    await stage.advance(5)
    #expect(stage.labels == [])
    try await stage.tap(30, 15)
    #expect(log.lines == ["front", "behind"])
  }

  @Test func othersTakeTheirNewPlacesAtOnce() async throws {
    let stage = try Stage(
      VStack(spacing: 0) {
        Turning(knob, true) { if $0 { red.frame(height: 10).transition(.opacity) } }
        black.frame(height: 10).named("rest")
        Spacer(minLength: 0)
      }, size: CGSize(width: 4, height: 40))
    withAnimation(.linear(duration: 1)) { knob.value = false }
    await stage.update()
    #expect(try stage.frame("rest").minY == 0)
    await stage.advance(30)
    #expect(stage.pixel(1, 4) != (0, 0, 0), "the one that goes stays where it was: on top of it")
    #expect(stage.pixel(1, 7) == (0, 0, 0) || stage.pixel(1, 7).red > 0)
  }

  @Test func viewThatComesBackKeepsItsStateAndTurnsRound() async throws {
    let stage = try Stage(
      Turning(knob, true) { isThere in if isThere { Counter(name: "a").background(ink) } },
      size: CGSize(width: 60, height: 30))
    try await stage.tap("a 0")
    withAnimation(.linear(duration: 1)) { knob.value = false }
    await stage.advance(15)
    func opacities() -> [Double] {
      var found: [Double] = []
      func walk(_ layer: Layer) {
        let t = layer.presented(.transition)
        if t != Layer.atHome { found.append(t.w) }
        layer.below.forEach(walk)
      }
      walk(stage.host.graph.layer)
      return found
    }
    #expect(opacities().count == 1 && isClose(opacities()[0], 0.75))
    withAnimation(.spring(response: 0.5, dampingFraction: 1)) { knob.value = true }
    await stage.update()
    #expect(stage.labels == ["a 1"])
    #expect(opacities().count == 1 && isClose(opacities()[0], 0.75), "one layer, and no jump")
    try await stage.settle()
    #expect(stage.labels == ["a 1"])
    #expect(opacities() == [])
  }

  @Test func rowsComeBackToo() async throws {
    let rows = Knob<[Int]>()
    let stage = try Stage(
      VStack { Turning(rows, [1, 2, 3]) { ForEach($0, id: \.self) { Counter(name: "\($0)") } } })
    try await stage.tap("2 0")
    withAnimation(.spring()) { rows.value = [1, 3] }
    await stage.advance(4)
    withAnimation(.spring()) { rows.value = [3, 2, 1] }
    await stage.update()
    #expect(stage.labels == ["3 0", "2 1", "1 0"])
    try await stage.settle()
    withAnimation(.spring()) { rows.value = [] }
    try await stage.settle()
    withAnimation(.spring()) { rows.value = [2] }
    await stage.update()
    #expect(stage.labels == ["2 0"], "once it has left, it comes anew")
  }

  @Test func leavingViewsKeepTheirDepth() async throws {
    let stage = try Stage(
      ZStack {
        green
        Turning(knob, true) { isThere in
          if isThere { red.frame(width: 2).zIndex(2).transition(.move(edge: .bottom)) }
        }
        black.frame(width: 2, height: 2).zIndex(1)
      }, size: CGSize(width: 2, height: 4))
    withAnimation(.linear(duration: 1)) { knob.value = false }
    await stage.advance(15)
    #expect(
      stage.drawing == """
        gg
        rr
        rr
        rr
        """, "moved down by a quarter, in front of the black one")
  }

  @Test func firstFrameHasNoTransitions() throws {
    let stage = try stage(true, .move(edge: .leading))
    #expect(stage.isAtRest)
    #expect(stage.gray(15, 15) == 0)
  }

  @Test func viewsInSomethingNewDoNotComeByThemselves() async throws {
    let stage = try Stage(
      Turning(knob, false) { isThere in
        if isThere {
          HStack(spacing: 0) { ForEach(0..<2) { _ in ink.transition(.move(edge: .top)) } }
        }
      }, size: CGSize(width: 30, height: 30))
    withAnimation(.linear(duration: 1)) { knob.value = true }
    await stage.advance(30)
    #expect(isNear(stage.gray(15, 15), blended(0, 0.5, over: 255)), "the row fades as a whole")
    #expect(isNear(stage.gray(15, 1), blended(0, 0.5, over: 255)))
  }

  @Test func reducedMotionFadesInsteadOfMoving() async throws {
    let stage = try Stage(
      Turning(knob, true) { isThere in
        if isThere { ink.frame(width: 10, height: 10).transition(.move(edge: .leading)) }
      }, size: CGSize(width: 30, height: 30), reduceMotion: true)
    withAnimation(.linear(duration: 1)) { knob.value = false }
    await stage.advance(30)
    #expect(isNear(stage.gray(19, 15), blended(0, 0.5, over: 255)))
    #expect(stage.gray(5, 15) == 255)
  }
}
