import Foundation
import Testing

@testable import Host

@MainActor @Suite final class StringTablesTests {
  private let folder: URL
  private var complaints: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    try write("en", "Localizable", #""hello" = "Hello"; "only english" = "English";"#)
    try write("ja", "Localizable", #"/* greeting */ "hello" = "こんにちは";"#)
    try write("pt-br", "Localizable", #""hello" = "Olá";"#)
    try write("zh-Hant", "Localizable", #""hello" = "您好";"#)
    try write("Base", "Localizable", #""base" = "Base";"#)
    try write("en", "Errors", "\"a = b; \\\"c\\\"\" = \"%@ of\\n%d\";\nplain = word;")
    try write("en", "Empty", "")
    try write("en", "Broken", "\"a\" = \"b\"")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ language: String, _ table: String, _ text: String) throws {
    let place = folder.appendingPathComponent("\(language).lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appendingPathComponent("\(table).strings"))
  }

  private lazy var tables = StringTables { [unowned self] in complaints.append($0) }

  private func text(_ key: String, _ locale: String, table: String? = nil) throws -> String? {
    let bundle = try #require(Bundle(path: folder.path))
    return tables.text(
      for: key, table: table, bundle: bundle, locale: Locale(identifier: locale))?.text
  }

  @Test func theLocaleChoosesTheTable() throws {
    #expect(try text("hello", "ja") == "こんにちは")
    #expect(try text("hello", "ja-JP") == "こんにちは")
    #expect(try text("hello", "ja_JP") == "こんにちは")
    #expect(try text("hello", "pt-BR") == "Olá")
    #expect(try text("hello", "zh-TW") == "您好")
    #expect(try text("hello", "en_GB") == "Hello")
    #expect(try text("hello", "ja_JP@calendar=japanese") == "こんにちは")
  }

  @Test func theDevelopmentLanguageStandsIn() throws {
    #expect(try text("hello", "fr") == "Hello")
    #expect(try text("hello", "zh-CN") == "Hello")
    #expect(try text("only english", "ja") == "English")
    #expect(try text("base", "ja") == "Base")
  }

  @Test func whatNoTableHasIsNil() throws {
    #expect(try text("goodbye", "en") == nil)
    #expect(try text("hello", "en", table: "Errors") == nil)
    #expect(try text("hello", "en", table: "Nowhere") == nil)
    #expect(try text("hello", "en", table: "Empty") == nil)
    #expect(
      tables.text(for: "hello", table: nil, bundle: nil, locale: Locale(identifier: "en")) == nil)
    #expect(complaints.isEmpty)
  }

  @Test func quotesAndEscapesAreRead() throws {
    #expect(try text("a = b; \"c\"", "en", table: "Errors") == "%@ of\n%d")
    #expect(try text("plain", "en", table: "Errors") == "word")
  }

  @Test func aBrokenTableIsReportedOnce() throws {
    #expect(try text("a", "en", table: "Broken") == nil)
    #expect(try text("b", "en", table: "Broken") == nil)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("Broken.strings") == true)
    #expect(complaints.first?.contains("line 1") == true)
  }
}
