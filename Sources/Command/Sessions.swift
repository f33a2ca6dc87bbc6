import Foundation
import Host
import Session

/// Session files as commands read them.
enum Sessions {
  /// - Throws: `UsageError` where it cannot be read.
  static func bytes(_ path: String) throws(UsageError) -> [UInt8] {
    let bytes: [UInt8]?
    do { bytes = try DiskFiles().bytes(at: path) } catch { throw UsageError("\(error)") }
    guard let bytes else { throw UsageError("there is no file \(path) that can be read") }
    return bytes
  }
  /// Reads the files that a session includes.
  static func included(by session: String) -> (String) throws -> [UInt8]? {
    DiskFiles().included(by: session)
  }

  /// Takes all that the paths mean, one after the other, whatever is wrong with some.
  /// - Returns: the exit code: the highest that `body` returns, or that stands for what it throws.
  static func forEach(
    _ paths: [String], of command: String, _ body: (String) throws -> Int32
  ) -> Int32 {
    var code: Int32 = 0
    func attempt(_ body: () throws -> Void) {
      do { try body() } catch { code = max(code, Main.complain(error, of: command)) }
    }
    for path in paths {
      attempt {
        for file in try SessionPaths.all(at: path) {
          attempt { code = max(code, try body(file)) }
        }
      }
    }
    return code
  }
}
