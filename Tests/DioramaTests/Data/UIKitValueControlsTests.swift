import Diorama
import DioramaTesting
import Foundation
import Props
import Testing
import UIKit

/// A view that code made.
private struct Made<V: UIView>: UIViewRepresentable {
  let view: V
  func makeUIView(context: Context) -> V { view }
  func updateUIView(_ uiView: V, context: Context) {}
}

/// Switches, sliders and steppers of UIKit: worked by hand, set by code, and how they look.
@MainActor @Suite(.serialized) struct UIKitValueControlsTests {
  private let log = Log()
  private func stage<V: UIView>(_ view: V) throws -> Stage {
    try Stage(Made(view: view), size: CGSize(width: 200, height: 60))
  }
  private func listen(_ control: UIControl, _ events: UIControl.Event, _ name: String) {
    control.addAction(UIAction { [log] _ in log(name) }, for: events)
  }
  private func color(_ stage: Stage, _ x: Int, _ y: Int) -> Int {
    let c = stage.pixel(x, y)
    return c.red << 16 | c.green << 8 | c.blue
  }
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  // MARK: switches

  @Test func aSwitchIsSwitched() async throws {
    let control = UISwitch(frame: .zero, primaryAction: UIAction { [log] _ in log("primary") })
    control.accessibilityLabel = "Wi-Fi"
    listen(control, .valueChanged, "changed")
    let stage = try stage(control)
    let element = try stage.element("Wi-Fi")
    #expect(element.role == "toggle" && element.frame.size == CGSize(width: 51, height: 31))
    try await stage.tap("Wi-Fi")
    #expect(control.isOn && log.take() == ["primary", "changed"])
    try await stage.settle()
    #expect(try stage.element("Wi-Fi").value == "on")
    control.isEnabled = false
    await stage.update()
    #expect(try !stage.element("Wi-Fi").isEnabled)
    try await stage.tap("Wi-Fi")
    #expect(control.isOn && log.take() == [])
  }
  @Test func codeSetsItAtOnceOrByAndBy() async throws {
    let control = UISwitch()
    listen(control, .allEvents, "changed")
    let stage = try stage(control)
    control.isOn = true
    await stage.update()
    #expect(stage.isAtRest)
    control.setOn(false, animated: true)
    await stage.update()
    #expect(!stage.isAtRest)
    try await stage.settle()
    #expect(!control.isOn && log.take() == [], "actions are for hands")
  }
  @Test func aSwitchHasColours() async throws {
    let control = UISwitch()
    control.isOn = true
    control.onTintColor = red
    control.thumbTintColor = blue
    let stage = try stage(control)
    // The track is 51 by 31 in the middle of 200 by 60.
    #expect(color(stage, 85, 30) == 0xff0000)
    #expect(color(stage, 110, 30) == 0x0000ff)
  }

  // MARK: sliders

  @Test func aSliderIsMoved() async throws {
    let control = UISlider()
    control.minimumValue = 10
    control.maximumValue = 20
    control.value = 15
    control.accessibilityLabel = "Volume"
    listen(control, .touchDown, "down")
    listen(control, .valueChanged, "changed")
    listen(control, .touchUpInside, "up")
    let stage = try stage(control)
    #expect(try stage.element("Volume").role == "slider")
    // The knob's way is 200 less its 27 points.
    try await stage.drag(
      .point(100, 30), by: CGVector(dx: 173.0 / 4, dy: 0), duration: 2.0 / 60)
    #expect(abs(control.value - 17.5) < 1e-4)
    #expect(log.take() == ["down", "changed", "changed", "up"])
    control.isContinuous = false
    try await stage.drag(.point(143, 30), by: CGVector(dx: -500, dy: 0), duration: 5.0 / 60)
    #expect(control.value == 10)
    #expect(log.take() == ["down", "changed", "up"])
    control.isEnabled = false
    await stage.update()
    try await stage.drag(.point(14, 30), by: CGVector(dx: 100, dy: 0))
    #expect(control.value == 10 && log.take() == [])
  }
  @Test func aSliderKeepsItsRange() {
    let control = UISlider()
    #expect(control.value == 0 && control.minimumValue == 0 && control.maximumValue == 1)
    control.value = 3
    #expect(control.value == 1)
    control.setValue(-1, animated: true)
    #expect(control.value == 0)
    control.minimumValue = 4
    #expect(control.maximumValue == 4 && control.value == 4)
    control.maximumValue = 2
    #expect(control.minimumValue == 2 && control.value == 2)
    control.value = .nan
    #expect(control.value == 2)
  }
  @Test func aSliderHasColours() async throws {
    let control = UISlider()
    control.value = 0.5
    control.minimumTrackTintColor = red
    control.maximumTrackTintColor = blue
    control.thumbTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let stage = try stage(control)
    #expect(color(stage, 40, 30) == 0xff0000)
    #expect(color(stage, 100, 30) == 0x00ff00)
    #expect(color(stage, 160, 30) == 0x0000ff)
    control.minimumValueImage = UIImage(systemName: "minus")
    await stage.update()
    #expect(color(stage, 10, 30) != 0xff0000)
  }

  // MARK: steppers

  @Test func aStepperSteps() async throws {
    let control = UIStepper()
    control.maximumValue = 2
    listen(control, .valueChanged, "changed")
    let stage = try stage(control)
    try await stage.tap("Increment")
    try await stage.tap("Increment")
    #expect(control.value == 2)
    #expect(try !stage.element("Increment").isEnabled)
    try await stage.tap("Increment")
    #expect(control.value == 2 && log.take() == ["changed", "changed"])
    control.wraps = true
    await stage.update()
    try await stage.tap("Increment")
    #expect(control.value == 0)
    try await stage.tap("Decrement")
    #expect(control.value == 2 && log.take() == ["changed", "changed"])
    control.stepValue = 0.5
    try await stage.tap("Decrement")
    #expect(control.value == 1.5)
    control.value = 9
    #expect(control.value == 2)
    #expect(UIStepper().maximumValue == 100 && UIStepper().minimumValue == 0)
  }
  @Test func aStepperHasPictures() async throws {
    let control = UIStepper()
    control.setDecrementImage(UIImage(systemName: "minus.circle"), for: .normal)
    let stage = try stage(control)
    let plain = try self.stage(UIStepper())
    #expect(stage.hash != plain.hash)
    control.setDecrementImage(UIImage(systemName: "minus"), for: .normal)
    await stage.update()
    #expect(
      control.decrementImage(for: .normal) != nil && control.incrementImage(for: .normal) == nil)
    #expect(stage.hash == plain.hash)
  }

  // MARK: all of a kind

  @Test func appearanceCountsForSwiftUIToo() throws {
    defer {
      UISwitch.appearance().onTintColor = nil
      UISwitch.appearance().thumbTintColor = nil
      UISlider.appearance().minimumTrackTintColor = nil
      UISlider.appearance().maximumTrackTintColor = nil
      UISlider.appearance().thumbTintColor = nil
      UIStepper.appearance().setIncrementImage(nil, for: .normal)
    }
    struct Controls: View {
      var tint: Color?
      var body: some View {
        VStack(spacing: 0) {
          Toggle("a", isOn: .constant(true)).labelsHidden().frame(height: 40)
          Slider(value: .constant(0.5)).frame(height: 40)
          Stepper("b", value: .constant(0)).labelsHidden().frame(height: 40)
        }
        .tint(tint)
      }
    }
    let size = CGSize(width: 200, height: 120)
    let before = try Stage(Controls(), size: size)
    UISwitch.appearance().onTintColor = red
    UISwitch.appearance().thumbTintColor = blue
    UISlider.appearance().minimumTrackTintColor = red
    UISlider.appearance().maximumTrackTintColor = blue
    UISlider.appearance().thumbTintColor = blue
    UIStepper.appearance().setIncrementImage(UIImage(systemName: "star"), for: .normal)
    let after = try Stage(Controls(), size: size)
    #expect(color(after, 85, 20) == 0xff0000 && color(after, 110, 20) == 0x0000ff)
    #expect(color(after, 40, 60) == 0xff0000 && color(after, 100, 60) == 0x0000ff)
    #expect(color(after, 170, 60) == 0x0000ff)
    #expect(color(before, 85, 20) != 0xff0000 && color(before, 40, 60) != 0xff0000)
    // A tint of the view's own comes first.
    let tinted = try Stage(Controls(tint: Color(red: 0, green: 1, blue: 0)), size: size)
    #expect(color(tinted, 85, 20) == 0x00ff00 && color(tinted, 40, 60) == 0x00ff00)
  }
}
