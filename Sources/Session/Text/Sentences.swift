import Foundation

/// A session in words: a sentence for each line, with its number, and below it what the line stands
/// for where it includes a file or repeats steps.
package struct Sentences {
  private struct Sentence {
    /// Of its line; nil where the line above holds it too.
    var number: Int?
    var text: String
    var parts: [Sentence] = []
  }
  private let other: (String) throws -> [UInt8]?
  private var framesPerSecond = 60

  /// The lines to print. Comments and blank lines are left out.
  /// - Parameters:
  ///   - file: its path, for messages; what it includes lies beside it.
  ///   - other: the bytes of a file that is included, by its path; nil where there is none.
  /// - Throws: the first line that does not parse.
  package static func lines(
    _ bytes: [UInt8], file: String, other: @escaping (String) throws -> [UInt8]?
  ) throws(SessionError) -> [String] {
    // What can go wrong goes wrong here, also in files that are included.
    let (header, _) = try SessionReader(other: other).read(bytes, path: [file])
    var sentences = Sentences(other: other)
    if let fps = header.framesPerSecond { sentences.framesPerSecond = fps }
    let steps = try sentences.steps(bytes, file)
    guard let first = SessionLine.all(bytes).first(where: \.isStep) else { return [] }
    return layOut([Sentence(number: first.number, text: header.sentence)] + steps)
  }

  private init(other: @escaping (String) throws -> [UInt8]?) { self.other = other }

  private func steps(_ bytes: [UInt8], _ file: String) throws(SessionError) -> [Sentence] {
    var out: [Sentence] = []
    for line in SessionLine.all(bytes).filter(\.isStep).dropFirst() {
      let parser = LineParser(file: file, line: line.number)
      var sentence = try self.sentence(parser.object(line.bytes), parser)
      sentence.number = line.number
      out.append(sentence)
    }
    return out
  }

  private func sentence(
    _ members: [JSONMember], _ parser: LineParser
  ) throws(SessionError) -> Sentence {
    let verb = try parser.verb(members)
    let f = try parser.fields(members, of: verb)
    switch verb {
    case "include":
      let name = try f.string(verb) ?? ""
      let folder = parser.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let file = (folder.map(String.init) + [name]).joined(separator: "/")
      return Sentence(
        text: "Include \(Phrase.quoted(name)):", parts: try steps((try? other(file)) ?? [], file))
    case "repeat":
      let n = try f.integer(verb, in: 0...Int.max) ?? 0
      var parts: [Sentence] = []
      if case .array(let items)? = f.value("steps")?.content {
        for case .object(let members) in items.map(\.content) {
          parts.append(try sentence(members, parser))
        }
      }
      return Sentence(text: "Repeat \(Phrase.counted(n, "time")):", parts: parts)
    default:
      let step = try parser.step(members, text: "")
      return Sentence(text: step.sentence(framesPerSecond: framesPerSecond))
    }
  }

  private static func layOut(_ sentences: [Sentence]) -> [String] {
    let digits = sentences.compactMap { $0.number.map { String($0).count } }.max() ?? 0
    return sentences.flatMap { s in
      let number = s.number.map { n in
        String(repeating: " ", count: digits - String(n).count) + "\(n)  "
      }
      let indent = String(repeating: " ", count: number?.count ?? 2)
      return [(number ?? "") + s.text] + layOut(s.parts).map { indent + $0 }
    }
  }
}

extension SessionHeader {
  /// What it asks for, as a sentence.
  var sentence: String {
    func name<T: Equatable>(_ value: T, _ words: [(String, T)]) -> String {
      words.first { $0.1 == value }?.0 ?? ""
    }
    var parts = [app.map { "App \(Phrase.quoted($0))" } ?? "Any app"]
    if let page { parts.append("page \(Phrase.quoted(page))") }
    if let size { parts.append("a window of \(Phrase.size(size)) points") }
    if let scale {
      parts.append("\(JSONText.exact(scale)) pixel\(scale == 1 ? "" : "s") per point")
    }
    if let appearance { parts.append("\(name(appearance, WindowRange.appearances)) appearance") }
    if let locale { parts.append("locale \(locale)") }
    if let framesPerSecond {
      parts.append("\(Phrase.counted(framesPerSecond, "frame")) per second")
    }
    if let textSize { parts.append("text size \(name(textSize, WindowRange.textSizes))") }
    if let layoutDirection {
      parts.append("layout direction \(name(layoutDirection, WindowRange.directions))")
    }
    if let reduceMotion { parts.append(reduceMotion ? "reduced motion" : "full motion") }
    if let systemFonts { parts.append(systemFonts ? "the system's fonts too" : "own fonts only") }
    if let fonts { parts.append("recorded with the fonts \(Phrase.list(fonts.keys.sorted()))") }
    if let toolkit { parts.append("recorded with version \(toolkit)") }
    if let seed { parts.append("seed \(seed)") }
    return parts.joined(separator: ", ") + "."
  }
}
