import Desktop
import Foundation
import Session
import Testing

/// Packages that the command makes. That they build and that their tests pass is seen in
/// `.ci/fixtures`.
@Suite struct NewTests {
  private let files = [
    ".gitignore", "Package.swift", "README.md", "Sources/hello/ContentView.swift",
    "Sources/hello/HelloApp.swift", "Sources/hello/SegmentedControl.swift",
    "Tests/helloTests/SessionTests.swift", "Tests/helloTests/Sessions/choose.jsonl",
  ]

  @Test func aPackageIsAllThere() throws {
    let desk = try Desk()
    let outcome = try desk.run("new", "hello")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try desk.files(below: "hello") == files)
    #expect(try desk.files() == files.map { "hello/\($0)" }, "and nothing beside it")
    let session = "hello/Tests/helloTests/Sessions/choose.jsonl"
    #expect(try desk.run("check", session).output == "\(session): fine, 5 steps\n")
    #expect(try desk.run("format", "--check", session).code == 0)
  }

  /// Lays out sources as they lie there, without a configuration around them.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: swift ?? ""), "no swift on PATH"),
    arguments: ["hello", String(repeating: "a", count: 40)])
  func itsSourcesAreInStyle(_ name: String) throws {
    let desk = try Desk()
    let far = String(repeating: "far/", count: 60)
    try desk.makeFolder(far + "Sources/Diorama")
    try FileManager.default.copyItem(
      at: Desk.root.appendingPathComponent("Package.swift"), to: desk.url(far + "Package.swift"))
    #expect(try desk.run("new", name, "--path", "near").code == 0)
    #expect(try desk.run("new", name, "--path", "x/y", "--diorama", far).code == 0)
    let lint = try Program.run(
      try #require(Self.swift),
      ["format", "lint", "--strict", "--recursive", desk.url("near").path, desk.url("x").path],
      environment: ProcessInfo.processInfo.environment, folder: desk.folder)
    #expect(lint.code == 0, "\(lint.errors)")
  }
  private static let swift = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
    .map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test func theManifestLeadsToDiorama() throws {
    let desk = try Desk()
    /// The path in the manifest, put together if it is long.
    func path(_ package: String) throws -> String {
      let manifest = try desk.text("\(package)/Package.swift")
      let match = try #require(manifest.firstMatch(of: /path: ("[^)]*")/))
      return match.1.replacing(/"\s*\+\s*"/, with: "").trimmingCharacters(in: ["\""])
    }
    let root = Desk.root.resolvingSymlinksInPath().path
    #expect(try desk.run("new", "A").code == 0)
    let found = URL(
      fileURLWithPath: try path("A"), relativeTo: desk.url("A").resolvingSymlinksInPath())
    #expect(found.standardizedFileURL.resolvingSymlinksInPath().path == root)
    // Near by, as the crow flies.
    try desk.makeFolder("toolkit/Sources/Diorama")
    try desk.write("let p = Package(\n  name: \"diorama\",\n)", to: "toolkit/Package.swift")
    #expect(try desk.run("new", "B", "--diorama", "toolkit").code == 0)
    #expect(try path("B") == "../toolkit")
    #expect(try desk.run("new", "C", "--path", "toolkit/c", "--diorama=toolkit/").code == 0)
    #expect(try path("toolkit/c") == "..")
    #expect(try desk.run("new", "D", "--path", "a/b/c/d", "--diorama", "toolkit").code == 0)
    #expect(try path("a/b/c/d") == desk.url("toolkit").resolvingSymlinksInPath().path)
    let long = String(repeating: "long/", count: 40) + "toolkit"
    try desk.makeFolder(long)
    try desk.write(try desk.text("toolkit/Package.swift"), to: "\(long)/Package.swift")
    try desk.makeFolder("\(long)/Sources/Diorama")
    #expect(try desk.run("new", "E", "--diorama", long).code == 0)
    #expect(try path("E") == "../\(long)")
  }

  @Test func withoutDioramaItSaysWhatToDo() throws {
    let desk = try Desk()
    let given = try desk.run("new", "hello", "--diorama", ".")
    #expect(given.code == 2)
    #expect(
      given.errors.hasPrefix(
        "diorama new: . is not the package Diorama: give the folder that holds Diorama's "
          + "Package.swift: --diorama FOLDER\n"))
    // A copy that has forgotten the checkout that it was built in.
    var program = try Data(contentsOf: Program.folder.appendingPathComponent("diorama"))
    let file = "/Sources/Command/New/ToolkitFolder.swift"
    let root = Desk.root.path, source = root + file
    let elsewhere = Data(("/" + String(repeating: "x", count: root.count - 1) + file).utf8)
    var places = 0
    while let place = program.range(of: Data(source.utf8)) {
      program.replaceSubrange(place, with: elsewhere)
      places += 1
    }
    #expect(places > 0, "the program does not name \(source)")
    try program.write(to: desk.url("diorama"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: desk.url("diorama").path)
    let lost = try Program.run(desk.url("diorama").path, ["new", "hello"], folder: desk.folder)
    #expect(lost.code == 2)
    #expect(
      lost.errors.hasPrefix(
        "diorama new: the package Diorama is not where this program was built: ")
    )
    #expect(lost.errors.contains("--diorama FOLDER"))
    #expect(try desk.files() == ["diorama"])
  }

  @Test(arguments: [
    ("my-app", "such as MyApp"), ("3d", "such as D"), ("", "such as Segments"),
    ("größe", "cannot be the name of a Swift module"), ("a/b", "such as AB"),
    ("_a", "use a letter"), ("class", "a word of Swift's own: use another name, such as ClassApp"),
    ("main", "a word of Swift's own"), ("SwiftUI", "there is a module SwiftUI already"),
    ("Testing", "use another name, such as MyTesting"), ("diorama", "there is a module Diorama"),
    ("Session", "there is a module Session"), ("Foundation", "there is a module Foundation"),
    (String(repeating: "a", count: 41), "is too long: use 40 characters at most"),
  ])
  func namesThatAreNone(_ name: String, _ says: String) throws {
    let desk = try Desk()
    let outcome = try desk.run("new", name)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(try desk.files().isEmpty)
  }

  /// Every target of this package, as two of one name cannot be in one build.
  @Test func noNameOfATargetIsGiven() throws {
    let desk = try Desk()
    let manifest = try String(
      contentsOf: Desk.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let targets = manifest.matches(of: /arget\(\s*name: "([A-Za-z]+)"/).map { String($0.1) }
    #expect(targets.contains("Raster") && targets.contains("DioramaCommand"))
    // Those of tests are built for this package alone.
    for target in targets where !target.hasSuffix("Tests") {
      #expect(try desk.run("new", target).code == 2, "\(target)")
    }
    #expect(try desk.files().isEmpty)
  }

  @Test func aFolderWithSomethingInItIsLeftAlone() throws {
    let desk = try Desk()
    try desk.write("mine", to: "hello/notes.txt")
    let full = try desk.run("new", "hello")
    #expect(full.code == 2)
    #expect(full.errors.contains("hello is a folder with something in it: give another place with"))
    let file = try desk.run("new", "hello", "--path", "hello/notes.txt")
    #expect(file.code == 2 && file.errors.contains("hello/notes.txt is a file"))
    let below = try desk.run("new", "hello", "--path", "hello/notes.txt/below")
    #expect(below.code == 3, "\(below.errors)")
    #expect(try desk.files() == ["hello/notes.txt"])
    // An empty one is taken, and stays the folder that somebody may stand in.
    try desk.makeFolder("empty")
    let number =
      try FileManager.default.attributesOfItem(atPath: desk.url("empty").path)[
        .systemFileNumber] as? Int
    let taken = try Program.run(
      "diorama", ["new", "hello", "--path", "."], folder: desk.url("empty"))
    #expect(taken.code == 0, "\(taken.errors)")
    #expect(try desk.files(below: "empty") == files)
    #expect(
      try FileManager.default.attributesOfItem(atPath: desk.url("empty").path)[.systemFileNumber]
        as? Int == number)
  }
}
