import Diorama
import Foundation
import Raster

/// Makes a report of a session that did not pass.
///
/// The frames that led to a failure are not kept while a session plays, for most sessions pass.
/// They are drawn by playing it once more, with a `film` listening.
@MainActor package struct SessionReport {
  private let session: SessionFile
  /// The session's path.
  private let path: String
  private let result: PlayResult
  private let evidence: [FailureEvidence]
  private let configuration: WindowConfiguration
  private var films: [Film] = []

  /// The frames before one failure.
  @MainActor private struct Film {
    var range: ClosedRange<Int>
    var strip = Filmstrip()
  }
  /// How many frames before a failure are shown.
  private static let reach = 15

  package init(_ player: Player, path: String) {
    session = player.session
    self.path = path
    result = player.result
    evidence = player.evidence
    configuration = player.host.configuration
    films = evidence.map { Film(range: max(0, $0.frame - Self.reach)...$0.frame) }
  }

  /// Nothing is to be drawn after this frame; nil where nothing is to be drawn at all.
  package var lastFrame: Int? { films.map(\.range.upperBound).max() }

  /// Takes in a frame of the second play.
  package mutating func take(_ player: Player) {
    let frame = player.host.frame
    for i in films.indices where films[i].range.contains(frame) {
      films[i].strip.add(player)
    }
  }

  /// Puts the page together and writes it.
  /// - Parameters:
  ///   - folder: of the reports of all sessions; this one's lies in a folder of its own.
  ///   - libraries: names and versions of what has drawn the pictures.
  /// - Returns: the page's path.
  package func write(
    to folder: String, libraries: [FailureReport.Fact], text: any TextSystem, files: any Files
  ) throws -> String {
    var sources: [String: String] = [:]
    func source(_ file: String) -> String {
      if let known = sources[file] { return known }
      let bytes = (try? files.bytes(at: file)) ?? nil
      let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
      sources[file] = text
      return text
    }
    let failures = result.failures.enumerated().map { i, f in
      let file = f.file ?? path
      let others = result.failures.filter { ($0.file ?? path) == file }.map(\.line)
      return FailureReport.Failure(
        place: "\(file):\(f.line)", frame: f.frame, time: f.time, message: f.message,
        lines: FailureReport.lines(of: source(file), around: f.line, others: Set(others)),
        evidence: i < evidence.count ? evidence[i] : nil,
        film: i < films.count && films[i].strip.count > 1 ? films[i].strip.sheet(text) : nil)
    }
    var facts: [FailureReport.Fact] = [("Session", path)]
    if let app = session.header.app { facts.append(("App", app)) }
    if let page = session.header.page { facts.append(("Page", page)) }
    if let toolkit = session.header.toolkit { facts.append(("Recorded with", toolkit)) }
    facts += configuration.facts + libraries
    let report = FailureReport(
      title: session.name, summary: result.summary, facts: facts, failures: failures)
    return try report.write(
      to: SessionReport.folder(folder, session), name: SessionReport.name, files: files)
  }

  private static let name = "report"
  private static func folder(_ folder: String, _ session: SessionFile) -> String {
    "\(folder)/\(session.name)"
  }
  /// Removes the page of an earlier play.
  package static func remove(from folder: String, of session: SessionFile, files: any Files) throws
  {
    try files.remove("\(self.folder(folder, session))/\(name).html")
  }
}
