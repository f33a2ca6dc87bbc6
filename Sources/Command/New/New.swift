import Foundation
import Host
import Session

extension Subcommand {
  static let new = Subcommand(
    name: "new", usage: "NAME [--path FOLDER] [--diorama FOLDER]",
    summary: "make a package: a view, an app, a session, and a test that plays it",
    details: """
      NAME is the name of the package, of its program and of its module: a letter, then letters,
      digits and _, at most \(PackageName.longest) altogether. The package is built on the Diorama
      that this program comes from, or on the one in the folder that --diorama names.

      Exit codes: 0 made; 2 wrong use; 3 it cannot be written.
      """,
    options: [
      Option(
        names: ["--path"], placeholder: "FOLDER",
        help: "the package's folder, new or empty (default NAME)"),
      Option(
        names: ["--diorama"], placeholder: "FOLDER", help: "where the package Diorama lies"),
    ], count: 1...1
  ) { arguments in
    let name = try PackageName(arguments.rest[0])
    let path = arguments.value("--path") ?? name.text
    let toolkit = try ToolkitFolder.find(given: arguments.value("--diorama"))
    try NewPackage(name: name, path: path, toolkit: toolkit).make()
    Console.say(
      """
      \(name.text) is in \(path), built on Diorama in \(toolkit.path(from: path)). There,
      swift test plays its session, and swift run \(name.text) opens its window.
      """)
    return 0
  }
}
