import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// A view that code made.
private struct Made<V: UIView>: UIViewRepresentable {
  let view: V
  func makeUIView(context: Context) -> V { view }
  func updateUIView(_ uiView: V, context: Context) {}
}

/// How views of UIKit are turned, told and clicked.
@MainActor @Suite struct UIKitViewTests {
  private func stage(_ view: UIView, _ width: CGFloat = 12, _ height: CGFloat = 8) throws -> Stage {
    try Stage(
      Made(view: view).frame(width: width, height: height).background(white),
      size: CGSize(width: width, height: height))
  }
  /// A black square of four points in the middle.
  private func square() -> (room: UIView, square: UIView) {
    let room = UIView(), square = UIView(frame: rect(4, 2, 4, 4))
    square.backgroundColor = .black
    room.addSubview(square)
    return (room, square)
  }

  @Test func viewsAreTurnedInSpace() async throws {
    let (room, view) = square()
    let stage = try stage(room)
    view.transform3D = CATransform3DMakeScale(2, 1, 1)
    await stage.update()
    #expect(Bar(stage, row: 4)!.isAt(2, 10))
    // Seen from the side: half as wide.
    view.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    await stage.update()
    #expect(Bar(stage, row: 4)!.isAt(5, 7))
    view.transform = CGAffineTransform(translationX: 3, y: 0)
    await stage.update()
    #expect(Bar(stage, row: 4)!.isAt(7, 11))
    #expect(view.transform3D == CATransform3DMakeTranslation(3, 0, 0))
    view.transform3D = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }

  @Test func viewsAreElementsWhereTheySaySo() async throws {
    let (room, view) = square()
    let stage = try stage(room, 100, 40)
    #expect(stage.elements.isEmpty)
    view.accessibilityLabel = "Logo"
    await stage.update()
    #expect(stage.elements.isEmpty, "it is not told by its label alone")
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.image, .selected]
    view.accessibilityValue = "new"
    view.accessibilityHint = "Shows who we are"
    view.accessibilityIdentifier = "logo"
    await stage.update()
    let logo = try stage.element(id: "logo")
    #expect(logo.label == "Logo" && logo.role == "image" && logo.isSelected)
    #expect(logo.value == "new" && stage.describe().contains("hint=Shows who we are"))
    room.accessibilityElementsHidden = true
    await stage.update()
    #expect(!stage.elements.contains { $0.isVisible })
    let label = UILabel()
    label.text = "3"
    label.accessibilityLabel = "Three"
    #expect(try self.stage(label, 100, 40).labels == ["Three"])
  }

  @Test func aButtonIsClicked() async throws {
    let log = Log()
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    button.addAction(UIAction { _ in log("down") }, for: .touchDown)
    button.addAction(UIAction { _ in log("buy") }, for: .touchUpInside)
    let stage = try stage(button, 100, 40)
    #expect(try stage.element("Buy").role == "button")
    try await stage.tap("Buy")
    #expect(log.take() == ["down", "buy"])
    #expect(!button.isHighlighted)
    button.isEnabled = false
    await stage.update()
    #expect(try !stage.element("Sold").isEnabled)
    try await stage.tap(at: CGPoint(x: 50, y: 20))
    #expect(log.take() == [])
    let primary = UIButton(primaryAction: UIAction(title: "Go") { _ in log("go") })
    #expect(primary.currentTitle == "Go" && primary.intrinsicContentSize.height == 34)
    let other = try self.stage(primary, 100, 40)
    try await other.tap("Go")
    #expect(log.take() == ["go"])
    primary.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(primary.intrinsicContentSize.height > 40)
  }

  @Test func aBarSaysHowFarItIs() async throws {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 0.25
    view.progressTintColor = .black
    view.trackTintColor = .white
    let stage = try stage(view, 40, 4)
    #expect(try stage.element("Progress").value == "25%")
    // Its ends are round.
    #expect(Bar(stage, row: 2)!.isAt(0, 10, within: 0.1))
    view.setProgress(7, animated: true)
    await stage.advance(8)
    let bar = try #require(Bar(stage, row: 2))
    #expect(bar.right > 15 && bar.right < 35, "on its way")
    try await stage.settle()
    #expect(view.progress == 1 && Bar(stage, row: 2)!.isAt(0, 40, within: 0.1))
  }

  @Test func somethingTurnsWhileItIsAwaited() async throws {
    let view = UIActivityIndicatorView(style: .medium)
    view.color = .black
    let stage = try stage(view, 40, 40)
    let empty = stage.bitmap.hash()
    #expect(stage.isAtRest)
    view.startAnimating()
    await stage.update()
    let first = stage.bitmap.hash()
    await stage.advance(20)
    #expect(first != empty && stage.bitmap.hash() != first)
    view.stopAnimating()
    await stage.update()
    #expect(stage.bitmap.hash() == empty && stage.isAtRest)
  }

  @Test func geometryFitsIntoObjects() {
    #expect(NSValue(cgRect: rect(1, 2, 3, 4)).cgRectValue == rect(1, 2, 3, 4))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
  }
}
