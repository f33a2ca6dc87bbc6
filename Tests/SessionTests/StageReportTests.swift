import Diorama
import DioramaTesting
import Foundation
import Testing
import XCTest

private struct Page: View {
  @State private var taps = 0
  @State private var isOver = false
  @State private var isOn = false
  var body: some View {
    VStack(spacing: 0) {
      Button("taps \(taps)") { taps += 1 }.onHover { isOver = $0 }
      Text(isOver ? "over" : "away")
      Color.red.frame(width: isOn ? 100 : 50, height: 40)
        .onLongPressGesture(minimumDuration: 0.3) {
          withAnimation(.linear(duration: 10)) { isOn.toggle() }
        }
        .accessibilityElement().accessibilityIdentifier("box")
    }
    .frame(width: 100, height: 100, alignment: .top)
  }
}

/// What a failing test leaves behind, and the gestures that tests make.
@MainActor @Suite struct StageReportTests {
  private func stage() throws -> Stage { try Stage(Page(), size: CGSize(width: 100, height: 100)) }

  @Test func aFailureNamesAPageThatShowsTheTestsLine() async throws {
    let stage = try stage()
    try await stage.tap("taps 0")
    var error: StageError?
    let line = #line + 2
    do {
      try await stage.tap("tap 1")
    } catch let failure as StageError {
      error = failure
    }
    #expect(error?.description.hasPrefix("no element \"tap 1\"; did you mean \"taps 1\"?") == true)
    let path = ".diorama/StageReportTests/line-\(line).html"
    #expect(error?.description.hasSuffix("\nsee \(path)") == true)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("<h2>StageReportTests.swift:\(line)</h2>"))
    #expect(
      page.contains("class=\"failed\"><code>      try await stage.tap(&quot;tap 1&quot;)</code>"))
    #expect(page.contains("<b>nearly: its label is &quot;taps 1&quot;</b>"))
    #expect(page.contains("class=\"down\""), "the tap before is drawn over the picture")
  }

  @Test func everyWayToFailLeavesAPage() async throws {
    let stage = try stage()
    func page(_ body: () async throws -> Void) async -> Bool {
      do { try await body() } catch {
        guard let path = "\(error)".components(separatedBy: "\nsee ").last else { return false }
        return FileManager.default.fileExists(atPath: path)
      }
      return false
    }
    #expect(await page { _ = try stage.element("x") })
    #expect(await page { _ = try stage.element(id: "x") })
    #expect(await page { _ = try stage.element(role: "buton") })
    #expect(await page { try await stage.drag("x", by: CGVector(dx: 1, dy: 0)) })
    #expect(await page { try await stage.hover(.point(-5, 0)) })
    try await stage.press(.id("box"))
    #expect(await page { try await stage.settle(3) })
  }

  @Test func aPressLastsAsLongAsItIsToldTo() async throws {
    let stage = try stage()
    try await stage.press(.id("box"), duration: 0.25)
    #expect(stage.frame == 15)
    #expect(stage.isAtRest, "too short to count")
    try await stage.press(.id("box"), duration: 0.4)
    #expect(stage.frame == 39)
    #expect(!stage.isAtRest)
  }

  @Test func thePointerHovers() async throws {
    let stage = try stage()
    try await stage.hover("taps 0")
    #expect(try stage.element("over").isVisible)
    await stage.endHover()
    #expect(try stage.element("away").isVisible)
    try await stage.move(to: "taps 0", duration: 0.1)
    #expect(stage.frame == 6)
    #expect(try stage.element("over").isVisible)
  }

  @Test func aGestureInPartsIsTheGesture() async throws {
    let stage = try stage()
    try await stage.down("taps 0")
    try await stage.move(by: CGVector(dx: 2, dy: 1))
    await stage.up()
    #expect(try stage.element("taps 1").isVisible)
    try await stage.drag("taps 1", to: .element(label: "taps 1", at: UnitPoint(x: 0.6, y: 0.5)))
    #expect(try stage.element("taps 2").isVisible)
    try await stage.doubleTap("taps 2")
    #expect(try stage.element("taps 4").isVisible)
  }

  @Test func stagesDoNotDisturbEachOther() async throws {
    let tasks = (0..<8).map { n in
      Task { @MainActor in
        let stage = try Stage(Page(), size: CGSize(width: 100, height: 100))
        for i in 0..<n {
          try await stage.tap("taps \(i)")
          await stage.advance(3)
        }
        #expect(stage.frame == 3 * n)
        return stage.elements[0].label
      }
    }
    for (n, task) in tasks.enumerated() { #expect(try await task.value == "taps \(n)") }
  }
}

/// The same from XCTest.
final class StageInXCTest: XCTestCase {
  @MainActor func testATap() async throws {
    let stage = try Stage(Page(), size: CGSize(width: 100, height: 100))
    try await stage.tap("taps 0")
    XCTAssertTrue(try stage.element("taps 1").isVisible)
    do {
      try await stage.tap("nowhere")
      XCTFail("there is nothing to tap")
    } catch let error as StageError {
      XCTAssertTrue(error.description.contains("see .diorama/StageReportTests/line-"))
    }
  }
}
