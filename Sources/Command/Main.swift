import Foundation
import Host
import Session

/// `diorama`: looks after sessions and pictures, and begins packages.
@main struct Main {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Does what the arguments say, and returns the process's exit code.
  private static func run(_ arguments: [String]) -> Int32 {
    var left = arguments[...]
    guard let name = left.popFirst() else {
      Console.complain(Subcommand.help)
      return 2
    }
    do {
      switch name {
      case "help" where left.isEmpty || left.first == "help", "--help", "-h":
        Console.say(Subcommand.help)
      case "help": Console.say(try Subcommand.named(left.first ?? "").help)
      case "--version": Console.say("diorama: \(Toolkit.name) \(Toolkit.version)")
      default: return try Subcommand.named(name).run(left)
      }
      return 0
    } catch {
      return complain(error, advice: "diorama help lists what there is")
    }
  }

  /// Says what went wrong, and returns the exit code for it.
  /// - Parameter advice: a line for those who have used the command wrongly.
  static func complain(_ error: any Error, of name: String? = nil, advice: String? = nil) -> Int32 {
    // What is wrong in a file begins with its place.
    if error is SessionError {
      Console.complain("\(error)")
      return 2
    }
    Console.complain("diorama\(name.map { " \($0)" } ?? ""): \(error)")
    guard error is UsageError else { return 3 }
    if let advice { Console.complain(advice) }
    return 2
  }
}
