import Foundation
import Host
import Session

extension Subcommand {
  static let format = Subcommand(
    name: "format", usage: "[--check] FILE|FOLDER…",
    summary: "write sessions in the form in which a recorder writes them",
    details: """
      Puts keys in their order, takes out blanks between them, and spells each number and each text
      in one way. Comments and blank lines stay, and every line keeps its number; what the steps
      mean stays too. Files that change are named. A file that does not parse is left as it is, and
      so is one that cannot be written.

      Of a folder it takes the files directly in it whose names end in .jsonl. - formats the
      standard input and prints it.

      Exit codes: 0 all is in form; 1 with --check, something is not; 2 a file does not parse or
      cannot be read; 3 one cannot be written.
      """,
    options: [
      Option(names: ["--check"], help: "only say which files would change")
    ], count: 1...Int.max
  ) { arguments in
    let onlyChecks = arguments.has("--check")
    if arguments.rest.contains("-") {
      guard arguments.rest.count == 1 else {
        throw UsageError("- is the standard input, and stands alone")
      }
      return try formatInput(onlyChecks: onlyChecks)
    }
    return Sessions.forEach(arguments.rest, of: "format") { file in
      let old = try Sessions.bytes(file)
      let new = try CanonicalText.make(old, file: file, other: Sessions.included(by: file))
      if Array(new.utf8) == old { return 0 }
      if onlyChecks {
        Console.say("\(file): would change")
        return 1
      }
      try DiskFiles().replace(file, with: new)
      Console.say("\(file): formatted")
      return 0
    }
  }

  private static func formatInput(onlyChecks: Bool) throws -> Int32 {
    let name = "standard input"
    let old = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    let new = try CanonicalText.make(old, file: name, other: Sessions.included(by: name))
    if !onlyChecks {
      Console.say(new)
    } else if Array(new.utf8) != old {
      Console.say("\(name): would change")
      return 1
    }
    return 0
  }
}
