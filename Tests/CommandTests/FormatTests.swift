import Desktop
import Foundation
import Session
import Testing

/// Sessions in the one form: what changes, what does not, and that no file is lost.
@Suite struct FormatTests {
  private func format(_ text: String, _ desk: Desk) throws -> String {
    try desk.write(text, to: "a.jsonl")
    let outcome = try desk.run("format", "a.jsonl")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let formatted = try desk.text("a.jsonl")
    #expect(outcome.output == (formatted == text ? "" : "a.jsonl: formatted\n"))
    return formatted
  }
  /// The steps, without how they are spelled.
  private func meaning(_ url: URL) throws -> SessionFile {
    func plain(_ steps: [SessionStep]) -> [SessionStep] {
      steps.map { step in
        var step = step
        step.text = ""
        if case .again(let n, let inner) = step.action { step.action = .again(n, plain(inner)) }
        return step
      }
    }
    var session = try SessionFile(
      [UInt8](Data(contentsOf: url)), file: url.path,
      other: { path in (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) } })
    session.steps = plain(session.steps)
    return session
  }

  @Test func keysBlanksNumbersAndTextsTakeOneForm() throws {
    let text = try format(
      """
        # A comment,  as it is. \t
      { "locale" : "en", "size" : [ 3.90e2 , 844.0 ] , "diorama" : 1.0, "fonts":{"b":"\(hash)","a":"\(hash)"} }\r


      {"duration":0.250,"drag":{"by":[-0,1e-7],"from":{"at":[0.50,1],"index":0,"role":"button","label":"\\u0041\\/\\u00e9\\n"}}}
      #another
      {"expect":{"frame":[1.0,2,3,4],"focused":false,"enabled":true,"selected":true,"value":1.50,"visible":true,"id":"x"}}
      {"steps":[{"at":[0,0],"wheel":[0.1,1E+2]}],"repeat":2}
      {"pointer":{"samples":[[0,1,2],[10.0,1,2]],"button":"right"},"at":[0,0],"tap":"A"}
       \t

      """, Desk())
    #expect(
      text == """
        # A comment,  as it is.
        {"diorama":1,"size":[390,844],"locale":"en","fonts":{"a":"\(hash)","b":"\(hash)"}}


        {"drag":{"from":{"label":"A/é\\n","role":"button","index":0,"at":[0.5,1]},"by":[0,1e-07]},"duration":0.25}
        #another
        {"expect":{"id":"x","visible":true,"value":1.50,"selected":true,"enabled":true,"focused":false,"frame":[1,2,3,4]}}
        {"repeat":2,"steps":[{"wheel":[0.1,100],"at":[0,0]}]}
        {"tap":"A","at":[0,0],"pointer":{"button":"right","samples":[[0,1,2],[10,1,2]]}}

        """)
  }
  private let hash = String(repeating: "0f", count: 32)

  @Test func aNumberStaysTheSameNumber() throws {
    let desk = try Desk()
    let header = #"{"diorama":1,"seed":9007199254740992}"# + "\n"
    let spellings = [
      ("0.1", "0.1"), ("1e2", "100"), ("0.30000000000000004", "0.30000000000000004"),
      ("-0.0", "0"), ("1e15", "1000000000000000"), ("123456789012345678", "1.2345678901234568e+17"),
      ("1e300", "1e+300"), ("5e-324", "5e-324"), ("-12.50", "-12.5"),
      ("0.1000000000000000055511151231257827", "0.1"),
    ]
    let text = try format(
      header + spellings.map { "{\"tap\":[\($0.0),0]}\n" }.joined(), desk)
    #expect(text == header + spellings.map { "{\"tap\":[\($0.1),0]}\n" }.joined())
    for (old, new) in spellings { #expect(Double(old) == Double(new)) }
  }

  /// Every session of the package, and one with every step.
  @Test func allSessionsMeanTheSameAfterwardsAndChangeOnlyOnce() throws {
    let desk = try Desk()
    let tests = Desk.root.appendingPathComponent("Tests")
    let all = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".jsonl") && !$0.contains(".build/") }
    #expect(all.count > 25)
    for path in all {
      let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      try desk.write(text, to: path)
    }
    try desk.writeEveryStep()
    for path in try desk.files() {
      // As untidy as it can be without meaning something else.
      let tidy = try desk.text(path)
      let untidy = tidy.replacingOccurrences(of: "\n{", with: "\r\n \t{ ") + "\n\n"
      try desk.write(untidy, to: path)
      let meant = try meaning(desk.url(path))
      let check = try desk.run("format", "--check", path)
      #expect(check.code == 1 && check.output == "\(path): would change\n", "\(check.errors)")
      #expect(try desk.text(path) == untidy)
      #expect(try desk.run("format", path).output == "\(path): formatted\n")
      #expect(try meaning(desk.url(path)) == meant)
      let once = try desk.text(path)
      let again = try desk.run("format", "--check", path)
      #expect(again.code == 0 && again.output.isEmpty && again.errors.isEmpty)
      #expect(try desk.run("format", path).output.isEmpty)
      #expect(try desk.text(path) == once)
    }
    #expect(try desk.text("every.jsonl") == EveryStep.session, "it was in form before")
  }

  @Test func whatDoesNotParseIsLeftAlone() throws {
    let desk = try Desk()
    let bad = "{ \"diorama\":1}\n{\"tpa\":1}"
    try desk.write(bad, to: "a.jsonl")
    try desk.write("{ \"diorama\":1}\n{\"include\":\"none.jsonl\"}", to: "b.jsonl")
    try desk.write("{ \"diorama\":1}\n{ \"up\":true}", to: "c.jsonl")
    let outcome = try desk.run("format", "a.jsonl", "b.jsonl", "c.jsonl")
    #expect(outcome.code == 2)
    // A part of a gesture is for others to include.
    #expect(outcome.output == "c.jsonl: formatted\n")
    #expect(
      outcome.errors == """
        a.jsonl:2: unknown key "tpa"; did you mean "tap"?
        b.jsonl:2: there is no file none.jsonl to include

        """)
    #expect(try desk.text("a.jsonl") == bad)
    #expect(try desk.text("c.jsonl") == "{\"diorama\":1}\n{\"up\":true}\n")
    let check = try desk.run("format", "--check", "a.jsonl", "b.jsonl", "c.jsonl")
    #expect(check.code == 2 && check.output.isEmpty)
  }

  @Test func aFileThatCannotBeWrittenIsNotLost() throws {
    let desk = try Desk()
    let old = "{ \"diorama\":1}\n" + String(repeating: "# a line that takes room\n", count: 100)
    try desk.write(old, to: "a.jsonl")
    // No file may grow beyond a kilobyte, and the signal that says so is not heard.
    let outcome = try desk.shell("trap '' XFSZ; ulimit -f 1; \"$diorama\" format a.jsonl")
    #expect(outcome.code == 3)
    #expect(outcome.errors.hasPrefix("diorama format: cannot write a.jsonl: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("It is as it was."))
    #expect(try desk.text("a.jsonl") == old)
    #expect(try desk.files() == ["a.jsonl"], "nothing is left lying about")
  }

  @Test func permissionsAndLinksStay() throws {
    let desk = try Desk()
    try desk.write("{ \"diorama\":1}", to: "real/a.jsonl")
    let manager = FileManager.default
    let real = desk.url("real/a.jsonl").path
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try manager.createSymbolicLink(
      atPath: desk.url("link.jsonl").path, withDestinationPath: "real/a.jsonl")
    #expect(try desk.run("format", "link.jsonl").code == 0)
    #expect(try desk.text("real/a.jsonl") == "{\"diorama\":1}\n")
    #expect(
      try manager.destinationOfSymbolicLink(atPath: desk.url("link.jsonl").path) == "real/a.jsonl")
    #expect(try manager.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
    #expect(try desk.files() == ["link.jsonl", "real/a.jsonl"])
  }

  @Test func theStandardInputIsPrinted() throws {
    let desk = try Desk()
    let formatted = try desk.shell(#"echo '{ "diorama":1 }' | "$diorama" format -"#)
    #expect(formatted.code == 0 && formatted.output == "{\"diorama\":1}\n")
    let check = try desk.shell(#"echo '{ "diorama":1 }' | "$diorama" format --check -"#)
    #expect(check.code == 1 && check.output == "standard input: would change\n")
    let bad = try desk.shell(#"echo '{ "diorama":2 }' | "$diorama" format -"#)
    #expect(bad.code == 2 && bad.output.isEmpty)
    #expect(bad.errors.hasPrefix("standard input:1: unknown version 2"), "\(bad.errors)")
  }
}
