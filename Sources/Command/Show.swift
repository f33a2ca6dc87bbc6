import Host
import Session

extension Subcommand {
  static let show = Subcommand(
    name: "show", usage: "FILE", summary: "print a session as sentences",
    details: """
      A sentence for each line of the file, with its number. What a line includes or repeats stands
      below it, indented.

      Exit codes: 0 fine; 2 the file does not parse or cannot be read.
      """, count: 1...1
  ) { arguments in
    let file = arguments.rest[0]
    let lines = try Sentences.lines(
      Sessions.bytes(file), file: file, other: Sessions.included(by: file))
    Console.say(lines.joined(separator: "\n"))
    return 0
  }
}
