import SwiftUI

/// Toggles, sliders, steppers, progress and gauges.
struct ValuesPage: View {
  @State private var isOn = true
  @State private var isQuiet = false
  @State private var level = 0.4
  @State private var step = 20.0
  @State private var count = 2
  @State private var isEnabled = true

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 12) {
        Toggle("Sound", isOn: $isOn)
        Toggle("Quiet", isOn: $isQuiet).tint(.orange)
        Toggle(isOn: $isQuiet) { Label("A button", systemImage: "bell.slash") }
          .toggleStyle(.button)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      ExampleGroup("Sliders") {
        Slider(value: $level) { Text("Level") }
        Slider(value: $step, in: 0...100, step: 20) {
          Text("In steps")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .tint(.purple)
        Text("level \(Int((level * 100).rounded())) step \(Int(step))")
          .font(.footnote)
          .monospacedDigit()
      }
      Stepper("count \(count)", value: $count, in: 0...5)
      ExampleGroup("Progress") {
        ProgressView("Loading", value: level)
        HStack(spacing: 24) {
          ProgressView()
          ProgressView("Wait")
        }
      }
      ExampleGroup("Gauges") {
        Stepper("Level", value: $level, in: 0...1, step: 0.1, format: .percent)
        HStack(spacing: 24) {
          gauge.gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.green, .yellow, .red]))
          gauge.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
          gauge.gaugeStyle(.accessoryLinear).tint(.purple)
        }
      }
    }
    .disabled(!isEnabled)
    .safeAreaInset(edge: .bottom) {
      Button(isEnabled ? "Disable all" : "Enable all") { isEnabled.toggle() }
    }
  }
  private var gauge: some View {
    Gauge(value: level) {
      Text("gauge")
    } currentValueLabel: {
      Text("\(Int((level * 100).rounded()))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
  }
}
