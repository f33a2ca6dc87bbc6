import Session

/// An option of a command.
struct Option {
  /// With its dashes, the usual one last.
  let names: [String]
  /// What its value is, nil where it has none.
  var placeholder: String?
  /// One line.
  let help: String

  var row: (String, String) {
    (names.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? ""), help)
  }
}

/// What follows a command's name, taken apart.
struct Arguments {
  /// Values by the usual names of options; empty where an option has none.
  private var values: [String: String] = [:]
  /// What is no option, in its order. `-` is none.
  private(set) var rest: [String] = []

  init(_ arguments: ArraySlice<String>, options: [Option]) throws(UsageError) {
    var left = arguments
    while let argument = left.popFirst() {
      if argument == "--" {
        rest += left
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        rest.append(argument)
        continue
      }
      var (name, value) = (argument, String?.none)
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
      }
      guard let option = options.first(where: { $0.names.contains(name) }) else {
        let hint = Suggestion.clause(for: name, among: options.flatMap(\.names) + ["--help"])
        throw UsageError("unknown option \"\(name)\"\(hint)")
      }
      if let placeholder = option.placeholder {
        if value == nil, let next = left.first, !next.hasPrefix("--") { value = left.popFirst() }
        guard let value, !value.isEmpty else {
          throw UsageError("\(name) needs a value: \(name) \(placeholder)")
        }
      } else if value != nil {
        throw UsageError("\(name) takes no value")
      }
      if values.updateValue(value ?? "", forKey: option.names.last ?? name) != nil {
        throw UsageError("\(name) is given twice")
      }
    }
  }

  func value(_ name: String) -> String? { values[name] }
  func has(_ name: String) -> Bool { values[name] != nil }
}
