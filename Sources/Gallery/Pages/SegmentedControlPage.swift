import DioramaControls
import SwiftUI

/// Segmented controls for what a picker cannot.
struct SegmentedControlPage: View {
  enum Source: String, CaseIterable, Identifiable {
    case camera, photos, files
    var id: Source { self }
    var title: String { rawValue.capitalized }
    var symbol: String { ["camera", "photo", "folder"][Source.allCases.firstIndex(of: self)!] }
  }
  @State private var source = Source.camera
  @State private var days: Set<Int> = [1, 3]
  @State private var zoom = 100
  @State private var chapter = 18
  @State private var fit = "Day"

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Text("source \(source.rawValue)")
          .font(.title)
        ExampleGroup("Pill, underline, capsule, bordered, cross-fade") {
          control.segmentedControlStyle(.pill)
          control.segmentedControlStyle(.underline)
          control.segmentedControlStyle(.capsule)
          control.segmentedControlStyle(.bordered)
          control.segmentedControlStyle(.crossFade)
        }
        ExampleGroup("Symbols, captions, a badge, one disabled") {
          SegmentedControl("Symbols", selection: $source) {
            for source in Source.allCases {
              Segment(source.title, systemImage: source.symbol, value: source)
                .caption(source.title)
                .badge(source == .photos ? 3 : 0)
                .disabled(source == .files)
            }
          }
          .caption("Where pictures come from")
        }
        ExampleGroup("Several choices: \(days.sorted().map(String.init).joined(separator: " "))") {
          SegmentedControl("Days", selection: $days) {
            for (day, name) in ["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated() {
              Segment(name, value: day)
            }
          }
        }
        ExampleGroup("Actions: \(zoom) %") {
          SegmentedControl("Zoom", action: { zoom = max(zoom + $0, 10) }) {
            Segment("Smaller", systemImage: "minus", value: -10)
            Segment("Larger", systemImage: "plus", value: 10)
          }
          .segmentDistribution(.fit)
          .segmentedControlStyle(.bordered)
        }
        ExampleGroup("As wide as their titles") {
          SegmentedControl(["Day", "Working week", "Month"], id: \.self, selection: $fit) {
            Text($0)
          }
          .segmentDistribution(.fit)
        }
        ExampleGroup("Thirty, of which some are seen") {
          SegmentedControl(1...30, selection: $chapter) { Text("\($0)") }
        }
      }
      .padding(20)
    }
  }
  private var control: some View {
    SegmentedControl(Source.allCases, selection: $source) { Text($0.title) }
  }
}
