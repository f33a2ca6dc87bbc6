import Diorama
import DioramaTesting
import Foundation
import Testing

private struct Pose: Equatable {
  var x = 0.0
  var y = 0.0
}

@MainActor @Suite struct KeyframeTests {
  @Test func keyframesComeOneAfterTheOther() {
    let t = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      MoveKeyframe(20.0)
      LinearKeyframe(30.0, duration: 2, timingCurve: .easeIn)
    }
    #expect(t.duration == 3)
    #expect(t.value(time: -1) == 0 && t.value(time: 0) == 0)
    #expect(isClose(t.value(time: 0.25), 2.5) && isClose(t.value(progress: 0.25), 7.5))
    #expect(isClose(t.value(time: 1), 20))
    #expect(isClose(t.value(time: 2), 20 + 10 * 0.315357, 1e-4))
    #expect(t.value(time: 3) == 30 && t.value(time: 9) == 30)
  }

  @Test func velocitiesAreWhatValuesChangeBy() {
    let t = KeyframeTimeline(initialValue: CGPoint(x: 3, y: 4)) {
      KeyframeTrack(\.x) {
        LinearKeyframe(13, duration: 1)
        CubicKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.y) { SpringKeyframe(0, duration: 0.4, spring: .bouncy) }
    }
    #expect(t.velocity(time: 0.5).x == 10)
    #expect(t.velocity(progress: 0.25) == t.velocity(time: 0.5))
    for time in [0.1, 0.3, 1.2, 1.7] {
      let a = t.value(time: time - 1e-6), b = t.value(time: time + 1e-6)
      #expect(isClose(t.velocity(time: time).x, (b.x - a.x) / 2e-6, 1e-3))
      #expect(isClose(t.velocity(time: time).y, (b.y - a.y) / 2e-6, 1e-3))
    }
    for time in [-1, 2.5] { #expect(t.velocity(time: time) == .zero) }
    #expect(t.velocity(time: 0.5).y == 0, "this track has ended")
  }

  @Test func cubicKeyframesAreOneSmoothCurve() {
    let t = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(8.0, duration: 1)
      CubicKeyframe(8.0, duration: 1)
      CubicKeyframe(0.0, duration: 2, startVelocity: 0, endVelocity: 4)
    }
    // From rest to a slope of (8 − 0) / 2: 8·p²(3 − 2p) + 4·p²(p − 1) at a half.
    #expect(isClose(t.value(time: 0.5), 4 - 0.5))
    // From a slope of 4 to (0 − 8) / 3.
    #expect(isClose(t.value(time: 1.5), 8 + 4.0 / 8 + 8.0 / 3 / 8))
    #expect(isClose(t.value(time: 3), 8 * 0.5 - 4 * 2.0 / 8))
    let before = t.value(time: 1 - 1e-6), after = t.value(time: 1 + 1e-6)
    #expect(isClose((after - before) / 2e-6, 4, 1e-3), "the slope goes on")
  }

  @Test func springsGoOnAsFastAsWhatWasBefore() {
    let spring = Spring(response: 0.5, dampingRatio: 0.825)
    let t = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      SpringKeyframe(0.0, duration: 0.3, spring: spring)
      SpringKeyframe(5.0, spring: spring, startVelocity: 0)
    }
    #expect(isClose(t.value(time: 1.1), springs(from: 10, speed: 10, to: 0, after: 0.1).value))
    let left = springs(from: 10, speed: 10, to: 0, after: 0.3).value
    #expect(isClose(t.value(time: 1.5), springs(from: left, to: 5, after: 0.2).value))
    #expect(isClose(t.duration, 1.3 + spring.settlingDuration))
  }

  @Test func tracksRunTogether() {
    let t = KeyframeTimeline(initialValue: Pose(x: 1, y: 2)) {
      KeyframeTrack(\.x) {
        LinearKeyframe(3, duration: 1)
        for _ in 0..<2 { LinearKeyframe(5, duration: 0.5) }
      }
      KeyframeTrack(\.y) { LinearKeyframe(12, duration: 4) }
    }
    #expect(t.duration == 4)
    #expect(t.value(time: 1) == Pose(x: 3, y: 4.5) && t.value(time: 3) == Pose(x: 5, y: 9.5))
  }

  // MARK: views

  @Test func aTriggerRunsThemOnce() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { n in
        ink.frame(width: 4).keyframeAnimator(initialValue: Pose(), trigger: n) { view, pose in
          view.offset(x: pose.x)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(8, duration: 0.5)
            LinearKeyframe(0, duration: 0.5)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }, size: CGSize(width: 20, height: 4))
    func left() -> Double { Bar(stage, row: 2)!.left }
    #expect(stage.isAtRest && left() == 0)
    knob.value = 1
    await stage.update()
    #expect(left() == 0 && !stage.isAtRest)
    await stage.advance(15)
    #expect(isClose(left(), 4, 0.01))
    await stage.advance(30)
    #expect(isClose(left(), 4, 0.01))
    try await stage.settle()
    #expect(left() == 0 && isClose(stage.time, 1, 0.04))
  }

  @Test func whatRepeatsDoesNotKeepASessionFromRest() async throws {
    let still = try Stage(
      KeyframeAnimator(initialValue: 0.0) { _ in
        ink
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 1)
      }, size: CGSize(width: 4, height: 4))
    await still.advance()
    #expect(still.isAtRest, "no pixel changes")
    let moving = try Stage(
      KeyframeAnimator(initialValue: 0.0) {
        ink.opacity($0)
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: 1)
      }, size: CGSize(width: 4, height: 4))
    await moving.advance(90)
    #expect(isNear(moving.gray(2, 2), blended(0, 0.5, over: 255)))
    await #expect(throws: StageError.self) { try await moving.settle(10) }
  }
}
