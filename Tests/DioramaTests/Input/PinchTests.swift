import Diorama
import DioramaTesting
import Foundation
import Testing

/// Two fingers on views: what they tell, where they are felt, and who else hears of them.
@MainActor struct PinchTests {
  let log = GestureLog()
  private let middle = CGPoint(x: 150, y: 150)

  private struct Pad<G: Gesture>: View {
    let gesture: G
    var body: some View {
      Rectangle().frame(width: 200, height: 200).gesture(gesture)
    }
  }
  private func stage<G: Gesture>(_ gesture: G) throws -> Stage {
    try Stage(Pad(gesture: gesture), size: CGSize(width: 300, height: 300))
  }
  private func stage<V: View>(of view: V) throws -> Stage {
    try Stage(view, size: CGSize(width: 300, height: 300))
  }
  /// To a hundredth.
  private func n(_ v: CGFloat) -> String {
    let r = (v * 100).rounded() / 100
    return r == r.rounded() ? "\(Int(r))" : "\(r)"
  }

  // MARK: values

  @Test func magnifying() async throws {
    var values: [MagnifyGesture.Value] = [], end: MagnifyGesture.Value?
    let stage = try stage(
      MagnifyGesture().onChanged { values.append($0) }.onEnded { end = $0 })
    // The pad begins at (50, 50).
    try await stage.pinch(.point(100, 200), magnification: 2, duration: 10 / 60)
    #expect(values.map { n($0.magnification) } == (1...10).map { n(1 + CGFloat($0) / 10) })
    #expect(values.allSatisfy { $0.startLocation == CGPoint(x: 50, y: 150) })
    #expect(values.allSatisfy { $0.startAnchor == UnitPoint(x: 0.25, y: 0.75) })
    // A tenth a frame, at 60 frames a second.
    #expect(isClose(values[9].velocity, 6, 1e-6))
    let last = try #require(end)
    #expect(last.magnification == values[9].magnification)
    #expect(isClose(last.time.timeIntervalSince(values[0].time), 9.0 / 60, 1e-6))
    #expect(isClose(last.velocity, 6, 1e-6))
    #expect(MagnifyGesture().minimumScaleDelta == 0.01)
  }

  @Test func turning() async throws {
    var values: [RotateGesture.Value] = [], end: RotateGesture.Value?
    let stage = try stage(RotateGesture().onChanged { values.append($0) }.onEnded { end = $0 })
    try await stage.pinch(.point(100, 200), rotation: .degrees(450), duration: 0.5)
    #expect(values.map { n($0.rotation.degrees) } == (1...30).map { n(CGFloat($0) * 15) })
    #expect(values.allSatisfy { $0.startLocation == CGPoint(x: 50, y: 150) })
    #expect(values.allSatisfy { $0.startAnchor == UnitPoint(x: 0.25, y: 0.75) })
    #expect(isClose(values[29].velocity.degrees, 900, 1e-6))
    #expect(isClose(end?.rotation.degrees ?? 0, 450, 1e-6))
    #expect(isClose(end?.velocity.degrees ?? 0, 900, 1e-6))
    #expect(end?.time == values[29].time)
    #expect(RotateGesture().minimumAngleDelta == .degrees(1))
  }

  @Test func theOlderForms() async throws {
    let first = try stage(
      MagnificationGesture().onChanged { log.add(n($0)) }.onEnded { log.add("end \(n($0))") })
    try await first.pinch(.point(150, 150), magnification: 0.5, duration: 2 / 60)
    #expect(log.lines == ["0.75", "0.5", "end 0.5"])
    log.lines = []
    let second = try stage(
      RotationGesture().onChanged { log.add(n($0.degrees)) }.onEnded {
        log.add("end \(n($0.degrees))")
      })
    try await second.pinch(.point(150, 150), rotation: .degrees(-90), duration: 2 / 60)
    #expect(log.lines == ["-45", "-90", "end -90"])
    #expect(MagnificationGesture().minimumScaleDelta == 0.01)
    #expect(RotationGesture().minimumAngleDelta == .degrees(1))
  }

  @Test func theyBeginWhereTheyWereToldTo() async throws {
    let scale = try stage(
      MagnifyGesture(minimumScaleDelta: 0.35).onChanged { log.add(n($0.magnification)) })
    try await scale.pinch(.point(150, 150), magnification: 1.5, duration: 5 / 60)
    #expect(log.lines == ["1.4", "1.5"])
    log.lines = []
    try await scale.pinch(.point(150, 150), magnification: 1.3)
    #expect(log.lines.isEmpty)
    let angle = try stage(
      RotateGesture(minimumAngleDelta: .degrees(25)).onChanged { log.add(n($0.rotation.degrees)) })
    try await angle.pinch(.point(150, 150), rotation: .degrees(30), duration: 3 / 60)
    #expect(log.lines == ["30"])
    log.lines = []
    try await angle.pinch(.point(150, 150), rotation: .degrees(-24))
    #expect(log.lines.isEmpty)
    #expect(scale.isAtRest && angle.isAtRest)
  }

  @Test func aViewThatIsScaledItselfKeepsItsStart() async throws {
    struct Growing: View {
      @State private var scale: CGFloat = 1
      @GestureState private var angle = Angle.zero
      let log: GestureLog
      var body: some View {
        Rectangle().frame(width: 100, height: 100)
          .gesture(
            MagnifyGesture().onChanged {
              scale = $0.magnification
              log.add(
                "\($0.startLocation.x) \($0.startLocation.y) \($0.startAnchor == UnitPoint(x: 0.25, y: 0.5))"
              )
            }
          )
          .scaleEffect(scale)
          .named("pad")
      }
    }
    let stage = try stage(of: Growing(log: log))
    try await stage.pinch(.point(125, 150), magnification: 3, duration: 4 / 60)
    #expect(log.lines == Array(repeating: "25.0 50.0 true", count: 4))
  }

  // MARK: fingers one by one

  @Test func onlyBothMakeOne() async throws {
    let stage = try stage(
      MagnifyGesture().onChanged { log.add(n($0.magnification)) }.onEnded {
        log.add("end \(n($0.magnification))")
      })
    await stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 200, y: 150))
    #expect(log.lines.isEmpty)
    await stage.down(CGPoint(x: 100, y: 150))
    await stage.move(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 110, y: 150), frames: 2)
    await stage.fingers(CGPoint(x: 110, y: 150), CGPoint(x: 160, y: 150))
    #expect(log.lines.isEmpty)
    await stage.fingers(CGPoint(x: 110, y: 150), CGPoint(x: 210, y: 150))
    #expect(log.lines == ["2"])
    // The second finger is lifted; the first goes on alone.
    await stage.move(from: CGPoint(x: 110, y: 150), to: CGPoint(x: 150, y: 150), frames: 3)
    #expect(log.lines == ["2", "end 2"])
    await stage.up(CGPoint(x: 150, y: 150))
    #expect(log.lines == ["2", "end 2"])
    #expect(stage.isAtRest)
  }

  @Test func aTouchpadPressesNothing() async throws {
    let stage = try stage(
      MagnifyGesture().onChanged { log.add(n($0.magnification)) }.onEnded { _ in log.add("end") }
        .simultaneously(with: DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") })
        .simultaneously(with: TapGesture().onEnded { log.add("tap") })
        .onEnded { _ in log.add("all") })
    await stage.fingers(CGPoint(x: 100, y: 150), CGPoint(x: 200, y: 150))
    await stage.fingers(CGPoint(x: 75, y: 150), CGPoint(x: 225, y: 150))
    #expect(!stage.isAtRest)
    await stage.endHover()
    #expect(log.lines == ["1.5", "end", "all"])
    #expect(stage.isAtRest)
    // A press after that is one as ever.
    try await stage.tap(at: middle)
    #expect(log.lines.dropFirst(3) == ["drag", "tap", "all"])
  }

  @Test func whatIsCancelledFallsBack() async throws {
    struct Falling: View {
      @GestureState private var scale: CGFloat = 1
      var body: some View {
        Rectangle().frame(width: 200, height: 200)
          .overlay { Text("\(scale)").accessibilityIdentifier("scale") }
          .gesture(MagnifyGesture().updating($scale) { v, s, _ in s = v.magnification })
      }
    }
    let stage = try stage(of: Falling())
    await stage.down(CGPoint(x: 100, y: 150))
    await stage.fingers(CGPoint(x: 100, y: 150), CGPoint(x: 200, y: 150))
    await stage.fingers(CGPoint(x: 50, y: 150), CGPoint(x: 250, y: 150))
    #expect(try stage.element(id: "scale").label == "2.000000")
    await stage.cancelGesture()
    #expect(try stage.element(id: "scale").label == "1.000000")
    try await stage.pinch(.point(150, 150), magnification: 2)
    #expect(try stage.element(id: "scale").label == "1.000000")
    #expect(stage.isAtRest)
  }

  // MARK: where

  @Test func itIsFeltUnderTheMiddle() async throws {
    struct Two: View {
      let log: GestureLog
      var body: some View {
        HStack(spacing: 0) {
          ForEach(["left", "right"], id: \.self) { name in
            Rectangle().frame(width: 100, height: 100)
              .gesture(MagnifyGesture().onEnded { _ in log.add(name) })
          }
        }
      }
    }
    let stage = try stage(of: Two(log: log))
    // The first finger is on the left one, the middle on the right one.
    try await stage.pinch(.point(160, 150), magnification: 1.2)
    #expect(log.lines == ["right"])
    try await stage.pinch(.point(140, 150), magnification: 1.2)
    #expect(log.lines == ["right", "left"])
    // Both fingers are on views, their middle is not.
    log.lines = []
    try await stage.pinch(.point(150, 20), magnification: 1.2, rotation: .degrees(90))
    #expect(log.lines.isEmpty)
    #expect(stage.isAtRest)
  }

  @Test func masksAndDisabledGestures() async throws {
    struct Nested: View {
      let mask: GestureMask
      let log: GestureLog
      var isDisabled = false
      var body: some View {
        Rectangle().frame(width: 200, height: 200)
          .gesture(MagnifyGesture().onEnded { _ in log.add("inner") })
          .gesture(MagnifyGesture().onEnded { _ in log.add("outer") }, including: mask)
          .disabled(isDisabled)
      }
    }
    for (mask, lines) in [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ] {
      log.lines = []
      let stage = try stage(of: Nested(mask: mask, log: log))
      try await stage.pinch(.point(150, 150), magnification: 2)
      #expect(log.lines == lines)
    }
    log.lines = []
    let stage = try stage(of: Nested(mask: .all, log: log, isDisabled: true))
    try await stage.pinch(.point(150, 150), magnification: 2)
    #expect(log.lines.isEmpty)
  }
}
