import Foundation
import Host
import Session

/// Plays several sessions, each in a process of its own, as many at once as there are cores.
@MainActor struct ReplayBatch {
  /// The app's name.
  let program: String
  /// What each process is given beside its session.
  let arguments: [String]
  /// How many processes at most run at once, at least 1.
  let width: Int

  private struct Run {
    let file: String
    let process = Process()
    let start = ContinuousClock.now
    let output: URL
    let errors: URL
  }

  private struct Result {
    var report: JUnitReport.Case
    var output: String
  }

  /// The sessions that paths mean: files as they are, of folders the sessions directly in them, by
  /// name.
  /// - Throws: where there is nothing to play.
  static func sessions(_ paths: [String]) throws -> [String] {
    do {
      return try paths.flatMap(SessionPaths.all)
    } catch {
      throw UsageError("--replay: \(error)")
    }
  }

  /// Plays them all, says how each went, in their order, and how all did.
  /// - Parameter junit: the file for a report, nil for none.
  /// - Returns: the highest exit code; 1 for a process that has crashed.
  func run(_ files: [String], junit: String?) throws -> Int32 {
    let start = ContinuousClock.now
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(program)-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var running: [(index: Int, run: Run)] = []
    var results = [Result?](repeating: nil, count: files.count)
    var next = 0, told = 0
    try EndSignals.begin()
    defer { EndSignals.release() }
    defer { end(running.map(\.run)) }
    while told < files.count {
      try EndRequest.check()
      while running.count < width, next < files.count {
        running.append((next, try launch(files[next], next, in: folder)))
        next += 1
      }
      usleep(3000)
      for (index, run) in running where !run.process.isRunning { results[index] = outcome(run) }
      running.removeAll { results[$0.index] != nil }
      while told < files.count, let result = results[told] {
        if !result.output.isEmpty { Console.say(result.output) }
        if !result.report.complaints.isEmpty { Console.complain(result.report.complaints) }
        told += 1
      }
      Console.showProgress(progress(results))
    }
    Console.eraseProgress()
    let cases = results.compactMap { $0?.report }
    let failed = cases.filter { $0.code != 0 }.count
    let summary =
      "\(cases.count) session\(cases.count == 1 ? "" : "s"): \(cases.count - failed) passed, "
      + "\(failed) failed in \(String(format: "%.2f", seconds(since: start))) s"
    if failed == 0 { Console.say(summary) } else { Console.complain(summary) }
    if let junit {
      var report = JUnitReport(suite: program)
      report.cases = cases
      try DiskFiles().write(report.text, to: junit)
    }
    return cases.map(\.code).max() ?? 0
  }

  private func progress(_ results: [Result?]) -> String {
    let done = results.compactMap { $0 }
    let failed = done.filter { $0.report.code != 0 }.count
    return "\(done.count) of \(results.count) sessions" + (failed > 0 ? ", \(failed) failed" : "")
  }
  /// Ends processes that still run: they are asked to, and after two seconds they are not asked.
  private func end(_ runs: [Run]) {
    let left = runs.map(\.process).filter(\.isRunning)
    if left.isEmpty { return }
    left.forEach { $0.terminate() }
    for _ in 0..<400 where left.contains(where: \.isRunning) { usleep(5000) }
    for p in left where p.isRunning { kill(p.processIdentifier, SIGKILL) }
    while left.contains(where: \.isRunning) { usleep(5000) }
  }

  private func launch(_ file: String, _ index: Int, in folder: URL) throws -> Run {
    let run = Run(
      file: file, output: folder.appendingPathComponent("\(index).out"),
      errors: folder.appendingPathComponent("\(index).err"))
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    run.process.executableURL = URL(fileURLWithPath: own)
    run.process.arguments = ["--replay", file] + arguments
    // Files, and not pipes: those have to be read all the time.
    for (url, path) in [(run.output, \Process.standardOutput), (run.errors, \.standardError)] {
      _ = FileManager.default.createFile(atPath: url.path, contents: nil)
      run.process[keyPath: path] = try FileHandle(forWritingTo: url)
    }
    try run.process.run()
    return run
  }
  private func outcome(_ run: Run) -> Result {
    func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
    let output = text(run.output)
    var errors = text(run.errors)
    var code = run.process.terminationStatus
    if run.process.terminationReason == .uncaughtSignal {
      errors += "\(run.file): the process was ended by signal \(code)\n"
      code = 1
    }
    return Result(
      report: JUnitReport.Case(
        file: run.file, duration: seconds(since: run.start), code: code, complaints: errors),
      output: output)
  }
  private func seconds(since start: ContinuousClock.Instant) -> Double {
    let (whole, attoseconds) = (ContinuousClock.now - start).components
    return Double(whole) + Double(attoseconds) * 1e-18
  }
}
