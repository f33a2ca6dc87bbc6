import Diorama
import DioramaTesting
import Foundation
import Testing

/// What is shown where there is nothing to show.
@MainActor @Suite struct ContentUnavailableTests {
  private func stage<V: View>(
    _ view: V, scheme: ColorScheme = .light, type: DynamicTypeSize = .large
  ) throws -> Stage {
    try Stage(
      view.background(Color(.background)), size: CGSize(width: 300, height: 400),
      colorScheme: scheme, dynamicTypeSize: type)
  }

  @Test func itStandsInTheMiddle() async throws {
    let log = Log()
    let stage = try stage(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Reload") { log("reload") }
        Button("Close") { log("close") }
      })
    #expect(
      stage.elements.map(\.label) == ["No Mail", "New mail appears here.", "Reload", "Close"])
    let title = try stage.element("No Mail").frame
    let description = try stage.element("New mail appears here.").frame
    let reload = try stage.element("Reload").frame, close = try stage.element("Close").frame
    for frame in [title, description, reload, close] { #expect(abs(frame.midX - 150) <= 0.5) }
    #expect(title.height == 27, "as high as a second title")
    #expect(description.minY == title.maxY + 4)
    #expect(reload.minY == description.maxY + 16)
    #expect(close.minY == reload.maxY + 16)
    // The symbol is over the title, and as much is left under the actions as over the symbol.
    let inked = (0..<Int(title.minY)).filter { y in (0..<300).contains { stage.gray($0, y) < 200 } }
    let top = try #require(inked.first), bottom = try #require(inked.last)
    #expect(bottom - top > 25)
    #expect(CGFloat(bottom) < title.minY - 16 + 12)
    #expect(abs(CGFloat(top) - (400 - close.maxY)) < 20)
    try await stage.tap("Close")
    #expect(log.take() == ["close"])
  }
  @Test func shortForms() throws {
    let title = String("own")
    for (view, labels) in [
      (AnyView(ContentUnavailableView("Nothing", systemImage: "wifi.slash")), ["Nothing"]),
      (
        AnyView(
          ContentUnavailableView(
            "Nothing", systemImage: "wifi.slash", description: Text("Check the network."))),
        ["Nothing", "Check the network."]
      ),
      (
        AnyView(
          ContentUnavailableView(title, systemImage: "wifi.slash", description: Text("why"))),
        ["own", "why"]
      ),
      (AnyView(ContentUnavailableView("key", image: "missing")), ["key"]),
      (AnyView(ContentUnavailableView(title, image: "missing")), ["own"]),
      (AnyView(ContentUnavailableView { Text("only") }), ["only"]),
      (
        AnyView(
          ContentUnavailableView {
            Text("label")
          } description: {
            Text("why")
          }), ["label", "why"]
      ),
      (
        AnyView(ContentUnavailableView.search),
        ["No Results", "Check the spelling or try a new search."]
      ),
      (
        AnyView(ContentUnavailableView.search(text: "xyz")),
        ["No Results for “xyz”", "Check the spelling or try a new search."]
      ),
    ] {
      #expect(try stage(view).elements.map(\.label) == labels)
    }
  }
  @Test func withoutDescriptionAndActionsTheRestIsInTheMiddle() throws {
    let stage = try stage(ContentUnavailableView { Text("only") })
    #expect(try stage.element("only").frame.midY.rounded(.down) == 200)
  }
  @Test func looks() throws {
    let view = ContentUnavailableView {
      Label("No Favourites", systemImage: "star.slash")
    } description: {
      Text("What you mark with a star is shown here, in the order in which you marked it.")
    } actions: {
      Button("Browse") {}
    }
    try stage(view).assertSnapshot(named: "unavailable")
    try stage(view, scheme: .dark).assertSnapshot(named: "unavailable-dark")
    try stage(ContentUnavailableView.search(text: "brown foxes"), type: .accessibility1)
      .assertSnapshot(named: "unavailable-search")
  }
}
