import Foundation

/// Writes lines to standard error, where other programs keep logs.
public struct Logger: Sendable {
  private let name: String
  private let isEnabled: Bool
  public init() { self.init(.default) }
  /// - Parameters:
  ///   - subsystem: whose lines these are; often an identifier of an app.
  ///   - category: which of its parts they are of.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }
  public init(_ log: OSLog) { (name, isEnabled) = (log.name, log.isEnabled) }

  public func log(_ message: OSLogMessage) { write("", message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level.word, message) }
  public func trace(_ message: OSLogMessage) { write(OSLogType.debug.word, message) }
  public func debug(_ message: OSLogMessage) { write(OSLogType.debug.word, message) }
  public func info(_ message: OSLogMessage) { write(OSLogType.info.word, message) }
  public func notice(_ message: OSLogMessage) { write("", message) }
  public func warning(_ message: OSLogMessage) { write("warning: ", message) }
  public func error(_ message: OSLogMessage) { write(OSLogType.error.word, message) }
  public func critical(_ message: OSLogMessage) { write(OSLogType.fault.word, message) }
  public func fault(_ message: OSLogMessage) { write(OSLogType.fault.word, message) }
  private func write(_ level: String, _ message: OSLogMessage) {
    if isEnabled { writeLine(name + level + message.text) }
  }
}
private func writeLine(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}

/// How serious a line is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
  fileprivate var word: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// Who sees a value in a line. Differs: lines go to whoever started the program, who sees them all.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}

/// A line with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += String(describing: value()) }
  }
}

/// Names whose lines these are.
public final class OSLog: Sendable {
  let name: String
  let isEnabled: Bool
  public static let `default` = OSLog("")
  /// Its lines are not written.
  public static let disabled = OSLog("", isEnabled: false)
  private init(_ name: String, isEnabled: Bool = true) {
    self.name = name
    self.isEnabled = isEnabled
  }
  public convenience init(subsystem: String, category: String) {
    self.init("[\(subsystem):\(category)] ")
  }
  /// What a program does, on a time line, for tools that look at it.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
}
/// Writes a line. In it `%d`, `%@`, `%f`, `%s` and their like, also as `%{public}@`, stand for
/// `arguments`.
public func os_log(
  _ message: String, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
  os_log(type, log: log, message, arguments)
}
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: String, _ arguments: any CVarArg...
) {
  os_log(type, log: log, message, arguments)
}
private func os_log(
  _ type: OSLogType, log: OSLog, _ message: String, _ arguments: [any CVarArg]
) {
  if !log.isEnabled { return }
  let format = message.replacingOccurrences(
    of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
  writeLine(log.name + type.word + String(format: format, arguments: arguments))
}
