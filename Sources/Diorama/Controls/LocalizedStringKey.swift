import Foundation

/// A key into the tables of localized text; where no table has it, the key is the text.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
  enum Argument {
    case value(any CVarArg)
    case text(Text)
  }
  /// What is looked up: interpolations stand as format specifiers.
  let key: String
  let arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
  public static func == (a: Self, b: Self) -> Bool {
    a.key == b.key && a.arguments.count == b.arguments.count
      && zip(a.arguments, b.arguments).allSatisfy(same)
  }
  private static func same(_ a: Argument, _ b: Argument) -> Bool {
    switch (a, b) {
    case (.value(let a), .value(let b)): (a as? AnyHashable) == (b as? AnyHashable)
    case (.text(let a), .text(let b)): a == b
    default: false
    }
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 3)
    }
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }
    private mutating func append(_ specifier: String, _ argument: any CVarArg) {
      key += specifier
      arguments.append(.value(argument))
    }
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      arguments.append(.text(text))
    }
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, value._argument)
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      append(specifier, value._argument)
    }
    /// Formatted for the locale where it is shown.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", formatter?.string(for: subject) ?? "\(subject)")
    }
    /// A date in the words of a formatter.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
      append("%@", formatter.string(for: subject) ?? "\(subject)")
    }
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }
  }
}

/// A number that knows its printf specifier.
public protocol _FormatSpecifiable: Equatable {
  static var _specifier: String { get }
  var _argument: any CVarArg { get }
}
extension Int: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }
  public var _argument: any CVarArg { self }
}
extension Int8: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: any CVarArg { Int32(self) }
}
extension Int16: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: any CVarArg { Int32(self) }
}
extension Int32: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: any CVarArg { self }
}
extension Int64: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }
  public var _argument: any CVarArg { self }
}
extension UInt: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }
  public var _argument: any CVarArg { self }
}
extension UInt8: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: any CVarArg { UInt32(self) }
}
extension UInt16: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: any CVarArg { UInt32(self) }
}
extension UInt32: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: any CVarArg { self }
}
extension UInt64: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }
  public var _argument: any CVarArg { self }
}
extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: any CVarArg { self }
}
extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }
  public var _argument: any CVarArg { Double(self) }
}
extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: any CVarArg { Double(self) }
}
