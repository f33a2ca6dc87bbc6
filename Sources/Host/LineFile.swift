import Foundation

/// A file that grows by lines, each of them with the system when `write` returns.
///
/// A line is handed over in one piece. Still, a process that is killed in that very moment, or a disk
/// that is full, may leave a part of the last one; `SessionReader` says so of a file like that.
@MainActor package final class LineFile {
  private let path: String
  private let handle: FileHandle
  private var failure: (any Error)?
  package private(set) var lines = 0
  /// Called once, when a line could not be written.
  package var onFailure: () -> Void = {}

  /// - Parameter replaces: takes the place of an older file; otherwise there must be none, or an
  ///   empty one.
  /// - Throws: when there is something in the file already, and when it cannot be written.
  package init(_ path: String, replaces: Bool = false) throws {
    self.path = path
    let manager = FileManager.default
    let size = (try? manager.attributesOfItem(atPath: path)[.size]) as? Int ?? 0
    if size > 0, !replaces {
      throw HostError(
        "cannot record to \(path)", reason: "there is something in it already",
        advice: "Give another name, or remove the file.")
    }
    guard manager.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else {
      throw HostError(
        "cannot write \(path)", reason: String(cString: strerror(errno)),
        advice: "Check that its folder exists and may be written to.")
    }
    self.handle = handle
  }

  package func write(_ line: String) {
    if failure != nil { return }
    do {
      try handle.write(contentsOf: Data("\(line)\n".utf8))
      lines += 1
    } catch {
      failure = error
      onFailure()
    }
  }
  /// - Throws: what has kept lines from being written.
  package func close() throws {
    try? handle.close()
    if let failure {
      throw HostError(
        "cannot write to \(path)", reason: "\(failure.localizedDescription)",
        advice: "Its \(lines) lines up to here are whole. Check that there is room on the disk.")
    }
  }
}
