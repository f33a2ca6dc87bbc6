/// A stretch of a line that is shaped at one go: one face, one script, one direction.
struct TextRun: Equatable {
  /// In reading order; shaping turns a right-to-left run round.
  var text: String
  /// Nil where no face has these characters: they are drawn as boxes.
  var file: FontFile?
  var script: Script
  var isRightToLeft: Bool
  var isFitted: Bool { file?.isFitted ?? false }
}

extension TextRun {
  /// The runs of one line, from left to right.
  ///
  /// A script ends where a letter of another one begins; what scripts share joins what stands before
  /// it, and at the start of the line what follows. Kana and kanji go together. Directions follow a
  /// short form of Unicode's rules: the first letter gives the line's own direction, numbers run
  /// left to right inside right-to-left text, and other shared characters take the direction of both
  /// neighbours or else the line's. Explicit direction marks are passed over.
  /// - Parameter file: the face that a character is set in, nil where no face has it.
  static func runs(of text: String, file: (Character) -> FontFile?) -> [TextRun] {
    let characters = Array(text)
    guard !characters.isEmpty else { return [] }
    let letters = characters.map { $0.unicodeScalars.lazy.compactMap { Script.of($0) }.first }
    let scripts = resolved(letters)
    let levels =
      scripts.contains { $0.isRightToLeft } ? levels(characters, letters) : nil

    var runs: [TextRun] = []
    var runLevels: [Int] = []
    for (index, character) in characters.enumerated() {
      let face = file(character)
      let script = scripts[index]
      let level = levels?[index] ?? 0
      if let last = runs.last, last.file == face, runLevels.last == level,
        let joined = last.script.joined(script)
      {
        runs[runs.count - 1].text.append(character)
        runs[runs.count - 1].script = joined
      } else {
        runs.append(
          TextRun(
            text: String(character), file: face, script: script, isRightToLeft: level % 2 == 1))
        runLevels.append(level)
      }
    }
    return levels == nil ? runs : reordered(runs, levels: runLevels)
  }

  /// Fills the gaps that shared characters leave.
  private static func resolved(_ letters: [Script?]) -> [Script] {
    var current = letters.lazy.compactMap { $0 }.first ?? .latin
    return letters.map { letter in
      if let letter { current = letter }
      return current
    }
  }

  private enum Direction { case left, right, number }

  /// Embedding levels: even runs left to right, odd right to left.
  private static func levels(_ characters: [Character], _ letters: [Script?]) -> [Int] {
    let isBaseRight = letters.lazy.compactMap { $0 }.first?.isRightToLeft == true
    let base: Direction = isBaseRight ? .right : .left
    var directions = [Direction?](repeating: nil, count: characters.count)
    var letter = base
    for index in characters.indices {
      if isNumber(characters[index]) {
        // After a left-to-right letter a number is part of its text.
        directions[index] = letter == .left ? .left : .number
      } else if let script = letters[index] {
        letter = script.isRightToLeft ? .right : .left
        directions[index] = letter
      }
    }
    joinSignsToNumbers(characters, &directions)
    // What is shared takes the direction of both neighbours, or else the line's; a number in
    // right-to-left text counts as right to left.
    func side(_ direction: Direction) -> Direction { direction == .number ? .right : direction }
    var index = 0
    while index < directions.count {
      guard directions[index] == nil else {
        index += 1
        continue
      }
      let start = index
      while index < directions.count, directions[index] == nil { index += 1 }
      let before = start > 0 ? side(directions[start - 1]!) : base
      let after = index < directions.count ? side(directions[index]!) : base
      for gap in start..<index { directions[gap] = before == after ? before : base }
    }
    return directions.map { direction in
      switch direction! {
      case .left: isBaseRight ? 2 : 0
      case .right: 1
      case .number: 2
      }
    }
  }

  /// A currency or percent sign beside a number, and a point between two numbers, belong to them.
  private static func joinSignsToNumbers(
    _ characters: [Character], _ directions: inout [Direction?]
  ) {
    func isNumber(_ index: Int) -> Bool {
      directions.indices.contains(index) && directions[index] == .number
    }
    for index in characters.indices where directions[index] == nil {
      switch characters[index] {
      case ".", ",", ":", "/":
        if isNumber(index - 1), isNumber(index + 1) { directions[index] = .number }
      case "%", "‰", "#", "°", "+", "-", "−", "$", "€", "£", "¥":
        if isNumber(index - 1) || isNumber(index + 1) { directions[index] = .number }
      default: break
      }
    }
  }

  private static func isNumber(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }

  /// From the highest level down, turns round every stretch at that level or above.
  private static func reordered(_ runs: [TextRun], levels: [Int]) -> [TextRun] {
    var order = Array(runs.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        let start = index
        while index < order.count, levels[order[index]] >= level { index += 1 }
        order[start..<index].reverse()
      }
    }
    return order.map { runs[$0] }
  }

  /// The run cut into pieces of at most `count` characters, at spaces where there are some, in
  /// drawing order. Keeps the pictures that one piece is drawn through small.
  func pieces(of count: Int) -> [TextRun] {
    guard text.utf8.count > count, text.count > count else { return [self] }
    var pieces: [TextRun] = []
    var rest = text[...]
    while !rest.isEmpty {
      var end = rest.index(rest.startIndex, offsetBy: count, limitedBy: rest.endIndex)
      if let limit = end, limit < rest.endIndex, let space = rest[..<limit].lastIndex(of: " ") {
        end = rest.index(after: space)
      }
      var piece = self
      piece.text = String(rest[..<(end ?? rest.endIndex)])
      pieces.append(piece)
      rest = rest[(end ?? rest.endIndex)...]
    }
    return isRightToLeft ? pieces.reversed() : pieces
  }
}

extension Script {
  /// The script that this and another are shaped in together, or nil when they are not.
  func joined(_ other: Script) -> Script? {
    if self == other { return self }
    return isJapanese && other.isJapanese ? .kana : nil
  }

  private var isJapanese: Bool { self == .han || self == .kana }
}
