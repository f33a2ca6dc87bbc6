import Desktop
import Foundation
import Testing

/// What the gallery says to what it cannot do, and its exit codes.
@Suite struct BadInputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments: [String] = []
    /// Lines of a session; there is a file of that where it is not nil, and it is played.
    var session: [String]?
    var code: Int32
    /// What standard error says, among other things.
    var says: [String]
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "a page that is not there", arguments: ["--page", "photo-sorce"], code: 2,
      says: ["no page \"photo-sorce\"", "did you mean \"photo-source\"?", "--list-pages"]),
    Row(
      name: "a page in a header", session: [#"{"diorama":1,"page":"shape"}"#], code: 2,
      says: ["session.jsonl", "did you mean \"shapes\"?"]),
    Row(
      name: "a flag that is not there", arguments: ["--headles"], code: 2,
      says: ["unknown flag \"--headles\"", "did you mean \"--headless\"?"]),
    Row(
      name: "no size", arguments: ["--size", "0x0"], code: 2, says: ["--size must be", "\"0x0\""]),
    Row(
      name: "a negative scale", arguments: ["--scale", "-1"], code: 2,
      says: ["--scale must be", "\"-1\""]),
    Row(
      name: "no such file", arguments: ["--headless", "--replay", "none.jsonl"], code: 2,
      says: ["no file none.jsonl"]),
    Row(
      name: "a target that matches nothing",
      session: [#"{"diorama":1,"page":"photo-source"}"#, #"{"tap":"Camra"}"#], code: 1,
      says: [
        "session.jsonl:2", "no element \"Camra\"", "did you mean \"Camera\"?", "text \"Camera\"",
      ]),
    Row(
      name: "a target that matches twice",
      session: [#"{"diorama":1,"page":"images"}"#, #"{"tap":{"label":"Landscape"}}"#], code: 1,
      says: ["session.jsonl:2", "7 elements match element \"Landscape\"", "\"index\""]),
    Row(
      name: "an unknown key", session: [#"{"diorama":1,"pagee":"shapes"}"#], code: 2,
      says: ["session.jsonl:1: unknown key \"pagee\"; did you mean \"page\"?"]),
    Row(
      name: "a wrong type", session: [#"{"diorama":1}"#, #"{"wait":"long"}"#], code: 2,
      says: ["session.jsonl:2:", "\"wait\""]),
    Row(
      name: "a file that was cut off", session: [#"{"diorama":1}"#, #"{"snapshot":"sta"#], code: 2,
      says: ["session.jsonl:2:", "cut off", "delete the line"]),
    Row(
      name: "no expectation", session: [#"{"diorama":1}"#, #"{"wait":1}"#], code: 1,
      says: ["nothing was asserted"]),
    Row(name: "no display", code: 3, says: ["no display", "--headless"]),
  ]

  private let folder: URL
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: rows) func saysWhatIsWrong(_ row: Row) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = row.arguments
    if let lines = row.session {
      let file = folder.appendingPathComponent("session.jsonl")
      try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      arguments += ["--headless", "--replay", "session.jsonl"]
    }
    let outcome = try Program.run("gallery", arguments, folder: folder)
    #expect(outcome.code == row.code)
    #expect(outcome.output.isEmpty, "\(outcome.output)")
    for text in row.says {
      #expect(outcome.errors.contains(text), "\(outcome.errors)")
    }
  }

  /// The gallery in another folder, with what its bundles are to be there. The copy has forgotten
  /// the checkout that it was built in.
  private func copy(bundles: [String]) throws -> String {
    var program = try Data(contentsOf: Program.folder.appendingPathComponent("gallery"))
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Assets/Assets.swift").standardizedFileURL.path
    let path = Data(source.utf8)
    let elsewhere = Data(source.replacingOccurrences(of: "/Assets/", with: "/Nowhere").utf8)
    #expect(path.count == elsewhere.count)
    var places = 0
    while let place = program.range(of: path) {
      program.replaceSubrange(place, with: elsewhere)
      places += 1
    }
    #expect(places > 0, "the program does not name \(source)")
    let copy = folder.appendingPathComponent("gallery")
    try program.write(to: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    for bundle in bundles {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(bundle),
        withDestinationURL: Program.folder.appendingPathComponent(bundle))
    }
    return copy.path
  }

  @Test func aMissingFontIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try Program.run(try copy(bundles: []), ["--describe"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("Fonts/"), "\(outcome.errors)")
    #expect(outcome.errors.contains("diorama_Assets.resources"), "\(outcome.errors)")
  }

  @Test func aMissingPictureIsABoxAndAWarning() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try copy(bundles: ["diorama_Assets.resources"])
    let outcome = try Program.run(program, ["--page", "images", "--describe"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("image \"Landscape\""))
    #expect(outcome.errors.contains("no picture named \"Landscape\""), "\(outcome.errors)")
    // Once for the name, not for each place where it is shown.
    #expect(outcome.errors.components(separatedBy: "no picture named").count == 2)
  }
}
