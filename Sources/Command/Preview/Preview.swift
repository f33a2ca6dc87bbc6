import Foundation
import Host
import Session

extension Subcommand {
  static let preview = Subcommand(
    name: "preview",
    usage: "[TARGET] [--page NAME | --list-pages] [--package FOLDER] [-- FLAGS]",
    summary: "build a target and open its previews",
    details: """
      Opens what #Preview and PreviewProvider show, as a list or one by its name. TARGET is one of the
      package's targets, with an app of its own or without; it may be left out where only one has
      previews. Flags after -- are those of every program built with Diorama: -- --headless
      --screenshot FILE.png makes a picture, -- --help lists them.

      The program that shows them is TARGET-previews in the package's .build/debug; it is linked again
      after a change, and the package stays as it is.

      Exit codes: those of the program; 2 wrong use, or the target does not build; 3 the machine
      refuses.
      """,
    options: [
      Option(
        names: ["--package"], placeholder: "FOLDER",
        help: "where the package lies (default: here, or a folder around)"),
      Option(
        names: ["--scratch-path"], placeholder: "FOLDER",
        help: "where it is built, as swift build has it (default: its .build)"),
      Option(names: ["--page"], placeholder: "NAME", help: "the preview to open"),
      Option(names: ["--list-pages"], help: "print the names of the previews, one a line"),
    ], count: 0...Int.max
  ) { arguments in
    var rest = arguments.rest[...]
    var target: String?
    if let first = rest.first, !first.hasPrefix("-") { target = rest.popFirst() }
    var flags = Array(rest)
    if let page = arguments.value("--page") { flags = ["--page", page] + flags }
    if arguments.has("--list-pages") { flags = ["--list-pages"] + flags }
    let package = try PreviewPackage(
      given: arguments.value("--package"), scratch: arguments.value("--scratch-path"))
    let name = try package.target(named: target)
    let program = try package.program(for: name)
    return try Shell.become(program, flags)
  }
}

/// Programs that the command starts.
enum Shell {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs one of Swift's own programs and returns what it prints; its complaints are shown.
  static func output(_ arguments: [String]) throws -> Data {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return data }
    throw Failure(description: "\(arguments.prefix(2).joined(separator: " ")) has failed")
  }
  /// Runs one whose words are the user's to read. What it prints goes to standard error.
  static func run(_ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
  /// Goes on as another program; returns only where that cannot be started.
  static func become(_ path: String, _ arguments: [String]) throws -> Int32 {
    var words = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, &words)
    throw Failure(description: "\(path) cannot be started: \(String(cString: strerror(errno)))")
  }
}
