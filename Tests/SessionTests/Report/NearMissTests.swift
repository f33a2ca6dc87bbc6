import Foundation
import Raster
import Testing

@testable import Diorama
@testable import Session

@MainActor @Suite struct NearMissTests {
  private func element(
    _ label: String, _ role: Role = .text, id: String? = nil
  ) -> SceneElement {
    SceneElement(
      role: role, label: label, value: nil, identifier: id, frame: .zero, isVisible: true,
      isSelected: false, isEnabled: true, isFocused: false, isHidden: false, depth: 0)
  }

  @Test func whatIsMeantMatches() {
    #expect(ElementPattern(label: "Camera").mark(element("Camera")) == .matches)
    #expect(ElementPattern(role: .text).mark(element("Camera")) == .matches)
  }

  @Test(arguments: [
    ("Camera", "Camrea"), ("Camera", "camera"), ("page", "index page 2"),
    ("Photo library", "Photo"),
  ])
  func aLabelNearbyIsPointedOut(wanted: String, there: String) {
    #expect(
      ElementPattern(label: wanted).mark(element(there)) == .near("its label is \"\(there)\""))
  }

  @Test func oneThingThatIsOtherwiseIsPointedOut() {
    let pattern = ElementPattern(label: "Camera", role: .button)
    #expect(pattern.mark(element("Camera", .text)) == .near("it is a text"))
    #expect(pattern.mark(element("Library", .button)) == .near("its label is \"Library\""))
    let named = ElementPattern(label: "Camera", identifier: "shutter")
    #expect(named.mark(element("Camera")) == .near("it has no id"))
    #expect(named.mark(element("Camera", id: "other")) == .near("its id is \"other\""))
    #expect(
      ElementPattern(identifier: "shutter").mark(element("x", id: "shuter"))
        == .near("its id is \"shuter\""))
  }

  @Test func whatIsFarOffIsNot() {
    #expect(ElementPattern(label: "Camera").mark(element("Library")) == nil)
    #expect(ElementPattern(label: "a").mark(element("Camera")) == nil)
    #expect(ElementPattern(role: .button).mark(element("Camera")) == nil)
    #expect(
      ElementPattern(label: "Camera", role: .button).mark(element("Library", .text)) == nil)
  }
}

@MainActor @Suite struct FailureReportTests {
  private let text = (1...20).map { "line \($0)" }.joined(separator: "\n") + "\n"

  @Test func linesAroundTheFailureAreShown() {
    let lines = FailureReport.lines(of: text, around: 10, others: [12, 18])
    #expect(lines.map(\.number) == Array(4...16))
    #expect(lines.filter(\.hasFailed).map(\.text) == ["line 10", "line 12"])
  }
  @Test func atTheEndsThereAreFewer() {
    #expect(FailureReport.lines(of: text, around: 1).map(\.number) == Array(1...7))
    #expect(FailureReport.lines(of: text, around: 20).map(\.number) == Array(14...20))
    #expect(FailureReport.lines(of: "", around: 1).isEmpty)
    #expect(FailureReport.lines(of: text, around: 90).isEmpty)
  }
  @Test func whatUsersWriteCannotBecomeMarkup() throws {
    let failure = FailureReport.Failure(
      place: "a.jsonl:2", frame: 0, time: 0, message: "no element \"</pre><script>x\"",
      lines: [.init(number: 2, text: "<b>&\u{7}", hasFailed: true)], evidence: nil)
    let report = FailureReport(
      title: "<i>", summary: "a & b", facts: [("x", "<u>")], failures: [failure])
    let page = try ReportPage(png: { _ in [] }).html(report)
    for bad in ["<i>", "<b>&", "<u>", "<script>x", "\u{7}"] { #expect(!page.contains(bad)) }
    #expect(page.contains("no element &quot;&lt;/pre&gt;&lt;script&gt;x&quot;"))
    #expect(page.contains("<code>&lt;b&gt;&amp;\u{fffd}</code>"))
  }
  @Test func pointsWhereTheDifferenceIs() throws {
    let a = Bitmap(9, 7, 0), b = Bitmap(9, 7, 0)
    b[2, 3] = RGBA(hex: 0xff)
    b[5, 1] = RGBA(hex: 0xff)
    let c = try PictureComparison(expected: a, actual: b)
    #expect(c.bounds == IRect(2, 1, 6, 4))
    #expect(try PictureComparison(expected: a, actual: a).bounds.isEmpty)
  }
}
