import Foundation

/// A program of this package, started by a test and looked at from outside.
package final class Program {
  package struct Outcome {
    /// The exit code; 128 and more where a signal ended it.
    package var code: Int32
    package var output: String
    package var errors: String
  }
  /// What programs see of the surroundings: no display, and nothing else either.
  package static let bare: [String: String] = [:]

  package let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var said = Data()

  /// Starts it.
  /// - Parameters:
  ///   - path: the executable; a name is one in the folder that the tests were built into.
  ///   - folder: where it starts; nil is where the tests run.
  package init(
    _ path: String, _ arguments: [String], environment: [String: String] = bare,
    folder: URL? = nil
  ) throws {
    process.executableURL =
      path.contains("/")
      ? URL(fileURLWithPath: path) : try Program.folder.appendingPathComponent(path)
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = folder }
    process.standardOutput = output
    process.standardError = errors
    try process.launchUnmasked()
  }

  /// The folder of the executable that runs the tests, and of those that were built with it.
  package static var folder: URL {
    get throws {
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: link).deletingLastPathComponent()
    }
  }

  /// Runs one to its end.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = bare,
    folder: URL? = nil
  ) throws -> Outcome {
    try Program(path, arguments, environment: environment, folder: folder).outcome()
  }

  /// The first line that it prints; nothing where it has ended before.
  @discardableResult package func awaitLine() -> String {
    while !said.contains(10) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      said += more
    }
    return String(decoding: said.prefix { $0 != 10 }, as: UTF8.self)
  }
  /// Waits for its end.
  package func outcome() -> Outcome {
    said += output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.awaitEnd()
    close()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Outcome(
      code: process.terminationStatus + (isSignal ? 128 : 0),
      output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }
  /// The processes that a process has started and not waited for, ended ones left out.
  package static func children(of process: Int32) -> [Int32] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.filter { child in
      guard let stat = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8),
        let name = stat.lastIndex(of: ")")
      else { return false }
      // After the name in parentheses, which may hold anything: the state, and the parent.
      let fields = stat[name...].split(separator: " ")
      return fields.count > 2 && fields[1] != "Z" && fields[2] == "\(process)"
    }
  }
  /// Ends it, if it has not ended by itself.
  package func end() { process.end() }
  deinit { close() }
  /// Foundation keeps processes that have ended, and their pipes with them; and it crashes where a
  /// process begins another with some 1,350 files open.
  private func close() {
    for pipe in [output, errors] {
      try? pipe.fileHandleForReading.close()
      try? pipe.fileHandleForWriting.close()
    }
  }

  /// What it has used so far.
  package func usage() throws -> Usage { try Usage(of: process) }
}

/// What a process has used so far, as the kernel counts it.
package struct Usage {
  /// Context switches of all threads, voluntary and forced.
  package var switches = 0
  /// CPU time in hundredths of a second.
  package var ticks = 0

  init(of process: Process) throws {
    let folder = "/proc/\(process.processIdentifier)"
    for thread in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task") {
      let status = try String(contentsOfFile: "\(folder)/task/\(thread)/status", encoding: .utf8)
      let lines = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
      switches += lines.compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
    }
    // The name in parentheses may hold anything; user and system time are 12th and 13th after it.
    let stat = try String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    ticks = [12, 13].compactMap { Int(fields[$0]) }.reduce(0, +)
  }
}

extension Process {
  /// Runs it with the signals that end a process let through: the threads of a test block them, and
  /// a child inherits that.
  fileprivate func launchUnmasked() throws {
    var ends = sigset_t()
    var before = sigset_t()
    sigemptyset(&ends)
    sigaddset(&ends, SIGTERM)
    sigaddset(&ends, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &ends, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
  /// Waits without running a run loop, which a test's thread does not have.
  fileprivate func awaitEnd() {
    while isRunning { Thread.sleep(forTimeInterval: 0.005) }
  }
  /// Ends a process that may have ended by itself.
  fileprivate func end() {
    if isRunning { terminate() }
    awaitEnd()
  }
}
