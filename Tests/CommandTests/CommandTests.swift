import Desktop
import Foundation
import Testing

/// What the command says about itself and to wrong use, and its exit codes.
@Suite struct CommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var code: Int32 = 2
    /// What standard error says, among other things.
    var says: [String]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let rows: [Row] = [
    Row(arguments: [], says: ["usage: diorama COMMAND", "check", "format", "show", "diff", "new"]),
    Row(
      arguments: ["chek"],
      says: [
        "diorama: there is no \"chek\"; did you mean \"check\"?\n",
        "diorama help lists what there is",
      ]),
    Row(arguments: ["hepl"], says: ["did you mean \"help\"?"]),
    Row(arguments: ["help", "shwo"], says: ["there is no \"shwo\"; did you mean \"show\"?"]),
    Row(arguments: ["--verison"], says: ["there is no \"--verison\"; did you mean \"--version\"?"]),
    Row(
      arguments: ["check"], says: ["diorama check: there are too few arguments: diorama check FI"]),
    Row(
      arguments: ["check", "--all", "a"],
      says: ["unknown option \"--all\"", "diorama help check says how it is used"]),
    Row(arguments: ["format", "--chekc", "a"], says: ["did you mean \"--check\"?"]),
    Row(arguments: ["format", "--check=no", "a"], says: ["--check takes no value"]),
    Row(arguments: ["format", "--check", "--check", "a"], says: ["--check is given twice"]),
    Row(arguments: ["format", "-", "a"], says: ["- is the standard input, and stands alone"]),
    Row(
      arguments: ["check", "none.jsonl"], says: ["there is no file none.jsonl that can be read"]),
    Row(
      arguments: ["check", "empty"],
      says: ["there is no session in empty: a session's name ends in .jsonl"]),
    Row(arguments: ["format", "empty"], says: ["there is no session in empty"]),
    Row(arguments: ["show"], says: ["too few arguments: diorama show FILE"]),
    Row(arguments: ["show", "a", "b"], says: ["too many arguments"]),
    Row(arguments: ["show", "empty"], says: ["cannot read empty"]),
    Row(arguments: ["diff", "a.png"], says: ["too few arguments: diorama diff A.png B.png"]),
    Row(arguments: ["diff", "a.png", "b.png"], says: ["there is no picture a.png"]),
    Row(arguments: ["diff", "no.png", "no.png"], says: ["cannot read the picture", "no.png"]),
    Row(arguments: ["diff", "a", "b", "-o"], says: ["-o needs a value: -o FILE.png"]),
    Row(
      arguments: ["diff", "a.png", "b.png", "-o", "./b.png"],
      says: ["--output ./b.png is one of the pictures"]),
    Row(
      arguments: ["diff", "a", "b", "--tolerance", "255"],
      says: ["--tolerance must be a whole number from 0 to 254, not \"255\""]),
    Row(arguments: ["diff", "a", "b", "--tolerance=-1"], says: ["from 0 to 254, not \"-1\""]),
    Row(arguments: ["diff", "a", "b", "--tolerance=1.5"], says: ["from 0 to 254, not \"1.5\""]),
    Row(arguments: ["new"], says: ["too few arguments: diorama new NAME"]),
    Row(arguments: ["new", "A", "--path"], says: ["--path needs a value: --path FOLDER"]),
  ]

  @Test(arguments: rows) func wrongUseIsRefused(_ row: Row) throws {
    let desk = try Desk()
    try desk.makeFolder("empty")
    try desk.write("no picture", to: "no.png")
    let outcome = try desk.run(row.arguments)
    #expect(outcome.code == row.code)
    #expect(outcome.output.isEmpty, "\(outcome.output)")
    for text in row.says { #expect(outcome.errors.contains(text), "\(outcome.errors)") }
    #expect(try desk.files() == ["no.png"])
  }

  @Test func helpIsThereForAllAndForEach() throws {
    let desk = try Desk()
    let all = try desk.run("help")
    #expect(all.code == 0 && all.errors.isEmpty)
    #expect(all.output.hasPrefix("usage: diorama COMMAND …\n"))
    for name in ["--help", "-h"] { #expect(try desk.run(name).output == all.output) }
    #expect(try desk.run("help", "help").output == all.output)
    for name in ["check", "format", "show", "diff", "new"] {
      #expect(all.output.contains("\n  \(name) "))
      let help = try desk.run("help", name)
      #expect(help.code == 0 && help.errors.isEmpty)
      #expect(help.output.hasPrefix("usage: diorama \(name) "), "\(help.output)")
      #expect(help.output.contains("Exit codes: 0 "), "\(help.output)")
      for flag in ["--help", "-h"] {
        #expect(try desk.run(name, "whatever", flag).output == help.output)
      }
      for line in help.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
    #expect(try desk.run("help", "format").output.contains("- formats the\nstandard input"))
    let version = try desk.run("--version")
    #expect(version.code == 0 && version.output.hasPrefix("diorama: Diorama "))
  }

  @Test func sessionsAreCheckedWithoutBeingPlayed() throws {
    let desk = try Desk()
    try desk.writeEveryStep()
    let fine = try desk.run("check", "every.jsonl")
    // 48 lines of one step each, then 2 that are included, then 3 times 3.
    #expect(fine.output == "every.jsonl: fine, \(48 + 2 + 9) steps\n", "\(fine.errors)")
    #expect(fine.code == 0 && fine.errors.isEmpty)
  }

  @Test func allFilesAreLookedAt() throws {
    let desk = try Desk()
    let header = #"{"diorama":1}"#
    try desk.write("\(header)\n{\"wait\":1}\n", to: "all/a.jsonl")
    try desk.write("\(header)\n\n{\"tpa\":\"A\"}\n", to: "all/b.jsonl")
    try desk.write("\(header)\n{\"include\":\"d.jsonl\"}\n", to: "all/c.jsonl")
    try desk.write("\(header)\n{\"wait\":\"long\"}\n", to: "all/d.jsonl")
    try desk.write("\(header)\n{\"up\":true}\n", to: "all/e.jsonl")
    try desk.write(header, to: "all/f.jsonl")
    try desk.write("nothing", to: "all/notes.txt")
    let outcome = try desk.run("check", "nowhere", "all")
    #expect(outcome.code == 2)
    #expect(outcome.output == "all/a.jsonl: fine, 1 step\nall/f.jsonl: fine, 0 steps\n")
    let wait =
      #"all/d.jsonl:2: "wait" must be a whole number of frames from 0 to 1000000, not "long""#
    #expect(
      outcome.errors == """
        diorama check: there is no file nowhere that can be read
        all/b.jsonl:3: unknown key "tpa"; did you mean "tap"?
        \(wait)
        \(wait)
        all/e.jsonl:2: "up" has nothing to release: no button is down here

        """)
  }

  @Test func aSessionIsShownAsSentences() throws {
    let desk = try Desk()
    try desk.writeEveryStep()
    let shown = try desk.run("show", "every.jsonl")
    #expect(shown.code == 0 && shown.errors.isEmpty, "\(shown.errors)")
    let lines = shown.output.components(separatedBy: "\n")
    let wanted = EveryStep.sentences.components(separatedBy: "\n")
    for (line, sentence) in zip(lines, wanted) { #expect(line == sentence) }
    #expect(lines.count == wanted.count)
    try desk.write(#"{"diorama":1}"# + "\n" + #"{"wait":100}"#, to: "a.jsonl")
    #expect(
      try desk.run("show", "a.jsonl").output == "1  Any app.\n2  Wait 100 frames (1.667 s).\n")
    try desk.write(#"{"diorama":1}"# + "\n" + #"{"wait":-1}"#, to: "a.jsonl")
    let bad = try desk.run("show", "a.jsonl")
    #expect(bad.code == 2 && bad.output.isEmpty && bad.errors.hasPrefix("a.jsonl:2: "))
  }
}
