import Foundation

extension DiskFiles {
  /// Puts a text in place of what a file holds: at any moment, and whatever fails, there is the old
  /// text or the new one. The file keeps its permissions, and a link leads where it led.
  /// - Throws: when there is no such file, or it cannot be written.
  package func replace(_ path: String, with text: String) throws {
    func refuse(_ reason: String = String(cString: strerror(errno))) -> HostError {
      HostError(
        "cannot write \(path)", reason: reason,
        advice: "It is as it was. Check that its folder may be written to, and that there is room.")
    }
    guard let resolved = realpath(path, nil) else { throw refuse() }
    defer { free(resolved) }
    var old = stat()
    guard stat(resolved, &old) == 0 else { throw refuse() }
    guard old.st_mode & S_IFMT == S_IFREG else { throw refuse("it is no ordinary file") }
    var name = Array("\(String(cString: resolved)).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    if file < 0 { throw refuse() }
    do {
      defer { close(file) }
      if !write(Array(text.utf8), to: file) || fchmod(file, old.st_mode & 0o7777) != 0
        || fsync(file) != 0
      {
        throw refuse()
      }
    } catch {
      unlink(name)
      throw error
    }
    if rename(name, resolved) != 0 {
      defer { unlink(name) }
      throw refuse()
    }
  }

  private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let n = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if n > 0 {
        rest = rest.dropFirst(n)
      } else if n == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
