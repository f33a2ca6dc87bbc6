import CoreHaptics
import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// Forms of names that have others.
@MainActor @Suite struct SmallFormsTests {
  private static let year: DateFormatter = {
    let f = DateFormatter()
    f.locale = Locale(identifier: "en_US_POSIX")
    f.timeZone = TimeZone(identifier: "UTC")
    f.dateFormat = "yyyy"
    return f
  }()

  @Test func datesInTheWordsOfAFormatter() throws {
    let date = Date(timeIntervalSince1970: 0)
    let stage = try Stage(
      VStack {
        Text(date, formatter: Self.year)
        Text("in \(date, formatter: Self.year)")
      })
    #expect(stage.labels == ["1970", "in 1970"])
  }

  @Test func picturesByTheirGeneratedNames() async throws {
    let log = Log()
    let picture = ImageResource(name: "none", bundle: .main)
    let stage = try Stage(
      VStack {
        Button("Go", image: picture) { log("go") }
        Button("Stop", image: picture, role: .destructive) { log("stop") }
        Toggle("On", image: picture, isOn: .constant(true))
        Picker("Kind", image: picture, selection: .constant(1)) { Text("One").tag(1) }
          .pickerStyle(.segmented)
      })
    try await stage.tap(.element(role: "button", index: 0))
    try await stage.tap(.element(role: "button", index: 1))
    #expect(log.take() == ["go", "stop"])
    #expect(stage.elements.filter { $0.role == "button" }.map(\.label).allSatisfy { !$0.isEmpty })
  }

  @Test func aSizedShapeLiesOnItsAnchor() {
    let room = rect(0, 0, 100, 50)
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: room).boundingRect }
    let size = CGSize(width: 20, height: 10)
    #expect(bounds(Rectangle().size(size)) == rect(0, 0, 20, 10))
    #expect(bounds(Rectangle().size(size, anchor: .center)) == rect(40, 20, 20, 10))
    #expect(
      bounds(Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing))
        == rect(80, 40, 20, 10))
  }

  @Test func springsBetweenTwoValues() {
    let s = Spring(response: 0.5, dampingRatio: 0.7)
    let between = s.force(fromValue: 2.0, toValue: 10.0, position: 4.0, velocity: 1.0)
    #expect(between == s.force(target: 10.0, position: 4.0, velocity: 1.0))
    let time = s.settlingDuration(fromValue: 2.0, toValue: 10.0, initialVelocity: 0, epsilon: 0.01)
    #expect(time == s.settlingDuration(target: 8.0, initialVelocity: 0, epsilon: 0.01))
  }

  @Test func labelsAreShownAgain() throws {
    let stage = try Stage(
      VStack {
        Toggle("a", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden()
        Toggle("b", isOn: .constant(true)).labelsHidden().labelsVisibility(.hidden)
      }
      .labelsVisibility(.hidden).scrollContentBackground(.hidden))
    let switches = stage.elements.filter { $0.role == "toggle" }
    #expect(switches[0].frame.width > switches[1].frame.width)
  }

  @Test func nothingCanBeFelt() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    func tap(at time: TimeInterval) -> CHHapticEvent {
      CHHapticEvent(
        eventType: .hapticContinuous,
        parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
        relativeTime: time, duration: 0.5)
    }
    #expect(try CHHapticPattern(events: [tap(at: 0), tap(at: 1)], parameters: []).duration == 1.5)
    #expect(throws: CHHapticError(.invalidEventTime)) {
      try CHHapticPattern(events: [tap(at: -1)], parameterCurves: [])
    }
  }

  // MARK: UIKit

  @Test func aPathGoesTheOtherWay() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 15, y: 20),
      controlPoint2: CGPoint(x: 5, y: 20))
    path.close()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 50))
    path.lineWidth = 3
    let back = path.reversing()
    #expect(back.lineWidth == 3 && back.bounds == path.bounds)
    var ends: [CGPoint] = []
    Path(back.cgPath).forEach { e in
      switch e {
      case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): ends.append(p)
      case .closeSubpath: ends.append(CGPoint(x: -1, y: -1))
      }
    }
    #expect(
      ends.map { [$0.x, $0.y] } == [
        [60, 50], [50, 50], [0, 10], [20, 10], [10, 0], [0, 0], [-1, -1],
      ])
    let again = Path(back.reversing().cgPath)
    #expect(again.description == Path(path.cgPath).description)
    // As drawings are exported: nothing to draw into.
    UIColor.red.setFill()
    path.fill()
    path.stroke()
  }

  @Test func textIsMeasuredAndFontsHaveExtents() throws {
    struct Words: View {
      var body: some View {
        let font = UIFont.systemFont(ofSize: 20)
        let a = ("word" as NSString).size(withAttributes: [.font: font])
        let b = "word".size(withAttributes: [.font: font])
        Text("\(a == b) \(a.width > 20) \(font.ascender > 10) \(font.descender < 0)")
        Text("\(font.capHeight < font.ascender) \(font.leading >= 0)")
      }
    }
    #expect(try Stage(Words()).labels == ["true true true true", "true true"])
  }

  @Test func thePasteboardIsTheWindows() async throws {
    let stage = try Stage(
      VStack {
        Button("Copy") { UIPasteboard.general.string = "copied" }
        Button("Tell") { UIPasteboard.general.string.map { log($0) } }
      })
    try await stage.tap("Copy")
    try await stage.tap("Tell")
    #expect(log.take() == ["copied"])
  }
  private let log = Log()

  @Test func editingEnds() async throws {
    struct Form: View {
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).focused($isFocused)
        Text(isFocused ? "typing" : "resting")
        Button("Done") { UIApplication.shared.windows.first?.endEditing(true) }
          .focusable(false)
      }
    }
    let stage = try Stage(VStack { Form() })
    try await stage.tap(.element(role: "textField"))
    #expect(stage.labels.contains("typing"))
    try await stage.tap("Done")
    #expect(stage.labels.contains("resting"))
  }

  @Test func motionIsReducedWhereItIsAskedFor() throws {
    struct Said: View {
      var body: some View { Text("\(UIAccessibility.isReduceMotionEnabled)") }
    }
    #expect(try Stage(Said()).labels == ["false"])
    #expect(try Stage(Said(), reduceMotion: true).labels == ["true"])
  }

  @Test func smallNames() throws {
    let path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && path.item == 3)
    #expect(
      EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(autoreleasepool { 3 } == 3)
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
  }
}
