import Diorama
import Testing

@testable import Session

/// A file that must be refused, where, and with which words.
struct Malformed: CustomTestStringConvertible, Sendable {
  let text: [UInt8]
  let line: Int
  let message: String
  var testDescription: String { message }

  /// The lines of a file.
  init(_ lines: [String], _ line: Int, _ message: String) {
    self.init(bytes: Array(lines.joined(separator: "\n").utf8), line, message)
  }
  /// A step in the second line, after a header that is right.
  init(step: String, _ message: String) { self.init([#"{"diorama":1}"#, step, ""], 2, message) }
  /// Keys of a header beside its version.
  init(header: String, _ message: String) { self.init([#"{"diorama":1,\#(header)}"#], 1, message) }
  init(bytes: [UInt8], _ line: Int, _ message: String) {
    (text, self.line, self.message) = (bytes, line, message)
  }
}

@Suite struct MalformedSessionTests {
  private static let example = #"{"diorama":1,"app":"gallery","size":[390,844]}"#
  private static let stepList =
    "tap, doubleTap, press, drag, swipe, pinch, down, move, up, cancel, hover, pointer, fingers, "
    + "wheel, key, text, "
    + "resize, focus, set, wait, settle, expect, snapshot, include, repeat"

  static let files: [Malformed] = [
    Malformed([], 1, "the file is empty: its first line is the header, such as \(example)"),
    Malformed(
      ["", "# nothing", "  "], 1,
      "the file is empty: its first line is the header, such as \(example)"),
    Malformed(
      bytes: [0xef, 0xbb, 0xbf] + Array(#"{"diorama":1}"#.utf8), 1,
      "the file begins with a byte order mark: save it as UTF-8 without one"),
    Malformed(
      bytes: Array(#"{"diorama":1}"#.utf8) + [0x0a, 0x23, 0xff], 2,
      "the line is not valid UTF-8"),
    Malformed(
      bytes: Array("{\"diorama\":1}\n{\"tap\":\"".utf8) + [0xc3, 0x28] + Array("\"}".utf8), 2,
      "the line is not valid UTF-8"),
    Malformed(
      [#"{"tap":"Camera"}"#], 1, "the first line must be the header, such as \(example)"),
    Malformed(["[1]"], 1, "a line holds one JSON object, not an array"),
    Malformed(
      [#"{"diorama":1}"#, "", #"{"diorama":1}"#], 3,
      "a second header: a session has one, its first line"),
  ]

  static let json: [Malformed] = [
    Malformed(
      step: #"{"tap":"Camera""#, #"expected "," or "}", found the end of the line at column 16"#),
    Malformed(step: #"{"tap":"Camera"}}"#, "there is something after the value at column 17"),
    Malformed(
      step: #"{"tap":"A"} {"tap":"B"}"#, "there is something after the value at column 13"),
    Malformed(step: #"{"tap":"A","tap":"B"}"#, #"the key "tap" is there twice at column 12"#),
    Malformed(
      step: #"{"tap":{"label":"A","id":"x","label":"B"}}"#,
      #"the key "label" is there twice at column 30"#),
    Malformed(
      step: #"{"tap":"A",}"#, #"expected a key in quotation marks, found "}" at column 12"#),
    Malformed(step: #"{tap:"A"}"#, #"expected a key in quotation marks, found "t" at column 2"#),
    Malformed(
      step: #"{"tap" "A"}"#,
      #"expected ":" after the key "tap", found a quotation mark at column 8"#),
    Malformed(
      step: #"{"tap":[1,2"#, #"expected "," or "]", found the end of the line at column 12"#),
    Malformed(step: #"{"tap":[1,]}"#, #"expected a value, found "]" at column 11"#),
    Malformed(step: #"{"tap":"Camera}"#, "the string does not end at column 8"),
    Malformed(step: #"{"tap":'A'}"#, #"expected a value, found "'" at column 8"#),
    Malformed(
      step: "{\"tap\":\"a\tb\"}",
      "a control character stands in a string: write it as \\u00… at column 10"),
    Malformed(step: #"{"tap":"\x41"}"#, "there is no such escape in JSON at column 9"),
    Malformed(
      step: #"{"tap":"\u12"}"#,
      "expected four hexadecimal digits after \\u, found a quotation mark at column 13"),
    Malformed(step: #"{"tap":"\ud83d"}"#, "half of a surrogate pair stands alone at column 9"),
    Malformed(
      step: #"{"tap":"\ud83d\u0041"}"#, "half of a surrogate pair stands alone at column 9"),
    Malformed(step: #"{"tap":"\ude00"}"#, "half of a surrogate pair stands alone at column 9"),
    Malformed(step: #"{"wait":NaN}"#, "NaN is not a number in JSON at column 9"),
    Malformed(step: #"{"wait":-Infinity}"#, #"expected a digit, found "I" at column 10"#),
    Malformed(step: #"{"wait":1e400}"#, "1e400 is too large a number at column 9"),
    Malformed(step: #"{"wait":03}"#, "a number does not begin with 0 at column 9"),
    Malformed(step: #"{"wait":+3}"#, #"expected a value, found "+" at column 9"#),
    Malformed(step: #"{"wait":3.}"#, #"expected a digit, found "}" at column 11"#),
    Malformed(step: #"{"wait":.5}"#, #"expected a value, found "." at column 9"#),
    Malformed(step: #"{"wait":1e}"#, #"expected a digit, found "}" at column 11"#),
    Malformed(step: #"{"wait":0x10}"#, #"expected "," or "}", found "x" at column 10"#),
    Malformed(
      step: #"{"wait":True}"#, "True is no value: text stands in quotation marks at column 9"),
    Malformed(
      step: #"{"tap":Camera}"#, "Camera is no value: text stands in quotation marks at column 8"),
    Malformed(step: #"{"tap":}"#, #"expected a value, found "}" at column 8"#),
    Malformed(
      step: "{\"tap\":\u{00e4}}",
      "expected a value, found a character that is not ASCII at column 8"),
    Malformed(step: "// a comment", #"expected a value, found "/" at column 1"#),
    Malformed(
      step: #"{"tap":"# + String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
        + "}",
      "values nest more than 32 deep at column 39"),
    Malformed(
      step: String(repeating: #"{"a":"#, count: 100_000),
      "values nest more than 32 deep at column 161"),
  ]

  static let headers: [Malformed] = [
    Malformed([#"{"diorama":2}"#], 1, "unknown version 2; this toolkit plays version 1"),
    Malformed([#"{"diorama":"1"}"#], 1, #"unknown version "1"; this toolkit plays version 1"#),
    Malformed([#"{"diorama":2,"scal":2}"#], 1, "unknown version 2; this toolkit plays version 1"),
    Malformed(header: #""scal":2"#, #"unknown key "scal"; did you mean "scale"?"#),
    Malformed(
      header: #""colour":2"#,
      #"unknown key "colour"; the header knows diorama, app, page, size, scale, appearance, locale, "#
        + "fps, textSize, layoutDirection, reduceMotion, fonts, systemFonts, toolkit, seed"),
    Malformed(header: #""app":7"#, #""app" must be a text that is not empty, not 7"#),
    Malformed(header: #""page":"""#, #""page" must be a text that is not empty, not """#),
    Malformed(
      header: #""size":[390]"#,
      #""size" must be [width,height], a width and a height in points from 1 to 16384, not [390]"#),
    Malformed(
      header: #""size":[0,844]"#,
      #""size" must be [width,height], a width and a height in points from 1 to 16384, not [0,844]"#
    ),
    Malformed(
      header: #""size":"390x844""#,
      #""size" must be [width,height], a width and a height in points from 1 to 16384, not "390x844""#
    ),
    Malformed(
      header: #""scale":-1"#, #""scale" must be pixels per point, above 0 and at most 8, not -1"#),
    Malformed(
      header: #""scale":null"#,
      #""scale" must be pixels per point, above 0 and at most 8, not null"#),
    Malformed(
      header: #""size":[16384,16384],"scale":8"#, #""size" times "scale" makes too many pixels"#),
    Malformed(
      header: #""appearance":"drak""#,
      #""appearance" must be one of light, dark, not "drak"; did you mean "dark"?"#),
    Malformed(
      header: #""locale":"english""#,
      #""locale" must be a locale's identifier, such as en, de-DE or ar, not "english""#),
    Malformed(header: #""fps":0"#, #""fps" must be a whole number from 1 to 1000, not 0"#),
    Malformed(header: #""fps":59.94"#, #""fps" must be a whole number from 1 to 1000, not 59.94"#),
    Malformed(
      header: #""layoutDirection":"left""#,
      #""layoutDirection" must be one of ltr, rtl, not "left""#),
    Malformed(header: #""reduceMotion":1"#, #""reduceMotion" must be true or false, not 1"#),
    Malformed(
      header: #""textSize":"Large ""#,
      #""textSize" must be one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "#
        + "accessibility1, accessibility2, accessibility3, accessibility4, accessibility5, "
        + #"not "Large "; did you mean "large"?"#),
    Malformed(
      header: #""fonts":{"Inter.otf":"abc"}"#,
      #""fonts" must be an object of file names and their SHA-256, not an object"#),
    Malformed(
      header: #""seed":-1"#, #""seed" must be a whole number from 0 to 9007199254740992, not -1"#),
  ]

  static let steps: [Malformed] = [
    Malformed(step: "{}", "the line holds no step: give it one of \(stepList)"),
    Malformed(step: #"{"tpa":"Camera"}"#, #"unknown key "tpa"; did you mean "tap"?"#),
    Malformed(step: #"{"click":"Camera"}"#, #"unknown key "click"; the steps are \#(stepList)"#),
    Malformed(step: #"{"duration":2}"#, #"unknown key "duration"; the steps are \#(stepList)"#),
    Malformed(
      step: #"{"tap":"A","wait":3}"#, #"a line holds one step, and here are "tap" and "wait""#),
    Malformed(
      step: #"{"tap":"A","duration":3}"#,
      #"unknown key "duration"; this step knows tap, at, modifiers, pointer"#),
    Malformed(
      step: #"{"snapshot":"a","tolerence":3}"#,
      #"unknown key "tolerence"; did you mean "tolerance"?"#),
    Malformed(
      step: #"{"tap":{"lable":"A"}}"#, #"unknown key "lable"; did you mean "label"?"#),
    Malformed(
      step: #"{"tap":7}"#,
      #""tap" must be a label, [x,y], or an object such as {"label":"Camera","role":"button"}, not 7"#
    ),
    Malformed(
      step: #"{"tap":""}"#,
      #""tap" must be a label, [x,y], or an object such as {"label":"Camera","role":"button"}, not """#
    ),
    Malformed(
      step: #"{"tap":[1,2,3]}"#,
      #""tap" must be a label, [x,y], or an object such as {"label":"Camera","role":"button"}, "#
        + "not [1,2,3]"),
    Malformed(
      step: #"{"tap":{"index":2}}"#,
      #"a target names no element: give it a "label", a "role" or an "id""#),
    Malformed(
      step: #"{"tap":{"label":"A","at":[0.5,1.2]}}"#,
      #""at" must be [x,y], each from 0 to 1 across the element, not [0.5,1.2]"#),
    Malformed(
      step: #"{"tap":{"role":"buton"}}"#,
      #""role" must be one of text, image, button, toggle, slider, stepper, textField, picker, "#
        + "segment, tab, link, pager, pageIndicator, list, group, "
        + #"not "buton"; did you mean "button"?"#),
    Malformed(
      step: #"{"tap":{"label":"A","index":-1}}"#,
      #""index" must be a whole number from 0 to 1000000, not -1"#),
    Malformed(
      step: #"{"wait":-1}"#, #""wait" must be a whole number of frames from 0 to 1000000, not -1"#),
    Malformed(
      step: #"{"wait":1.5}"#, #""wait" must be a whole number of frames from 0 to 1000000, not 1.5"#
    ),
    Malformed(
      step: #"{"wait":1e300}"#,
      #""wait" must be a whole number of frames from 0 to 1000000, not 1e300"#),
    Malformed(
      step: #"{"settle":true}"#,
      #""settle" must be a whole number of frames from 0 to 1000000, not true"#),
    Malformed(
      step: #"{"expect":"source 1"}"#,
      #""expect" must be an object such as {"label":"Camera"}, not "source 1""#),
    Malformed(
      step: #"{"expect":{"visible":true}}"#,
      #""expect" names no element: give it a "label", a "role" or an "id""#),
    Malformed(
      step: #"{"expect":{"label":"A","visble":true}}"#,
      #"unknown key "visble"; did you mean "visible"?"#),
    Malformed(
      step: #"{"expect":{"label":"A","visible":"yes"}}"#,
      #""visible" must be true or false, not "yes""#),
    Malformed(
      step: #"{"expect":{"label":"A","at":[0,0]}}"#,
      #"unknown key "at"; "expect" knows label, role, id, index, exists, visible, value, "#
        + "selected, enabled, focused, frame, count"),
    Malformed(
      step: #"{"expect":{"label":"A","value":[1]}}"#,
      #""value" must be a text, a number, true or false, not [1]"#),
    Malformed(
      step: #"{"expect":{"label":"A","frame":[1,2,3]}}"#,
      #""frame" must be [x,y,width,height] in points, not [1,2,3]"#),
    Malformed(
      step: #"{"expect":{"label":"A","index":0,"count":2}}"#,
      #""count" counts all that match, so it cannot stand beside "index""#),
    Malformed(
      step: #"{"expect":{"label":"A","exists":false,"count":0}}"#,
      #""exists":false says that there is none, so "count" cannot stand beside it"#),
    Malformed(
      step: #"{"expect":{"label":"A","exists":false,"selected":true}}"#,
      #""exists":false says that there is none, so "selected" cannot be checked"#),
    Malformed(
      step: #"{"expect":{"label":"A","count":0,"value":""}}"#,
      #""count":0 says that there is none, so "value" cannot be checked"#),
    Malformed(
      step: #"{"snapshot":"a/b"}"#,
      #""snapshot" must be a name of 1 to 100 letters, digits, ".", "_" and "-""#),
    Malformed(
      step: #"{"snapshot":".."}"#,
      #""snapshot" must be a name of 1 to 100 letters, digits, ".", "_" and "-""#),
    Malformed(
      step: #"{"snapshot":"a","tolerance":255}"#,
      #""tolerance" must be a whole number of levels from 0 to 254, not 255"#),
    Malformed(
      [#"{"diorama":1}"#, #"{"snapshot":"a"}"#, "# again", #"{"snapshot":"a"}"#], 4,
      #"the snapshot "a" is there already, in line 2"#),
  ]

  @Test(arguments: files + json + headers + steps + MalformedSteps.input + MalformedSteps.order)
  func isRefusedWithItsLine(_ bad: Malformed) throws {
    let error = #expect(throws: SessionError.self) {
      try SessionFile(bad.text, file: "tests/bad.jsonl")
    }
    #expect(error?.message == bad.message)
    #expect(error?.line == bad.line)
    #expect(error?.description == "tests/bad.jsonl:\(bad.line): \(bad.message)")
  }

  /// What is cut off anywhere is refused, and nothing crashes.
  @Test func aFileThatIsCutOffIsRefused() throws {
    let whole = #"{"diorama":1,"app":"a\u00e4\n","size":[1e1,2.5],"seed":0,"fps":60}"#
    _ = try SessionFile(Array(whole.utf8), file: "a.jsonl")
    for length in 0..<whole.utf8.count {
      #expect(throws: SessionError.self, "\(length) bytes") {
        try SessionFile(Array(whole.utf8.prefix(length)), file: "a.jsonl")
      }
    }
  }

  /// A recording that was ended in the middle of a line says so, and what to do about it.
  @Test func aRecordingThatIsCutOffSaysSo() throws {
    let start = "{\"diorama\":1}\n{\"tap\":\"Add\"}\n"
    let line =
      #"{"drag":{"from":{"label":"\u00e4\ud83d\ude00","at":[0.5,1e-1]},"by":[-20.5,0]},"#
      + "\"duration\":0.2,\"pointer\":{\"button\":\"left\",\"samples\":[[0,1,2],[3,4,5]]}} "
    let label = line.replacing("\\u00e4", with: "ä😀")
    for whole in [line, label] {
      let bytes = Array(whole.utf8.dropLast())
      for length in 1..<bytes.count {
        let cut = Array(start.utf8) + bytes.prefix(length)
        let error = #expect(throws: SessionError.self) { try SessionFile(cut, file: "r.jsonl") }
        #expect(error?.line == 3)
        #expect(error?.message.hasSuffix(LineParser.cutOff) == true, "\(length): \(error!)")
        // With a newline after it, it is a mistake like any other.
        let ended = #expect(throws: SessionError.self) {
          try SessionFile(cut + [0x0a], file: "r.jsonl")
        }
        #expect(ended?.message.contains("cut off") == false)
      }
      // What is left without the line can be played; what is whole but for its newline as well.
      #expect(try SessionFile(Array(start.utf8), file: "r.jsonl").steps.count == 1)
      #expect(try SessionFile(Array(start.utf8) + bytes, file: "r.jsonl").steps.count == 2)
    }
    for (text, why) in [
      (#"{"tpa":"x"}"#, "a key that nobody knows"), (#"{'tap':"x"}"#, "no JSON"),
      (#"{"tap":"x"}}"#, "something after it"),
    ] {
      let error = #expect(throws: SessionError.self) {
        try SessionFile(Array((start + text).utf8), file: "r.jsonl")
      }
      #expect(error?.message.contains("cut off") == false, "\(why)")
    }
    let header = #expect(throws: SessionError.self) {
      try SessionFile(Array(#"{"diorama":1,"ap"#.utf8), file: "r.jsonl")
    }
    #expect(header?.message.contains("cut off") == false, "nothing is left without the header")
  }

  /// Any byte in any place is taken or refused, and nothing crashes.
  @Test func anyByteIsTakenOrRefused() {
    let whole = Array(
      "{\"diorama\":1}\n{\"expect\":{\"label\":\"\\ud83d\\ude00\",\"frame\":[1,2,3,4e0]}}".utf8)
    var refused = 0
    for place in whole.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = whole
        bytes[place] = byte
        do { _ = try SessionFile(bytes, file: "a.jsonl") } catch { refused += 1 }
      }
    }
    // Most changes break it; those within the label, and of one digit for another, do not.
    #expect(refused > whole.count * 200)
    #expect(refused < whole.count * 256)
  }
}
