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
    guard let first = text.unicodeScalars.first, Self.isLetter(first),
      text.unicodeScalars.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || $0 == "_" })
    else {
      let better = Self.nearest(text)
      throw UsageError(
        "\"\(text)\" cannot be the name of a Swift module: use a letter, then letters, digits and _, "
          + "such as \(better ?? "Segments")")
    }
    if text.count > Self.longest {
      throw UsageError("\"\(text)\" is too long: use \(Self.longest) characters at most")
    }
    if Self.keywords.contains(text) {
      throw UsageError(
        "\"\(text)\" is a word of Swift's own: use another name, such as \(capitalized)App")
    }
    if let module = Self.modules.first(where: { $0.lowercased() == text.lowercased() }) {
      throw UsageError(
        "there is a module \(module) already, of Swift's or of Diorama's: use another name, such as "
          + "My\(capitalized)")
    }
  }

  private static func isLetter(_ s: Unicode.Scalar) -> Bool {
    s.isASCII && s.properties.isAlphabetic
  }
  private static func isDigit(_ s: Unicode.Scalar) -> Bool { ("0"..."9").contains(s) }
  /// `my-app` as `MyApp`; nil where nothing is left.
  private static func nearest(_ text: String) -> String? {
    let words = text.split { c in !c.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) } }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = String(joined.drop { $0.isNumber }.prefix(longest))
    return (try? PackageName(name))?.text
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
    SwiftUI SwiftUICore UIKit AppKit CoreGraphics CoreFoundation
    Diorama DioramaTesting DioramaCommand Session Host Raster Assets CSDL Gallery Desktop
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
