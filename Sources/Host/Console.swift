import Foundation

/// Where a program's words go: results to standard output, complaints to standard error.
package enum Console {
  package static func say(_ text: String) { write(text, to: .standardOutput) }
  package static func complain(_ text: String) { write(text, to: .standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    // A reader that has gone is no reason to stop.
    try? handle.write(contentsOf: Data(line.utf8))
  }
}
