import Foundation
import Testing

/// `Sources/Differs.md`, made of the comments in the sources. `make differs` writes it anew.
@Suite struct DiffersTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appendingPathComponent("Sources/Differs.md")
  /// Modules whose public names users see.
  private static let modules = ["Diorama", "SwiftUI", "UIKit", "Combine"]

  private static func files() -> [(path: String, url: URL)] {
    modules.flatMap { module -> [(String, URL)] in
      let folder = root.appendingPathComponent("Sources/\(module)")
      let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
      return all.filter { $0.hasSuffix(".swift") }.sorted().map {
        ("\(module)/\($0)", folder.appendingPathComponent($0))
      }
    }
  }

  // MARK: what differs

  /// What a comment says after the word, up to an empty line or its end, and of what it says it.
  private static func differences(_ text: String) -> [(name: String, text: String)] {
    let lines = text.components(separatedBy: "\n")
    var found: [(String, String)] = [], scope = ""
    for (i, line) in lines.enumerated() {
      if let match = line.firstMatch(
        of: #/^(?:[\w@()]+ )*(?:struct|class|enum|protocol|extension) ([\w.]+)/#)
      {
        scope = String(match.1)
      }
      guard let start = line.firstRange(of: #/^\s*\/\/\/? Differs: /#) else { continue }
      var words = [String(line[start.upperBound...])], next = i + 1
      while next < lines.count, let more = lines[next].firstMatch(of: #/^\s*\/\/\/? (.+)$/#) {
        if more.1.hasPrefix("- ") { break }
        words.append(String(more.1))
        next += 1
      }
      while next < lines.count,
        lines[next].contains(#/^\s*(\/\/|@(?!ViewBuilder)\w+(\([^)]*\))?\s*$|$)/#)
      {
        next += 1
      }
      let declaration = next < lines.count ? lines[next] : ""
      let one = (name(declaration, in: scope), words.joined(separator: " "))
      if !found.contains(where: { $0 == one }) { found.append(one) }
    }
    return found
  }
  /// A declaration by its name, with the type that it is a member of.
  private static func name(_ declaration: String, in scope: String) -> String {
    let words =
      #/(?:struct|class|enum|protocol|extension|macro|typealias|func|var|let|case) ([\w.]+)/#
    if declaration.hasPrefix(" ") {
      let member = declaration.firstMatch(of: words).map { String($0.1) }
      return "\(scope).\(member ?? "init")"
    }
    return declaration.firstMatch(of: words).map { String($0.1) } ?? scope
  }

  // MARK: what is there

  private static func table(_ known: Set<String>) -> String {
    var rows = "| family | there | not there |\n|---|---|---|\n"
    for family in lists {
      let missing = family.members.filter { !known.contains($0) }
      let there = family.members.count - missing.count
      rows +=
        "| \(family.name) | \(there) of \(family.members.count) | "
        + missing.map { "`\($0)`" }.joined(separator: " ") + " |\n"
    }
    return rows
  }
  private static var lists: [(name: String, members: [String])] {
    families.map { ($0.name, $0.members.split(whereSeparator: \.isWhitespace).map(String.init)) }
  }

  private static func text() throws -> String {
    var known: Set<String> = [], list = "", count = 0
    for (path, url) in files() {
      known.formUnion(try SourceFile(url, below: root).publicNames)
      let found = differences(try String(contentsOf: url, encoding: .utf8))
      if found.isEmpty { continue }
      count += found.count
      list += "\n[`\(path)`](\(path))\n\n"
      for one in found { list += "- `\(one.name)`: \(one.text)\n" }
    }
    #expect(count > 50 && known.count > 800)
    return """
      # What differs from Apple's SwiftUI

      Made by `make differs` of the public names and of the comments that say `Differs:`; a test fails
      where this page is out of date.

      ## What is there

      By families. A name stands for all of its forms; what is there does what it says, or is listed
      below. What is missing does not compile, rather than do nothing.

      \(table(known))
      ## What is otherwise
      \(list)
      """
  }

  @Test func thePageIsUpToDate() throws {
    let text = try Self.text()
    if ProcessInfo.processInfo.environment["DIORAMA_UPDATE_SNAPSHOTS"] == "1" {
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
      return
    }
    let page = (try? String(contentsOf: Self.page, encoding: .utf8)) ?? ""
    let new = Set(text.split(separator: "\n")), old = Set(page.split(separator: "\n"))
    #expect(
      text == page,
      """
      Sources/Differs.md is out of date: make differs writes it anew.
      new: \(new.subtracting(old).sorted().prefix(5).joined(separator: "\n"))
      gone: \(old.subtracting(new).sorted().prefix(5).joined(separator: "\n"))
      """)
  }

  @Test func commentsAreTakenApart() {
    let found = Self.differences(
      """
      /// A thing.
      ///
      /// Differs: it is
      /// blue.
      /// - Parameter x: red.
      public struct Thing {
        /// Differs: slow.
        @inlinable
        public func run() {}
        /// Differs: never.
        public init(_ x: Int) {}
        /// Differs: never.
        public init(_ x: Double) {}
      }
      """)
    #expect(found.map(\.name) == ["Thing", "Thing.run", "Thing.init"])
    #expect(found.map(\.text) == ["it is blue.", "slow.", "never."])
  }
}
