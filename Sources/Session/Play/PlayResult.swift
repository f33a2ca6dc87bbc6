/// How a replay went.
package struct PlayResult: Equatable, Sendable {
  package struct Failure: Equatable, Sendable {
    /// The file that holds the step, where the session includes it; nil is the session's own.
    package var file: String?
    /// In that file, from 1.
    package var line: Int
    /// The line as it stands there.
    package var step: String
    /// The frame that the step acted on.
    package var frame: Int
    /// Seconds on the virtual clock.
    package var time: Double
    /// May have several lines.
    package var message: String
  }
  package var name: String
  package var failures: [Failure] = []
  /// Expectations and snapshots that were looked at, failed ones included.
  package var expectations = 0, snapshots = 0
  package var failedExpectations = 0, failedSnapshots = 0
  /// Frames that were run, frame 0 included.
  package var frames = 0

  package init(name: String) { self.name = name }

  /// Nothing failed, and something was asserted.
  package var hasPassed: Bool { failures.isEmpty && expectations + snapshots > 0 }

  /// One line, such as `tabs: passed, 5 expectations, 4 snapshots, 812 frames`.
  package var summary: String {
    func counted(_ n: Int, _ noun: String) -> String { "\(n) \(noun)\(n == 1 ? "" : "s")" }
    func part(_ failed: Int, _ n: Int, _ noun: String) -> String {
      failed == 0 ? counted(n, noun) : "\(failed) of \(counted(n, noun)) failed"
    }
    return [
      "\(name): \(hasPassed ? "passed" : "failed")",
      part(failedExpectations, expectations, "expectation"),
      part(failedSnapshots, snapshots, "snapshot"), counted(frames, "frame"),
    ].joined(separator: ", ")
  }

  /// What went wrong, each with its place in `file`; empty where nothing did.
  package func complaints(file: String) -> [String] {
    var out = failures.map { f in
      let body = f.message.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }.joined(separator: "\n")
      let milliseconds = Int((f.time * 1000).rounded())
      return
        "\(f.file ?? file):\(f.line): \(f.step)\n  in frame \(f.frame), at \(milliseconds) ms\n\(body)"
    }
    if failures.isEmpty, expectations + snapshots == 0 {
      out.append("\(file): nothing was asserted: add an \"expect\" or a \"snapshot\" step")
    }
    return out
  }
}
