import Host
import Session

extension Subcommand {
  static let check = Subcommand(
    name: "check", usage: "FILE|FOLDER…", summary: "say whether sessions are well formed",
    details: """
      Reads sessions from the first line to the last, and what they include, without playing them. Of
      a folder it takes the files directly in it whose names end in .jsonl. A line for each file
      that is fine says how many steps it plays, those that it repeats counted each time; of the
      others, the first mistake is shown with its line.

      Exit codes: 0 all are fine; 2 one is not, or cannot be read.
      """, count: 1...Int.max
  ) { arguments in
    Sessions.forEach(arguments.rest, of: "check") { file in
      let session = try SessionFile(
        Sessions.bytes(file), file: file, other: Sessions.included(by: file))
      let n = session.stepCount
      Console.say("\(file): fine, \(n) step\(n == 1 ? "" : "s")")
      return 0
    }
  }
}
