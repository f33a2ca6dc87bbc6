import Diorama
import DioramaTesting
import Foundation
import Testing

/// Pickers that say their value in words of their own.
@MainActor @Suite struct CurrentValueTests {
  private let value = Knob<Int>()
  private func screen<V: View>(@ViewBuilder _ content: @escaping (Binding<Int>, Int) -> V) throws
    -> Stage
  {
    let value = value
    return try Stage(
      Turning(value, 1) { now in content(value.binding!, now) },
      size: CGSize(width: 320, height: 400))
  }
  private var options: some View {
    ForEach(0..<3, id: \.self) { Text("option \($0)") }
  }

  @Test func aMenuShowsItInPlaceOfTheOption() async throws {
    let stage = try screen { value, now in
      Picker(selection: value) {
        options
      } label: {
        Text("Colour")
      } currentValueLabel: {
        HStack {
          Circle().fill(green).frame(width: 20, height: 20)
          Text("number \(now)")
        }
      }
    }
    let picker = try stage.element("Colour")
    #expect(picker.role == "picker" && picker.value == "number 1")
    // The circle stands where the button begins, behind its margin.
    let dot = stage.pixel(Int(picker.frame.minX) + 22, Int(picker.frame.midY))
    #expect(dot.green > 200 && dot.red < 60)
    try await stage.tap("Colour")
    try await stage.settle()
    #expect(stage.elements.contains { $0.label == "option 2" }, "the menu has the options")
    try await stage.tap("option 2")
    try await stage.settle()
    #expect(value.value == 2)
    #expect(try stage.element("Colour").value == "number 2")
  }
  @Test func aRowThatLeadsToAPageShowsIt() throws {
    let stage = try screen { value, now in
      NavigationStack {
        Picker("Colour", selection: value) {
          options
        } currentValueLabel: {
          Text("number \(now)")
        }
        .pickerStyle(.navigationLink)
      }
    }
    #expect(stage.elements.contains { $0.label == "Colour, number 1" })
    #expect(!stage.elements.contains { $0.label.contains("option") })
  }
  @Test func stylesWithAllOptionsDoNot() throws {
    let stage = try screen { value, _ in
      Picker("Colour", selection: value) {
        options
      } currentValueLabel: {
        Text("own")
      }
      .pickerStyle(.segmented)
    }
    #expect(stage.elements.map(\.label) == ["Colour", "option 0", "option 1", "option 2"])
  }
  @Test func allForms() throws {
    struct Thing { let value: Binding<Int> }
    let key = String("own"), resource = ImageResource(name: "house", bundle: .main)
    let stage = try screen { value, _ in
      let things = [Thing(value: value), Thing(value: value)]
      VStack(spacing: 0) {
        Group {
          Picker(sources: things, selection: \.value) {
            options
          } label: {
            Text("0")
          } currentValueLabel: {
            Text("v")
          }
          Picker("1", selection: value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker(key, selection: value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker("3", sources: things, selection: \.value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker(key, sources: things, selection: \.value) {
            options
          } currentValueLabel: {
            Text("v")
          }
        }
        Group {
          Picker("5", systemImage: "house", selection: value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker(key, systemImage: "house", selection: value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker("7", systemImage: "house", sources: things, selection: \.value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker(key, systemImage: "house", sources: things, selection: \.value) {
            options
          } currentValueLabel: {
            Text("v")
          }
        }
        Group {
          Picker("9", image: resource, selection: value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker(key, image: resource, selection: value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker("11", image: resource, sources: things, selection: \.value) {
            options
          } currentValueLabel: {
            Text("v")
          }
          Picker(key, image: resource, sources: things, selection: \.value) {
            options
          } currentValueLabel: {
            Text("v")
          }
        }
      }
    }
    let pickers = stage.elements.filter { $0.role == "picker" }
    #expect(
      pickers.map(\.label) == [
        "0", "1", "own", "3", "own", "5", "own", "7", "own", "9", "own", "11", "own",
      ])
    #expect(pickers.allSatisfy { $0.value == "v" })
  }
}
