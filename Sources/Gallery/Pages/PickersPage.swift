import SwiftUI

/// Pickers that open a menu, that are wheels, and that lead to a page.
struct PickersPage: View {
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large, huge
    var id: Size { self }
  }
  @State private var size = Size.medium
  @State private var fruit = 1
  @State private var hour = 9
  @State private var minute = 30

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          Text("size \(size.rawValue), fruit \(fruit), \(hour):\(minute)")
            .font(.headline)
          ExampleGroup("Menus") {
            HStack {
              Picker("Size", selection: $size) {
                ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
              }
              Spacer()
              Picker("Fruit", selection: $fruit) {
                Section("Sweet") {
                  Label("Apple", systemImage: "star").tag(0)
                  Label("Pear", systemImage: "heart").tag(1)
                }
                Section("Sour") {
                  Label("Lemon", systemImage: "sun.max").tag(2)
                  Text("Quince").tag(3).disabled(true)
                }
              }
              .tint(.orange)
            }
          }
          ExampleGroup("Wheels") {
            HStack(spacing: 0) {
              Picker("Hour", selection: $hour) {
                ForEach(0..<24, id: \.self) { Text("\($0)") }
              }
              Picker("Minute", selection: $minute) {
                ForEach(0..<60, id: \.self) { Text("\($0)") }
              }
            }
            .pickerStyle(.wheel)
          }
          ExampleGroup("A page of its own") {
            Picker("Size of all", selection: $size) {
              ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.navigationLink)
          }
        }
        .padding(20)
      }
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}
