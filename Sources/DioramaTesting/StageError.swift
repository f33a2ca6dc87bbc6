import Foundation
import Host
import Raster
import Session

/// Why a test could not do what it wanted to, with the candidates there are, and the path of a page
/// that shows the window as it was.
public struct StageError: Error, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

extension Stage {
  /// The folder of the pages and pictures that failures leave, in the one where the tests run.
  static let reports = ".diorama"

  /// Writes a report of what the window is like, and makes the error that names it.
  func fail(
    _ message: String, pattern: ElementPattern? = nil, reference: Bitmap? = nil, tolerance: Int = 0,
    file: String, line: Int
  ) -> StageError {
    let source = URL(fileURLWithPath: file)
    let name = source.deletingPathExtension().lastPathComponent
    let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
    let failure = FailureReport.Failure(
      place: "\(source.lastPathComponent):\(line)", frame: host.frame, time: host.time,
      message: message, lines: FailureReport.lines(of: text, around: line),
      evidence: FailureEvidence(
        host, picture: bitmap, trail: input.trail, pattern: pattern, reference: reference,
        tolerance: tolerance))
    let report = FailureReport(
      title: name, summary: "\(name), line \(line): failed",
      facts: host.configuration.facts + Libraries.versions, failures: [failure])
    do {
      let page = try report.write(
        to: "\(Stage.reports)/\(name)", name: "line-\(line)", files: DiskFiles())
      return StageError("\(message)\nsee \(page)")
    } catch {
      return StageError("\(message)\n\(error)")
    }
  }
}
