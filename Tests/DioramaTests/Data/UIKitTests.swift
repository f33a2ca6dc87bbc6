import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// The idiom of every article with round corners.
private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

@MainActor @Suite struct UIKitTests {
  @Test func theScreenIsTheWindow() async throws {
    struct Wide: View {
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().fill(red).frame(width: UIScreen.main.bounds.width / 2).named("half")
          Text("\(Int(UIScreen.main.bounds.height)) \(Int(UIScreen.main.nativeBounds.height))")
        }
      }
    }
    let stage = try Stage(Wide(), size: CGSize(width: 200, height: 100), scale: 2)
    #expect(try stage.frame("half").width == 100)
    #expect(stage.labels.last == "100 200")
    await stage.resize(to: CGSize(width: 300, height: 90))
    #expect(try stage.frame("half").width == 150)
    #expect(stage.labels.last == "90 180")
  }

  @Test func theScreenKeepsItsBrightness() throws {
    struct Bright: View {
      let log: Log
      init(log: Log) { self.log = log }
      var body: some View {
        let screen = UIScreen.main
        let name = UIScreen.brightnessDidChangeNotification
        Color.clear
          .onReceive(NotificationCenter.default.publisher(for: name)) { _ in log("told") }
          .onAppear {
            log("\(screen.brightness)")
            for new in [1, 0.25, 7, -1] as [CGFloat] {
              screen.brightness = new
              log("\(screen.brightness)")
            }
            screen.brightness = 0
          }
      }
    }
    for _ in 1...2 {
      let log = Log()
      let stage = try Stage(Bright(log: log), size: CGSize(width: 20, height: 20))
      #expect(log.lines.filter { $0 != "told" } == ["0.5", "1.0", "0.25", "1.0", "0.0"])
      #expect(log.lines.filter { $0 == "told" }.count == 4, "what changes nothing is not told")
      _ = stage
    }
  }

  @Test func insetsAreThoseOfADesktop() {
    let old = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 34
    let scenes = UIApplication.shared.connectedScenes
    let new = (scenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets.top
    #expect(old == 0 && new == 0)
    #expect(
      scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow } != nil)
  }

  @Test func coloursAreTheSystems() throws {
    let stage = try Stage(
      HStack(spacing: 0) {
        Color(UIColor.systemGray6)
        Color(uiColor: .systemBlue)
        Color(.systemBackground)
        Color(UIColor { $0.userInterfaceStyle == .dark ? .red : .green })
      }, size: CGSize(width: 4, height: 1), colorScheme: .dark)
    #expect(
      (0..<4).map { [stage.pixel($0, 0).red, stage.pixel($0, 0).green, stage.pixel($0, 0).blue] }
        == [[28, 28, 30], [10, 132, 255], [0, 0, 0], [255, 0, 0]])
  }

  @Test func componentsAreReadAndWritten() {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [0.25, 0.5, 0.75, 0.5])
    color.getHue(&r, saturation: &g, brightness: &b, alpha: &a)
    #expect(isClose(r, 7.0 / 12) && isClose(g, 2.0 / 3) && isClose(b, 0.75))
    #expect(!color.getWhite(&r, alpha: nil) && UIColor.lightGray.getWhite(&r, alpha: nil))
    #expect(isClose(r, 2.0 / 3))
    #expect(UIColor(.red) == UIColor(Color(uiColor: .systemRed)))
  }

  @Test func cornersAreRoundedOneByOne() throws {
    let stage = try Stage(
      Rectangle().fill(black).clipShape(
        RoundedCorner(radius: 4, corners: [.topLeft, .bottomRight])),
      size: CGSize(width: 10, height: 10))
    #expect(stage.gray(0, 0) == 255 && stage.gray(9, 9) == 255)
    #expect(stage.gray(9, 0) == 0 && stage.gray(0, 9) == 0)
  }

  @Test func pathsAreMade() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 10),
      controlPoint2: CGPoint(x: 2, y: 10))
    path.close()
    #expect(path.bounds == rect(0, 0, 15, 10), "with the points that curves are drawn by")
    let box = path.cgPath.boundingBoxOfPath
    #expect(isClose(box.maxX, 12.5) && box.minX == 0 && isClose(box.height, 10))
    #expect(path.contains(CGPoint(x: 11, y: 5)))
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(isClose(path.bounds.minX, 5))
    // A quarter of a turn, clockwise on the screen: from the right to the bottom.
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(
      isClose(arc.cgPath.boundingBoxOfPath.maxY, 10, 1e-6)
        && isClose(arc.cgPath.boundingBoxOfPath.minY, 0, 1e-6))
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(
      isClose(other.cgPath.boundingBoxOfPath.minX, -10, 0.01)
        && isClose(other.cgPath.boundingBoxOfPath.minY, -10, 0.01))
    let made = CGMutablePath()
    made.addRect(rect(0, 0, 2, 2))
    made.addEllipse(in: rect(5, 5, 2, 2))
    #expect(Path(made).boundingRect == rect(0, 0, 7, 7) && made.copy() == made)
  }

  @Test func textIsMeasured() throws {
    struct Measured: View {
      let size: (CGSize) -> Void
      var body: some View {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        let _ = size("Widths".size(withAttributes: [.font: font]))
        Text("Widths").font(Font(font)).named("text")
      }
    }
    var size = CGSize.zero
    let stage = try Stage(Measured { size = $0 }, size: CGSize(width: 200, height: 50))
    let frame = try stage.frame("text")
    #expect(abs(size.width - frame.width) <= 1 && abs(size.height - frame.height) <= 1)
    #expect(size.width > 50)
  }

  @Test func whatDoesNothingDoesNothing() {
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(!UIApplication.shared.canOpenURL(URL(string: UIApplication.openSettingsURLString)!))
    var opened: Bool?
    UIApplication.shared.open(URL(string: "https://example.org")!) { opened = $0 }
    #expect(opened == false)
  }

  @Test func literalsAreColours() throws {
    let color: UIColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(
      color
        == UIColor(
          red: CGFloat(Float(0.2)), green: CGFloat(Float(0.4)),
          blue: CGFloat(Float(0.6)), alpha: 1))
    let stage = try Stage(
      Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)), size: CGSize(width: 2, height: 2))
    #expect(stage.pixel(0, 0).red == 255 && stage.pixel(0, 0).green == 0)
  }

  @Test func coloursOfCoreGraphics() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.components == [0.25, 0.5, 0.75, 0.5] && color.alpha == 0.5)
    #expect(Color(cgColor: color).cgColor == color)
    #expect(UIColor(cgColor: color).cgColor == color)
    #expect(Color(.systemBackground).cgColor == nil, "it depends on the appearance")
    #expect(Color.accentColor.cgColor == nil, "it depends on the place")
    #expect(UIColor.white.cgColor == CGColor(gray: 1, alpha: 1))
  }

  @Test func transformsInSpace() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
    // A point at 1, 0, 0 comes to 0, 1, 0.
    #expect(isClose(turned.m11, 0) && isClose(turned.m12, 1) && turned.m13 == 0)
    let moved = CATransform3DTranslate(turned, 1, 0, 0)
    #expect(isClose(moved.m41, 0) && isClose(moved.m42, 1), "it moves along the turned axes")
    let other = CATransform3DConcat(turned, CATransform3DMakeTranslation(1, 0, 0))
    #expect(isClose(other.m41, 1) && isClose(other.m42, 0))
    #expect(
      CATransform3DIsIdentity(CATransform3DScale(CATransform3DMakeScale(2, 4, 1), 0.5, 0.25, 1)))
    #expect(!CATransform3DIsIdentity(turned))
  }

  @Test func mediaTimeIsTheFrames() async throws {
    struct Timed: View {
      let tell: (CFTimeInterval) -> Void
      var body: some View { Color.red.onTapGesture { tell(CACurrentMediaTime()) } }
    }
    var times: [Double] = []
    let stage = try Stage(Timed { times.append($0) }, size: CGSize(width: 20, height: 20))
    await stage.down(10, 10)
    await stage.up(10, 10)
    await stage.advance(30)
    await stage.down(10, 10)
    await stage.up(10, 10)
    #expect(times.count == 2 && isClose(times[1] - times[0], 0.5))
  }
}
