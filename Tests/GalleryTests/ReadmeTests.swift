import Foundation
import Session
import Testing

/// What the README shows can be used as it stands there.
@Suite struct ReadmeTests {
  private let lines: [Substring]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func theFirstSessionIsWellFormed() throws {
    let start = try #require(lines.firstIndex(of: "```json"))
    let end = try #require(lines[start...].firstIndex(of: "```"))
    let session = lines[start + 1..<end].joined(separator: "\n")
    let file = try SessionFile([UInt8](session.utf8), file: "README.md")
    #expect(file.steps.count == 7)
  }

  @Test func theStepsInItsTableAreSteps() throws {
    let rows = lines.filter { $0.hasPrefix("| `{\"") }
    #expect(rows.count == 9)
    for row in rows {
      let steps = row.split(separator: "|")[0].split(separator: "`").filter { $0.hasPrefix("{") }
      let text = (["{\"diorama\":1}"] + steps.map(String.init)).joined(separator: "\n")
      #expect(throws: Never.self, "\(row)") {
        try SessionFile([UInt8](text.utf8), file: "README.md") {
          $0 == "login.jsonl" ? Array("{\"diorama\":1}".utf8) : nil
        }
      }
    }
  }
}
