import Testing

@testable import Host

/// Times are in sixtieths of a second, as a fake clock tells them.
@Suite struct FramePacerTests {
  private var pacer = FramePacer(framesPerSecond: 60)

  private func ticks(_ seconds: Double) -> Double { (seconds * 60 * 1000).rounded() / 1000 }

  @Test mutating func framesStandForAbsoluteTimes() {
    var times: [Double] = []
    var now = 0.0
    for index in 0..<600 {
      now += pacer.delay(at: now)
      // Each sleep ends up to 3 ms late; the times it stands for do not add that up.
      now += Double(index % 4) * 0.001
      times.append(pacer.begin(at: now).time)
      now += 0.004
    }
    #expect(ticks(times[0]) == 0)
    #expect(ticks(times[599]) == 599)
    #expect(zip(times, times.dropFirst()).allSatisfy { ticks($1 - $0) == 1 })
  }

  @Test mutating func aFrameMayNotRunEarly() {
    _ = pacer.begin(at: 1)
    #expect(ticks(pacer.delay(at: 1 + 0.25 / 60)) == 0.75)
    #expect(pacer.delay(at: 1 + 1.25 / 60) == 0)
  }

  @Test mutating func lateFramesAreLeftOut() {
    _ = pacer.begin(at: 0)
    let late = pacer.begin(at: 3.5 / 60)
    #expect(ticks(late.time) == 3)
    #expect(late.missed == 2)
    #expect(ticks(pacer.delay(at: 3.5 / 60)) == 0.5)
    #expect(pacer.begin(at: 4 / 60).missed == 0)
  }

  @Test mutating func afterARestASeriesBeginsAnew() {
    _ = pacer.begin(at: 0)
    pacer.rest()
    let next = pacer.begin(at: 10.3 / 60)
    #expect(ticks(next.time) == 10.3)
    #expect(next.missed == 0)
    #expect(ticks(pacer.begin(at: 11.4 / 60).time) == 11.3)
  }

  @Test mutating func aRestDoesNotBringFramesCloserTogether() {
    _ = pacer.begin(at: 1)
    pacer.rest()
    #expect(ticks(pacer.delay(at: 1 + 0.5 / 60)) == 0.5)
  }

  @Test mutating func timesNeverGoBack() {
    var last = -1.0
    var now = 0.0
    for index in 0..<1000 {
      now += Double((index * 7919) % 97) / 2000
      if index % 13 == 0 { pacer.rest() }
      if pacer.delay(at: now) > 0 { continue }
      let time = pacer.begin(at: now).time
      #expect(time > last && time <= now)
      last = time
    }
    #expect(last > 10)
  }

  @Test func stampsNeverGoBack() {
    var stamps = EventStamps()
    #expect([1, 2, 1.5, 3].map { stamps.stamp($0) } == [1, 2, 2, 3])
  }
}
