import Diorama
import Foundation
import Testing

/// Values that three independent solvers of the differential equation agree on to 1e-11.
private struct Sample {
  var time: Double
  /// One for each spring of `springs`, from 0 to 1 at rest: value and velocity.
  var values: [(Double, Double)]
}
private let springs: [(name: String, spring: Spring)] = [
  ("0.5/0.825", Spring(response: 0.5, dampingRatio: 0.825)),
  ("0.5/1", Spring(duration: 0.5, bounce: 0)),
  ("0.5/0.85", .snappy),
  ("0.5/0.7", .bouncy),
  ("0.15/0.86", Spring(response: 0.15, dampingRatio: 0.86)),
  ("0.15/0.85", Spring(duration: 0.15, bounce: 0.15)),
]
private let samples: [Sample] = [
  Sample(
    time: 1 / 60,
    values: [
      (0.019540, 2.209), (0.019098, 2.135), (0.019476, 2.198), (0.019866, 2.265),
      (0.163400, 15.706), (0.164016, 15.793),
    ]),
  Sample(
    time: 0.05,
    values: [
      (0.139417, 4.604), (0.131311, 4.212), (0.138210, 4.545), (0.145715, 4.917),
      (0.676635, 11.880), (0.681166, 11.968),
    ]),
  Sample(
    time: 0.1,
    values: [
      (0.393608, 5.141), (0.357740, 4.494), (0.388102, 5.039), (0.423302, 5.708),
      (0.975876, 1.888), (0.979975, 1.819),
    ]),
  Sample(
    time: 0.15,
    values: [
      (0.628021, 4.108), (0.561960, 3.597), (0.617685, 4.025), (0.685055, 4.585),
      (1.004981, -0.024), (1.006020, -0.064),
    ]),
  Sample(
    time: 0.2,
    values: [
      (0.799649, 2.765), (0.715416, 2.558), (0.786369, 2.732), (0.873711, 2.954),
      (1.001449, -0.055), (1.001484, -0.061),
    ]),
  Sample(
    time: 0.25,
    values: [
      (0.908178, 1.630), (0.821026, 1.706), (0.894509, 1.646), (0.984087, 1.526),
      (1.000094, -0.008), (1.000054, -0.008),
    ]),
  Sample(
    time: 0.3,
    values: [
      (0.968511, 0.840), (0.890034, 1.092), (0.956447, 0.886), (1.033930, 0.546),
      (0.999976, 0), (0.999966, 0.001),
    ]),
  Sample(
    time: 0.5,
    values: [
      (1.008402, -0.050), (0.986399, 0.147), (1.006020, -0.019), (1.014498, -0.211), (1, 0), (1, 0),
    ]),
  Sample(
    time: 1,
    values: [
      (0.999945, 0.001), (0.999953, 0.001), (0.999966, 0), (1.000072, 0.001), (1, 0), (1, 0),
    ]),
]

@Suite struct SpringTests {
  @Test func valuesAndVelocitiesOfSixSprings() {
    for sample in samples {
      for ((name, spring), (value, velocity)) in zip(springs, sample.values) {
        let v = spring.value(target: 1.0, time: sample.time)
        let speed = spring.velocity(target: 1.0, time: sample.time)
        #expect(isClose(v, value, 1e-6), "\(name) at \(sample.time): \(v)")
        #expect(isClose(speed, velocity, 6e-4), "\(name) at \(sample.time): \(speed) a second")
      }
    }
  }

  @Test func initialVelocityCounts() {
    let soft = springs[0].spring, stiff = springs[4].spring
    let times = [0.05, 0.1, 0.2, 0.5]
    for (spring, speed, values) in [
      (soft, 3.0, [0.226876, 0.491272, 0.852170, 1.007459]),
      (soft, -3.0, [0.051958, 0.295943, 0.747127, 1.009345]),
      (stiff, 3.0, [0.696948, 0.979104, 1.001355, 1.000000]),
    ] {
      for (t, value) in zip(times, values) {
        let v = spring.value(target: 1.0, initialVelocity: speed, time: t)
        #expect(isClose(v, value, 1e-6), "\(speed) at \(t): \(v)")
      }
    }
  }

  @Test func retargetingKeepsTheVelocity() {
    let spring = springs[0].spring
    let x = spring.value(target: 100.0, time: 0.1), v = spring.velocity(target: 100.0, time: 0.1)
    #expect(isClose(x, 39.36077, 1e-5))
    #expect(isClose(v, 514.08661, 1e-5))
    for (t, value) in [
      (0.02, 46.60690), (0.05, 48.86035), (0.1, 40.60411), (0.2, 16.88619), (0.3, 3.97495),
      (0.5, -0.49223),
    ] {
      var position = x, velocity = v
      spring.update(value: &position, velocity: &velocity, target: 0, deltaTime: t)
      #expect(isClose(position, value, 1e-5), "\(t) s later: \(position)")
      if t == 0.05 { #expect(isClose(velocity, -49.54, 5e-3)) }
    }
  }

  @Test func overshootAndItsTimeFollowFromTheDamping() {
    for (i, overshoot, peak) in [
      (0, 0.010191, 0.4424), (2, 0.006288, 0.4746), (3, 0.045988, 0.3501), (4, 0.005019, 0.1470),
      (5, 0.006288, 0.1424),
    ] {
      let (name, spring) = springs[i], zeta = spring.dampingRatio
      let root = (1 - zeta * zeta).squareRoot()
      #expect(isClose(exp(-Double.pi * zeta / root), overshoot, 1e-6), "the table for \(name)")
      let time = Double.pi / (2 * .pi / spring.response * root)
      #expect(isClose(time, peak, 5e-5), "the table for \(name)")
      #expect(isClose(spring.value(target: 1.0, time: time), 1 + overshoot, 1e-6), "\(name)")
      #expect(isClose(spring.velocity(target: 1.0, time: time), 0, 1e-9), "\(name)")
    }
    let critical = springs[1].spring
    for i in 1...200 { #expect(critical.value(target: 1.0, time: Double(i) / 100) < 1) }
  }

  @Test func twoHalfStepsEqualOne() {
    for spring in springs.map(\.spring) + [Spring(duration: 0.4, bounce: -0.5)] {
      for (x, v, dt) in [(0.0, 0.0, 0.3), (2.0, -5.0, 0.1), (-1.0, 40.0, 1.0)] {
        var a = x, av = v, b = x, bv = v
        spring.update(value: &a, velocity: &av, target: 1, deltaTime: dt)
        for part in [0.1, 0.4, 0.25, 0.25] {
          spring.update(value: &b, velocity: &bv, target: 1, deltaTime: dt * part)
        }
        #expect(isClose(a, b, 1e-12 * 100))
        #expect(isClose(av, bv, 1e-10 * 100))
      }
    }
  }

  @Test func parametersAreConverted() {
    for (i, k, c) in [
      (0, 157.9137, 20.7345), (1, 157.9137, 25.1327), (2, 157.9137, 21.3628),
      (3, 157.9137, 17.5929), (4, 1754.5963, 72.0472), (5, 1754.5963, 71.2094),
    ] {
      let (name, spring) = springs[i]
      #expect(isClose(spring.stiffness, k, 1e-4), "\(name)")
      #expect(isClose(spring.damping, c, 1e-4), "\(name)")
    }
    // Published examples: duration 0.5 and bounce 0.3; stiffness 100 and damping 10.
    #expect(isClose(Spring(duration: 0.5, bounce: 0.3).damping, 17.593, 1e-3))
    let stiff = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isClose(stiff.duration, 2 * .pi / 10))
    #expect(isClose(stiff.bounce, 0.5))
    #expect(isClose(Spring(duration: 0.5, bounce: -0.25).dampingRatio, 1 / 0.75))
    #expect(isClose(Spring(duration: 0.5, bounce: -0.25).bounce, -0.25))
    #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1, "cut to critical")
    #expect(
      isClose(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5))
  }

  @Test func dampingNextToCriticalIsContinuous() {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    for zeta in [1 - 1e-5, 1 + 1e-5, 1 - 1e-7, 1 + 1e-7] {
      let spring = Spring(response: 0.5, dampingRatio: zeta)
      for t in [0.05, 0.2, 0.6] {
        let a = spring.value(target: 1.0, initialVelocity: 2, time: t)
        #expect(isClose(a, critical.value(target: 1.0, initialVelocity: 2, time: t), 1e-4))
      }
    }
  }

  @Test func velocityIsTheDerivativeOfTheValue() {
    for spring in springs.map(\.spring) + [Spring(duration: 0.4, bounce: -0.5)] {
      for t in [0.03, 0.11, 0.37] {
        let h = 1e-6
        func value(_ t: Double) -> Double {
          spring.value(target: 3.0, initialVelocity: -7, time: t)
        }
        let slope = (value(t + h) - value(t - h)) / (2 * h)
        #expect(isClose(spring.velocity(target: 3.0, initialVelocity: -7, time: t), slope, 1e-4))
      }
    }
  }

  @Test func forceIsHookesAndDamping() {
    let spring = Spring(mass: 2, stiffness: 100, damping: 10)
    #expect(isClose(spring.force(target: 3.0, position: 1, velocity: 0.5), 100 * 2 - 10 * 0.5))
  }

  @Test func settlingDurationsAreUpperBounds() {
    for (i, formula) in [(0, 0.9008), (2, 0.8768), (3, 1.0447), (4, 0.2920), (5, 0.2951)] {
      let (name, spring) = springs[i]
      #expect(isClose(spring.settlingDuration, formula, 1e-4), "\(name)")
    }
    for (name, spring) in springs {
      let end = spring.settlingDuration
      for k in 0...50 {
        let v = spring.value(target: 1.0, time: end + Double(k) / 100)
        #expect(abs(v - 1) <= 0.001, "\(name) at \(end)")
      }
    }
  }

  @Test func nonsenseHasSafeValues() {
    #expect(Spring(response: 0, dampingRatio: 1).value(target: 1.0, time: 0.001) == 1)
    #expect(Spring(duration: -1).value(target: 1.0, time: 0.001) == 1)
    #expect(Spring(response: .nan, dampingRatio: .nan).value(target: 1.0, time: 1).isFinite)
    #expect(Spring(stiffness: -5, damping: 1).value(target: 1.0, time: 1) == 0, "it never moves")
    #expect(Spring(duration: 0.5, bounce: -7).value(target: 1.0, time: 0.5).isFinite)
    #expect(Spring(duration: 0.5).value(target: 1.0, time: -1) == 0)
  }
}
