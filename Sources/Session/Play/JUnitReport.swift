import Foundation

/// How several replays went, in the XML that continuous integration servers read.
package struct JUnitReport {
  package struct Case {
    /// The session's path.
    package var file: String
    /// Seconds.
    package var duration: Double
    /// The process's exit code: 0 passed, 1 failed; anything else is an error.
    package var code: Int32
    /// What was complained about.
    package var complaints: String

    package init(file: String, duration: Double, code: Int32, complaints: String) {
      self.file = file
      self.duration = duration
      self.code = code
      self.complaints = complaints
    }
  }
  package var suite: String
  package var cases: [Case] = []

  package init(suite: String) { self.suite = suite }

  package var text: String {
    func seconds(_ v: Double) -> String { String(format: "%.3f", v) }
    let failed = cases.filter { $0.code == 1 }.count
    let broken = cases.filter { $0.code > 1 || $0.code < 0 }.count
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    out += "<testsuites>\n"
    out +=
      "  <testsuite name=\"\(JUnitReport.escaped(suite))\" tests=\"\(cases.count)\" "
      + "failures=\"\(failed)\" errors=\"\(broken)\" "
      + "time=\"\(seconds(cases.map(\.duration).reduce(0, +)))\">\n"
    for c in cases {
      let name = SessionFile.name(of: c.file)
      out +=
        "    <testcase classname=\"\(JUnitReport.escaped(suite))\" "
        + "name=\"\(JUnitReport.escaped(name))\" file=\"\(JUnitReport.escaped(c.file))\" "
        + "time=\"\(seconds(c.duration))\""
      if c.code == 0 {
        out += "/>\n"
        continue
      }
      let kind = c.code == 1 ? "failure" : "error"
      let first = c.complaints.split(separator: "\n").first.map(String.init) ?? ""
      out += ">\n      <\(kind) message=\"\(JUnitReport.escaped(first))\">"
      out += JUnitReport.escaped(c.complaints)
      out += "</\(kind)>\n    </testcase>\n"
    }
    return out + "  </testsuite>\n</testsuites>\n"
  }

  /// Text as XML 1.0 allows it; what it does not allow at all becomes a question mark.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff:
        out += "?"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
