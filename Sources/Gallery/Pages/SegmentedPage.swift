import SwiftUI

/// Pickers whose options are beside each other.
struct SegmentedPage: View {
  enum Flavour: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Flavour { self }
  }
  @State private var flavour = Flavour.chocolate
  @State private var alignment = 1
  @State private var level: Int?
  @State private var count = 5
  @State private var number = 2

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Text("flavour \(flavour.rawValue)")
          .font(.title)
        Picker("Flavour", selection: $flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
        ExampleGroup("Images") {
          Picker("View", selection: $alignment) {
            Image(systemName: "list.bullet").accessibilityLabel("List").tag(0)
            Image(systemName: "book").accessibilityLabel("Book").tag(1)
            Image(systemName: "photo").accessibilityLabel("Photos").tag(2)
          }
        }
        ExampleGroup("Nothing selected, until you do") {
          Picker("Level", selection: $level) {
            Text("Low").tag(1)
            Text("Medium").tag(2)
            Text("High").tag(3)
          }
        }
        ExampleGroup("Options that come and go") {
          Picker("Number", selection: $number.animation(.spring())) {
            ForEach(0..<count, id: \.self) { Text("\($0)") }
          }
          HStack(spacing: 14) {
            Button("Fewer") { withAnimation { count = max(count - 1, 1) } }
            Button("More") { withAnimation { count = min(count + 1, 9) } }
            Capsule()
              .fill(Color.orange)
              .frame(width: 24 + CGFloat(number) * 12, height: 24)
          }
          .buttonStyle(.bordered)
        }
        ExampleGroup("Disabled, and from right to left") {
          Picker("Disabled", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
          }
          .disabled(true)
          Picker("Right to left", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
          }
          .environment(\.layoutDirection, .rightToLeft)
        }
      }
      .padding(20)
    }
    .pickerStyle(.segmented)
  }
}
