import Diorama
import DioramaTesting
import Foundation
import Session
import Testing

/// Recordings of two fingers, and what a replay makes of them.
@MainActor @Suite struct RecordedPinchTests: RecordingTests {
  /// A picture that two fingers change, and room above it.
  private struct Photo: View {
    var inset: CGFloat = 0
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero

    var body: some View {
      VStack(spacing: 0) {
        Color.white.frame(height: 50 + inset)
        Color.blue.frame(width: 200, height: 200)
          .accessibilityElement().accessibilityLabel("photo")
          .accessibilityValue("\(Int((scale * 100).rounded())), \(Int(angle.degrees.rounded()))")
          .gesture(
            MagnifyGesture().onChanged { scale = $0.magnification }
              .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
        Spacer()
      }
    }
  }

  @Test func twoFingersAreOneLine() throws {
    let (r, lines) = try recorder(Photo())
    let start = CGPoint(x: 140.02, y: 150)
    var events = [
      event(0.1, .down(start, .left)), event(0.1, .fingers(start, CGPoint(x: 240, y: 150))),
    ]
    for i in 1...12 {
      let d = Double(i) * 4
      events.append(
        event(
          0.1 + Double(i) * 0.009,
          .fingers(CGPoint(x: 140 - d, y: 150 - d), CGPoint(x: 240 + d, y: 150 + d))))
    }
    events.append(event(0.3, .up(CGPoint(x: 92, y: 102), .left)))
    act(r, events)
    let value = try #require(r.host.elements.first { $0.label == "photo" }?.value)
    r.finish(checks: false)
    let line = try #require(lines.all.first { $0.contains("pinch") })
    #expect(
      line.hasPrefix(
        #"{"pinch":"photo","at":[0.475,0.5],"magnification":2.182,"rotation":26.1,"distance":100,"#
          + #""duration":0.2,"pointer":{"samples":[[0,140,150],[0,140,150,240,150],[9,136,146,"#))
    #expect(line.hasSuffix(",[200,92,102]]}}"))
    for inset in [0, 40] as [CGFloat] {
      let (player, result) = try replay(Photo(inset: inset), lines.all)
      #expect(result.complaints(file: "r").count == 1, "nothing is expected in it")
      #expect(player.host.elements.first { $0.label == "photo" }?.value == value)
    }
    let (raw, _) = try replay(Photo(inset: 140), lines.all, prefersRaw: true)
    #expect(raw.host.elements.first { $0.label == "photo" }?.value == "100, 0")
    // Without the samples, what was meant is done.
    let meant = lines.all.map {
      $0.replacing(/,"pointer":.*/, with: "}").replacing(#""at":[0.475,0.5],"#, with: "")
    }
    let (played, _) = try replay(Photo(), meant)
    #expect(played.host.elements.first { $0.label == "photo" }?.value == "218, 26")
  }

  @Test func twoFingersInParts() throws {
    let (r, lines) = try recorder(Photo())
    func both(_ time: Double, _ d: Double) -> InputEvent {
      event(time, .fingers(CGPoint(x: 145 - d, y: 150), CGPoint(x: 245 + d, y: 150)))
    }
    act(r, [event(0.1, .down(CGPoint(x: 145, y: 150), .left)), both(0.12, 0), both(0.2, 20)])
    act(r, [event(0.3, .key("x", isDown: true)), both(0.35, 30)], from: 0.3)
    // The first finger goes on alone.
    act(r, [event(0.5, .move(CGPoint(x: 100, y: 150))), both(0.55, 90)], from: 0.5)
    act(r, [event(0.7, .up(CGPoint(x: 55, y: 150), .left))], from: 0.7)
    // And those of a touchpad.
    act(r, [both(1, 0), both(1.1, 50), event(1.2, .move(CGPoint(x: 10, y: 10)))], from: 1)
    let value = try #require(r.host.elements.first { $0.label == "photo" }?.value)
    #expect(value == "200, 0")
    r.finish(checks: false)
    #expect(lines.all.contains { $0.hasPrefix(#"{"down":"photo","at":[0.25,0.5],"#) })
    #expect(lines.all.contains(#"{"fingers":[95,150,295,150]}"#))
    #expect(lines.all.last == #"{"hover":[10,10]}"#)
    let (player, _) = try replay(Photo(), lines.all)
    #expect(player.host.elements.first { $0.label == "photo" }?.value == value)
    #expect(player.host.isAtRest)
  }
}
