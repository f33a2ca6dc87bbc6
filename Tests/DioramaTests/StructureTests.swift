import Foundation
import Testing

/// A file of the package, without its comments and the insides of its strings.
struct SourceFile {
  let path: String
  let lineCount: Int
  let code: String

  init(_ url: URL, below root: URL) throws {
    path = String(url.path.dropFirst(root.path.count + 1))
    let text = try String(contentsOf: url, encoding: .utf8)
    lineCount = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    code = SourceFile.stripped(text)
  }
  /// The part of `Sources/Diorama` that it is in.
  var folder: String { path.split(separator: "/").dropFirst(2).first.map(String.init) ?? "" }

  private static func stripped(_ text: String) -> String {
    let bytes = Array(text.utf8), quote = UInt8(ascii: "\""), slash = UInt8(ascii: "/")
    let newline = UInt8(ascii: "\n"), star = UInt8(ascii: "*"), backslash = UInt8(ascii: "\\")
    var out: [UInt8] = [], i = 0
    func at(_ k: Int, _ byte: UInt8) -> Bool { k < bytes.count && bytes[k] == byte }
    while i < bytes.count {
      if at(i, slash), at(i + 1, slash) {
        while i < bytes.count, !at(i, newline) { i += 1 }
      } else if at(i, slash), at(i + 1, star) {
        while i < bytes.count, !(at(i, star) && at(i + 1, slash)) { i += 1 }
        i += 2
      } else if at(i, quote) {
        let isLong = at(i + 1, quote) && at(i + 2, quote)
        i += isLong ? 3 : 1
        while i < bytes.count {
          if at(i, backslash) {
            i += 2
          } else if at(i, quote), !isLong || (at(i + 1, quote) && at(i + 2, quote)) {
            break
          } else {
            i += 1
          }
        }
        i += isLong ? 3 : 1
        out.append(UInt8(ascii: " "))
      } else {
        out.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Names of types that it declares, and how deep in braces.
  var declarations: [(name: String, depth: Int)] {
    let words = /(\{)|(\})|\b(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z_]\w*)/
    var depth = 0, found: [(String, Int)] = []
    for match in code.matches(of: words) {
      if match.1 != nil { depth += 1 }
      if match.2 != nil { depth -= 1 }
      if let name = match.3 { found.append((String(name), depth)) }
    }
    return found
  }
  /// Names of types that it may mean; members of others are none.
  var mentions: [String] {
    code.matches(of: /(^|[^.\w])([A-Z_]\w*)/).map { String($0.2) }
  }
  /// Names after `public`.
  var publicNames: [String] {
    let kinds = #"(?:class|struct|enum|protocol|actor|typealias|func|var|let|case|macro)"#
    let marks =
      #"(?:(?:static|final|nonisolated|nonisolated\(nonsending\)|mutating|nonmutating|indirect|override|prefix|class|"#
      + #"convenience|required|lazy|(?:private|internal|package)\(set\))\s+)*"#
    let pattern = try! Regex<(Substring, Substring)>(
      #"\bpublic\s+"# + marks + kinds + #"\s+(`?\w+`?|[^\s(<\w]+)"#)
    return code.matches(of: pattern).map {
      $0.output.1.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
    }
  }
}

/// The package's files keep to its map.
@Suite struct StructureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// From the ground up: each names only those before it, the last two each other as well.
  private static let folders = [
    ["Geometry"], ["Drawing"], ["Motion"], ["Scene"], ["Input"], ["Layout"], ["Tree"],
    ["Modifiers", "Controls"],
  ]

  private static func files(_ folder: String) throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
    return try all.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map {
      try SourceFile(base.appendingPathComponent($0), below: root)
    }
  }

  @Test func foldersNameOnlyThoseBeforeThem() throws {
    let files = try Self.files("Sources/Diorama")
    #expect(files.count > 80)
    var ranks: [String: Int] = [:]
    for (rank, names) in Self.folders.enumerated() { for n in names { ranks[n] = rank } }
    #expect(Set(files.map(\.folder)) == Set(ranks.keys), "a folder has its place in the order")
    /// The lowest folder that declares a type.
    var homes: [String: Int] = [:]
    var declared: [String: Set<String>] = [:]
    for file in files {
      let rank = ranks[file.folder] ?? 0
      for (name, depth) in file.declarations {
        declared[file.folder, default: []].insert(name)
        if depth == 0 { homes[name] = min(homes[name] ?? .max, rank) }
      }
    }
    var upward: [String] = [], downward: Set<String> = []
    for file in files {
      let rank = ranks[file.folder] ?? 0, own = declared[file.folder] ?? []
      for name in file.mentions where !own.contains(name) {
        guard let home = homes[name], home != rank else { continue }
        if home > rank {
          upward.append(
            "\(file.path) names \(name) of \(Self.folders[home].joined(separator: "/"))")
        } else {
          downward.insert("\(file.folder): \(name)")
        }
      }
    }
    #expect(Set(upward) == [])
    // What it would find if it looked the other way round.
    for edge in [
      "Drawing: Angle", "Motion: UnitPoint", "Scene: Motion", "Input: Layer", "Layout: Layer",
      "Tree: LayoutSystem", "Modifiers: ElementModifier", "Controls: ViewHost",
    ] {
      #expect(downward.contains(edge), "\(edge) was not found")
    }
  }

  @Test func rasterImportsNothing() throws {
    let files = try Self.files("Sources/Raster")
    #expect(files.count > 10)
    for file in files {
      #expect(!file.code.contains(/(^|\n)\s*(@\w+\s+)*import\s/), "\(file.path)")
    }
  }

  @Test func onlyTheHostImportsSDL() throws {
    let files = try Self.files("Sources").filter { $0.code.contains(/import\s+CSDL\b/) }
    #expect(files.count > 3)
    for file in files { #expect(file.path.hasPrefix("Sources/Host/"), "\(file.path)") }
  }

  @Test func filesAreShort() throws {
    let files = try Self.files("Sources") + Self.files("Tests")
    #expect(files.count > 200)
    for file in files { #expect(file.lineCount <= 400, "\(file.path): \(file.lineCount) lines") }
  }

  @Test func publicNamesAreThoseOfTheList() throws {
    var found: Set<String> = []
    for file in try Self.files("Sources/Diorama") { found.formUnion(file.publicNames) }
    found = found.filter { !$0.hasPrefix("_") }
    let known = Set(publicNames.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(found.count > 500)
    #expect(
      found.subtracting(known).sorted() == [],
      "a public name is one of SwiftUI's, or begins with an underscore; add it to the list")
    #expect(known.subtracting(found).sorted() == [], "these are not public any more")
  }
}
