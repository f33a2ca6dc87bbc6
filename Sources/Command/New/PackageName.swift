import Session

/// A name that a package, its program and its module can have.
struct PackageName {
  /// In characters. Longer ones would not fit the lines of the sources that are made.
  static let longest = 40
  let text: String
  /// How its types begin.
  var capitalized: String { text.prefix(1).uppercased() + text.dropFirst() }

  /// - Throws: what is wrong with it, and what to do.
  init(_ text: String) throws(UsageError) {
    self.text = text
    if !Self.isIdentifier(text) {
      throw UsageError(
        "\"\(text)\" cannot be the name of a Swift module: use a letter, then letters, digits and _, "
          + "such as \(Self.nearest(text) ?? "Segments")")
    }
    if text.count > Self.longest {
      throw UsageError("\"\(text)\" is too long: use \(Self.longest) characters at most")
    }
    if Self.keywords.contains(text) {
      throw UsageError(
        "\"\(text)\" is a word of Swift's own: use another name, such as \(capitalized)App")
    }
    if let module = Self.module(text) {
      throw UsageError(
        "there is a module \(module) already, of Swift's or of Diorama's: use another name, such as "
          + "My\(capitalized)")
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.first.map(isLetter) == true && text.allSatisfy { isLetter($0) || isDigit($0) || $0 == "_" }
  }
  private static func isLetter(_ c: Character) -> Bool { c.isASCII && c.isLetter }
  private static func isDigit(_ c: Character) -> Bool { c.isASCII && c.isNumber }
  /// The module of that name, in whatever case: disks may take no notice of it.
  private static func module(_ text: String) -> String? {
    modules.first { $0.lowercased() == text.lowercased() }
  }
  /// `my-app` as `MyApp`; nil where nothing is left that could be a name.
  private static func nearest(_ text: String) -> String? {
    let words = text.split { !isLetter($0) && !isDigit($0) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = joined.drop(while: isDigit).prefix(longest)
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    let isFine = !name.isEmpty && !keywords.contains(capitalized) && module(capitalized) == nil
    return isFine ? capitalized : nil
  }

  private static let keywords = Set(
    """
    associatedtype borrowing class consuming deinit enum extension fileprivate func import init inout
    internal let nonisolated open operator precedencegroup private protocol public rethrows static
    struct subscript typealias var break case catch continue default defer do else fallthrough for
    guard if in repeat return switch throw where while Any as await false is nil self Self super
    throws true try async actor macro package some any Type Protocol main
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Of the toolchain, and of this package.
  private static let modules = """
    Swift Foundation FoundationEssentials FoundationInternationalization FoundationNetworking
    FoundationXML Observation Combine Dispatch Distributed Synchronization RegexBuilder Cxx CxxStdlib
    Glibc Musl Darwin Builtin XCTest Testing PackageDescription PackagePlugin CompilerPluginSupport
    SwiftUI SwiftUICore UIKit AppKit CoreGraphics CoreFoundation QuartzCore CoreHaptics CoreData SwiftData os
    _Testing_CoreGraphics _Testing_UIKit Diorama DioramaControls DioramaMacros DioramaTesting DioramaCommand Session Host Raster Assets CSDL Gallery
    Desktop Props
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
