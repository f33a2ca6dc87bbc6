import Diorama
import DioramaTesting
import Foundation
import Testing

/// Two fingers beside one, and beside each other.
@MainActor struct PinchCompositionTests {
  let log = GestureLog()

  private func stage<V: View>(
    @ViewBuilder _ pad: (Rectangle) -> V
  ) throws -> Stage {
    try Stage(
      pad(Rectangle()).frame(width: 200, height: 200), size: CGSize(width: 300, height: 300))
  }
  private func n(_ v: CGFloat) -> String { "\(Int((v * 100).rounded()))" }

  @Test func bothAtOnce() async throws {
    var last: SimultaneousGesture<MagnifyGesture, RotateGesture>.Value?
    let stage = try stage { pad in
      pad.gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { last = $0 }
          .onEnded { _ in log.add("end") })
    }
    try await stage.pinch(.point(150, 150), magnification: 1.5, rotation: .degrees(30))
    #expect(n(last?.first?.magnification ?? 0) == "150")
    #expect(n(last?.second?.rotation.degrees ?? 0) == "3000")
    #expect(log.lines == ["end"])
  }

  @Test func aDragBesideItFollowsTheFirstFinger() async throws {
    var drag: DragGesture.Value?
    let stage = try stage { pad in
      pad.gesture(MagnifyGesture().onEnded { log.add("magnify \(n($0.magnification))") })
        .simultaneousGesture(
          DragGesture().onChanged { drag = $0 }.onEnded { _ in log.add("drag") })
    }
    // The first finger begins 50 points to the left of the middle, and ends 100 to the left.
    try await stage.pinch(.point(150, 150), magnification: 2, by: CGVector(dx: 0, dy: 30))
    #expect(log.lines == ["magnify 200", "drag"])
    let v = try #require(drag)
    #expect(v.startLocation == CGPoint(x: 50, y: 100))
    #expect(abs(v.translation.width + 50) < 1e-9 && abs(v.translation.height - 30) < 1e-9)
  }

  @Test func oneOfTwoWins() async throws {
    let stage = try stage { pad in
      pad.gesture(DragGesture().onEnded { _ in log.add("drag") })
        .gesture(MagnifyGesture().onEnded { _ in log.add("magnify") })
    }
    // A hundredth of the distance comes before ten points of a way.
    try await stage.pinch(.point(150, 150), magnification: 2)
    #expect(log.lines == ["magnify"])
    await stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 200, y: 150))
    #expect(log.lines == ["magnify", "drag"])
    // A drag that has begun keeps its finger.
    await stage.down(CGPoint(x: 100, y: 150))
    await stage.move(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 120, y: 150), frames: 2)
    await stage.fingers(CGPoint(x: 120, y: 150), CGPoint(x: 180, y: 150))
    await stage.fingers(CGPoint(x: 110, y: 150), CGPoint(x: 230, y: 150))
    await stage.up(CGPoint(x: 110, y: 150))
    #expect(log.lines == ["magnify", "drag", "drag"])
    #expect(stage.isAtRest)
  }

  @Test func twoFingersAreNoTap() async throws {
    let stage = try stage { pad in
      pad.overlay { Button("Press") { log.add("button") } }
        .onTapGesture { log.add("tap") }
        .onLongPressGesture { log.add("long") }
        .simultaneousGesture(MagnifyGesture().onEnded { _ in log.add("magnify") })
    }
    try await stage.pinch(.point(150, 150), magnification: 1.5, distance: 20, duration: 1)
    #expect(log.lines == ["magnify"])
    // One finger is what it always was.
    try await stage.tap(at: CGPoint(x: 60, y: 60))
    try await stage.tap("Press")
    try await stage.press(.point(60, 60), duration: 1)
    #expect(log.lines == ["magnify", "tap", "button", "long"])
  }

  @Test func oneFingerDoesNotWaitForTwo() async throws {
    let stage = try stage { pad in
      pad.gesture(MagnifyGesture().onEnded { _ in log.add("magnify") })
        .onLongPressGesture(minimumDuration: 0.2) { log.add("long") }
    }
    await stage.down(CGPoint(x: 150, y: 150))
    await stage.advance(15)
    #expect(log.lines == ["long"], "while the finger is still down")
    await stage.up(CGPoint(x: 150, y: 150))
  }

  @Test func oneAfterTheOther() async throws {
    let stage = try stage { pad in
      pad.gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: MagnifyGesture())
          .onChanged { v in
            if case .second(_, let m?) = v { log.add(n(m.magnification)) }
          }
          .onEnded { _ in log.add("end") })
    }
    let p = CGPoint(x: 120, y: 150), q = CGPoint(x: 170, y: 150)
    await stage.down(p)
    await stage.advance(15)
    await stage.fingers(p, q)
    await stage.fingers(p, CGPoint(x: 195, y: 150))
    await stage.up(p)
    #expect(log.lines == ["150", "end"])
    // Not held long enough.
    log.lines = []
    try await stage.pinch(.point(150, 150), magnification: 2)
    #expect(log.lines.isEmpty)
    #expect(stage.isAtRest)
  }

  @Test func twoFingersBeforeOne() async throws {
    let stage = try stage { pad in
      pad.gesture(
        MagnifyGesture().sequenced(before: DragGesture())
          .onChanged { v in
            switch v {
            case .first(let m): log.add("magnify \(n(m.magnification))")
            case .second(_, nil): log.add("then")
            case .second(_, let d?): log.add("drag \(Int(d.translation.width))")
            }
          }
          .onEnded { _ in log.add("end") })
    }
    let p = CGPoint(x: 100, y: 150)
    await stage.down(p)
    await stage.fingers(p, CGPoint(x: 150, y: 150))
    await stage.fingers(p, CGPoint(x: 200, y: 150))
    await stage.fingers(p, CGPoint(x: 125, y: 150))
    await stage.move(from: p, to: CGPoint(x: 130, y: 150), frames: 2)
    await stage.up(CGPoint(x: 130, y: 150))
    #expect(log.lines == ["magnify 200", "magnify 50", "then", "drag 15", "drag 30", "end"])
  }

  @Test func theFirstOrElseTheSecond() async throws {
    let stage = try stage { pad in
      pad.gesture(
        MagnifyGesture().exclusively(before: TapGesture()).onEnded { v in
          switch v {
          case .first(let m): log.add("magnify \(n(m.magnification))")
          case .second: log.add("tap")
          }
        })
    }
    try await stage.pinch(.point(150, 150), magnification: 2)
    try await stage.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.lines == ["magnify 200", "tap"])
  }

  @Test func valuesAreMapped() async throws {
    struct Pad: View {
      @GestureState private var size = "none"
      let log: GestureLog
      var body: some View {
        Rectangle().overlay { Text(size).accessibilityIdentifier("size") }
          .gesture(
            MagnifyGesture().map { $0.magnification > 1.5 ? "big" : "small" }
              .updating($size) { value, state, _ in state = value }
              .onEnded { log.add($0) })
      }
    }
    let stage = try Stage(Pad(log: log), size: CGSize(width: 300, height: 300))
    let a = CGPoint(x: 100, y: 100), b = CGPoint(x: 200, y: 100)
    await stage.down(a)
    await stage.fingers(a, b)
    await stage.fingers(a, CGPoint(x: 220, y: 100))
    #expect(try stage.element(id: "size").label == "small")
    await stage.fingers(a, CGPoint(x: 300, y: 100))
    #expect(try stage.element(id: "size").label == "big")
    await stage.up(a)
    #expect(try stage.element(id: "size").label == "none")
    #expect(log.lines == ["big"])
  }

  @Test func scrollingWaits() async throws {
    struct Page: View {
      let log: GestureLog
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle().frame(height: 300).accessibilityIdentifier("photo")
              .gesture(MagnifyGesture().onEnded { log.add("\(Int($0.magnification * 10))") })
            Rectangle().frame(height: 600)
          }
        }
      }
    }
    let stage = try Stage(Page(log: log), size: CGSize(width: 300, height: 300))
    try await stage.pinch(.point(150, 150), magnification: 2, by: CGVector(dx: 0, dy: -80))
    #expect(log.lines == ["20"])
    #expect(try stage.element(id: "photo").frame.minY == 0)
    try await stage.drag(.point(150, 250), by: CGVector(dx: 0, dy: -100))
    #expect(try stage.element(id: "photo").frame.minY < 0)
  }
}
