import Diorama
import Foundation
import Testing

@Suite struct CurveTests {
  @Test func timingCurvesHaveTheirValues() {
    for (x, easeIn, easeOut, easeInOut) in [
      (0.10, 0.017027, 0.160572, 0.019722), (0.25, 0.093465, 0.378138, 0.129162),
      (0.50, 0.315357, 0.684643, 0.500000), (0.75, 0.621862, 0.906535, 0.870838),
      (0.90, 0.839428, 0.982973, 0.980278),
    ] {
      #expect(isClose(UnitCurve.easeIn.value(at: x), easeIn, 1e-5))
      #expect(isClose(UnitCurve.easeOut.value(at: x), easeOut, 1e-5))
      #expect(isClose(UnitCurve.easeInOut.value(at: x), easeInOut, 1e-5))
      #expect(UnitCurve.linear.value(at: x) == x)
    }
  }

  @Test func curvesBeginAtZeroAndEndAtOne() {
    for curve in [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .easeInOut.inverse,
      .bezier(
        startControlPoint: UnitPoint(x: 0.3, y: 1.6), endControlPoint: UnitPoint(x: 0.6, y: -0.4)),
    ] {
      #expect(isClose(curve.value(at: 0), 0, 1e-12) && isClose(curve.value(at: 1), 1, 1e-12))
      #expect(curve.value(at: -3) == curve.value(at: 0) && curve.value(at: 7) == curve.value(at: 1))
    }
  }

  @Test func velocityIsTheSlope() {
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseInOut] {
      for x in [0.2, 0.45, 0.8] {
        let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        #expect(isClose(curve.velocity(at: x), slope, 1e-4))
      }
    }
  }

  @Test func inverseExchangesTheAxes() {
    for x in [0.1, 0.3, 0.9] {
      #expect(isClose(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: x)), x, 1e-9))
    }
    #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
  }

  @Test func defaultsAreThoseOfTheDocumentation() {
    func spring(_ duration: Double, _ bounce: Double) -> Animation {
      .spring(Spring(duration: duration, bounce: bounce))
    }
    #expect(Animation.default == spring(0.5, 0))
    #expect(Animation.spring() == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(
      Animation.interactiveSpring()
        == .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.spring(duration: 0.5) == spring(0.5, 0))
    #expect(Animation.spring(bounce: 0.2) == spring(0.5, 0.2))
    #expect(Animation.interactiveSpring(extraBounce: 0.1) == spring(0.15, 0.25))
    #expect(Animation.smooth == spring(0.5, 0))
    #expect(Animation.snappy == spring(0.5, 0.15))
    #expect(Animation.bouncy == spring(0.5, 0.3))
    #expect(Animation.bouncy(duration: 0.7, extraBounce: 0.1) == spring(0.7, 0.4))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1, duration: 0.35))
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeOut == .easeOut(duration: 0.35))
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 10)
        == .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
  }

  @Test func durationOfZeroArrivesAtOnce() {
    for duration in [0, -1, Double.nan] {
      #expect(Animation.linear(duration: duration).curve.sample(0).isOver)
    }
  }

  /// How much of the way is left at times.
  private func left(_ animation: Animation, _ times: [Double]) -> [Double] {
    times.map { (animation.curve.sample($0).a * 1e6).rounded() / 1e6 }
  }

  @Test func delayHoldsTheStart() {
    let a = Animation.linear(duration: 1).delay(0.5)
    #expect(left(a, [0, 0.25, 0.5, 1, 1.5, 2]) == [1, 1, 1, 0.5, 0, 0])
    #expect(!a.curve.sample(1.4).isOver && a.curve.sample(1.5).isOver)
    #expect(left(.linear(duration: 1).delay(-0.5), [0, 0.25]) == [0.5, 0.25])
  }

  @Test func speedMultipliesTime() {
    #expect(left(.linear(duration: 1).speed(2), [0, 0.25, 0.5]) == [1, 0.5, 0])
    #expect(left(.linear(duration: 1).speed(0.5), [0, 1, 2]) == [1, 0.5, 0])
    #expect(left(.linear(duration: 1).speed(0), [0, 1, 100]) == [1, 1, 1])
    #expect(left(.linear(duration: 1).delay(1).speed(2), [0.5, 0.75]) == [1, 0.5])
    #expect(left(.linear(duration: 1).speed(2).delay(1), [1, 1.25]) == [1, 0.5])
  }

  @Test func repeatsGoBackAndForth() {
    let back = Animation.linear(duration: 1).repeatCount(3)
    #expect(left(back, [0, 0.5, 1.25, 1.75, 2.25]) == [1, 0.5, 0.25, 0.75, 0.75])
    #expect(!back.curve.sample(2.9).isOver && back.curve.sample(3).isOver)
    let again = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(left(again, [0.25, 1.25, 1.75]) == [0.75, 0.75, 0.25])
    #expect(again.curve.sample(2).isOver)
    let forever = Animation.linear(duration: 1).repeatForever()
    #expect(left(forever, [1000.25, 1001.25]) == [0.75, 0.25])
    #expect(forever.curve.repeats && !back.curve.repeats)
    #expect(Animation.linear(duration: 1).repeatCount(0).curve.sample(1).isOver, "at least once")
  }
}
