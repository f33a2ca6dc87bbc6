import Diorama
import Foundation
import Raster

/// All there is to say about a session, or a test, that has failed; `html` is the page that says it.
@MainActor package struct FailureReport {
  /// A line of a session or of a test's source.
  package struct Line {
    package var number: Int
    package var text: String
    package var hasFailed: Bool
  }
  package struct Failure {
    /// `tabs.jsonl:17`.
    package var place: String
    package var frame: Int
    /// Seconds.
    package var time: Double
    package var message: String
    /// What failed, and what stands around it.
    package var lines: [Line]
    /// Nil for failures after the first ones.
    package var evidence: FailureEvidence?
    /// The frames that led to it.
    package var film: Bitmap?

    package init(
      place: String, frame: Int, time: Double, message: String, lines: [Line],
      evidence: FailureEvidence?, film: Bitmap? = nil
    ) {
      (self.place, self.frame, self.time, self.message) = (place, frame, time, message)
      (self.lines, self.evidence, self.film) = (lines, evidence, film)
    }
  }
  /// A row of a table: what the window was, which versions drew it.
  package typealias Fact = (name: String, value: String)

  package var title: String
  package var summary: String
  package var facts: [Fact]
  package var failures: [Failure]

  package init(title: String, summary: String, facts: [Fact], failures: [Failure]) {
    (self.title, self.summary, self.facts, self.failures) = (title, summary, facts, failures)
  }

  /// Lines of a text around one of them.
  /// - Parameters:
  ///   - number: the one that has failed, from 1.
  ///   - others: further ones that have failed.
  package static func lines(of text: String, around number: Int, others: Set<Int> = []) -> [Line] {
    var all = text.split(separator: "\n", omittingEmptySubsequences: false)
    if all.last?.isEmpty == true { all.removeLast() }
    let reach = 6
    let first = max(1, number - reach), last = min(all.count, number + reach)
    if first > last { return [] }
    return (first...last).map {
      Line(
        number: $0, text: String(all[$0 - 1]), hasFailed: $0 == number || others.contains($0))
    }
  }

  /// Writes the page to a folder, which is made.
  /// - Returns: its path.
  package func write(to folder: String, name: String, files: any Files) throws -> String {
    let page = try ReportPage(png: files.png).html(self)
    let path = "\(folder)/\(name).html"
    try files.makeDirectory(at: folder)
    try files.write(page, to: path)
    return path
  }
}

extension WindowConfiguration {
  /// The window in words.
  package var facts: [FailureReport.Fact] {
    [
      ("Window", "\(size.width) by \(size.height) points at \(scale) pixels a point"),
      ("Appearance", colorScheme == .dark ? "dark" : "light"),
      ("Locale", locale.identifier),
      ("Text size", "\(dynamicTypeSize)"),
      ("Layout direction", layoutDirection == .rightToLeft ? "right to left" : "left to right"),
      ("Reduced motion", reducesMotion ? "yes" : "no"),
      ("Frames a second", "\(framesPerSecond)"),
    ]
  }
}
