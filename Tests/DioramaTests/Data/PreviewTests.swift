import Diorama
import DioramaTesting
import Foundation
import Host
import Testing

private struct Dot: View {
  var name = "dot"
  @Environment(\.layoutDirection) private var direction
  var body: some View { Text(name) }
}
private struct Lamp: View {
  @Binding var isOn: Bool
  var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}

#Preview { Dot(name: "plain") }
#Preview("Wide one", traits: .fixedLayout(width: 200, height: 50), .landscapeLeft) {
  // A brace in a comment: {
  Dot(name: "{ \"wide\" (")
}
#Preview("Lamp") {
  @Previewable @State var isOn = false
  @Previewable @State var title: String =
    "lamp"
  let text = Text(title)
  text
  Lamp(isOn: $isOn)
}
#Preview(traits: .sizeThatFitsLayout, .modifier(Framed())) { Dot(name: "inside") }

private struct Framed: PreviewModifier {
  static func makeSharedContext() async throws -> String { "context" }
  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

private struct Dots_Previews: PreviewProvider {
  static var previews: some View {
    Dot(name: "first").previewDisplayName("First dot").previewLayout(.sizeThatFits)
    Group {
      Dot(name: "second")
      ForEach(["iPhone 14", "iPad mini"], id: \.self) { device in
        Dot(name: device).previewDevice(PreviewDevice(rawValue: device))
      }
    }
    .previewInterfaceOrientation(.landscapeRight)
  }
}

@MainActor @Suite struct PreviewTests {
  private func pages() throws -> [PreviewPage] {
    let registrations = try ConformingTypes.all(of: (any _PreviewRegistration).self)
      .compactMap { $0 as? any _PreviewRegistration.Type }
      .filter { $0._file.hasSuffix("/PreviewTests.swift") }
    let providers = try ConformingTypes.all(of: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }.filter { $0 == Dots_Previews.self }
    return PreviewCatalogue.pages(registrations, providers, try Stage.services())
  }

  @Test func allAreFoundInTheProgram() throws {
    #expect(
      try pages().map(\.name) == [
        "PreviewTests", "Wide one", "Lamp", "PreviewTests 2", "First dot", "Dots", "Dots 2",
        "Dots 3",
      ])
    #expect(try ConformingTypes.all(of: (any ProtocolOfNobody).self).isEmpty)
  }

  @Test func eachShowsItsView() async throws {
    let labels = try pages().map { try Stage($0.view).labels }
    #expect(labels[0] == ["plain"])
    #expect(labels[1] == ["{ \"wide\" ("])
    #expect(labels[4...].map { $0 } == [["first"], ["second"], ["iPhone 14"], ["iPad mini"]])
  }

  @Test func previewableStateIsTheViews() async throws {
    let stage = try Stage(pages()[2].view)
    #expect(stage.labels == ["lamp", "off"])
    try await stage.tap("off")
    #expect(stage.labels == ["lamp", "on"])
  }

  @Test func modifiersGetTheirContext() async throws {
    let stage = try Stage(pages()[3].view)
    await stage.advance(2)
    #expect(stage.labels == ["context", "inside"])
  }

  @Test func settingsAreThoseOfTheTraitsAndModifiers() throws {
    let settings = try pages().map(\.settings)
    func size(_ layout: PreviewLayout) -> String { "\(layout)" }
    #expect(size(settings[1].layout) == "fixed(width: 200.0, height: 50.0)")
    #expect(settings[1].orientation == .landscapeLeft)
    #expect(size(settings[3].layout) == "sizeThatFits")
    #expect(size(settings[4].layout) == "sizeThatFits")
    #expect(settings[4].orientation == .portrait)
    #expect(settings[5].device == nil && settings[5].orientation == .landscapeRight)
    #expect(settings[7].device == "iPad mini" && settings[7].orientation == .landscapeRight)
  }
}
private protocol ProtocolOfNobody {}
