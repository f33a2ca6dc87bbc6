import Host
import Session

/// One of the things that `diorama` does.
struct Subcommand {
  let name: String
  /// What follows its name.
  let usage: String
  /// One line, for the list of all.
  let summary: String
  /// Sentences, for its own help.
  let details: String
  var options: [Option] = []
  /// How many arguments there are beside the options.
  let count: ClosedRange<Int>
  /// Does it, and returns the exit code.
  let body: (Arguments) throws -> Int32

  static let all = [check, format, show, diff, new, preview]

  static func named(_ name: String) throws(UsageError) -> Subcommand {
    if let found = all.first(where: { $0.name == name }) { return found }
    let names = all.map(\.name) + ["help", "--help", "--version"]
    throw UsageError("there is no \"\(name)\"\(Suggestion.clause(for: name, among: names))")
  }

  func run(_ arguments: ArraySlice<String>) -> Int32 {
    do {
      if arguments.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) })
      {
        Console.say(help)
        return 0
      }
      let taken = try Arguments(arguments, options: options)
      if !count.contains(taken.rest.count) {
        let few = taken.rest.count < count.lowerBound
        throw UsageError(
          "there are too \(few ? "few" : "many") arguments: diorama \(name) \(usage)")
      }
      return try body(taken)
    } catch {
      return Main.complain(error, of: name, advice: "diorama help \(name) says how it is used")
    }
  }

  // MARK: help

  private static let helpRow = ("help", "say how a command is used: diorama help check")
  static let help = """
    usage: diorama COMMAND …

    \(table(all.map { ($0.name, $0.summary) } + [helpRow]))

    diorama --version prints the version. Programs built with Diorama have flags of their own, to
    record and to replay: --help lists those.

    Exit codes: 0 fine; 1 something differs; 2 wrong use, or a file that is malformed or cannot be
    read; 3 the machine refuses.

    """
  var help: String {
    let options = [details] + (options.isEmpty ? [] : [Subcommand.table(options.map(\.row))])
    return """
      usage: diorama \(name) \(usage)

      \(options.joined(separator: "\n\n"))

      """
  }
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }.joined(separator: "\n")
  }
}
