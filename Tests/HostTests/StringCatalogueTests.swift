import Diorama
import Foundation
import Testing

@testable import Host

/// `TABLE.xcstrings` and `TABLE.stringsdict`, in a bundle's folder.
@MainActor @Suite final class StringCatalogueTests {
  private let folder: URL
  private var complaints: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogues-\(UUID().uuidString)")
    try write(
      "Localizable.xcstrings",
      #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "hello" : {
            "comment" : "A greeting", "extractionState" : "manual",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
              "pt-BR" : { "stringUnit" : { "state" : "needs_review", "value" : "Olá" } },
              "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
            }
          },
          "untouched" : { "extractionState" : "stale" },
          "only.source" : {
            "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Source" } } }
          },
          "%lld apples" : {
            "localizations" : {
              "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld apple" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld apples" } }
              } } },
              "pl" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld jabłko" } },
                "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld jabłka" } },
                "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld jabłek" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld jabłka" } }
              } } }
            }
          },
          "tap" : {
            "localizations" : { "en" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } }
            } } } }
          },
          "%@ has %lld cats and %lld dogs" : {
            "localizations" : { "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%1$@ has %#@cats@ and %#@dogs@" },
              "substitutions" : {
                "cats" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg cat" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg cats" } } } } },
                "dogs" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg dog" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg dogs" } } } } }
              }
            } }
          }
        },
        "version" : "1.0"
      }
      """#)
    try write(
      "en.lproj/Old.stringsdict",
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@ left</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>no file</string>
          <key>one</key><string>%d file</string>
          <key>other</key><string>%d files</string>
        </dict></dict></dict></plist>
      """#)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  private lazy var tables = StringTables { [unowned self] in complaints.append($0) }
  private func text(_ key: String, _ locale: String, table: String? = nil) throws
    -> LocalizedFormat?
  {
    let bundle = try #require(Bundle(path: folder.path))
    return tables.text(
      for: key, table: table, bundle: bundle,
      locale: Locale(identifier: locale))
  }

  @Test func theLanguageChoosesTheText() throws {
    #expect(try text("hello", "de_AT")?.text == "Hallo")
    #expect(try text("hello", "pt_BR")?.text == "Olá")
    for locale in ["en", "fr", "ja"] { #expect(try text("hello", locale) == nil) }
    #expect(try text("untouched", "de") == nil)
    #expect(try text("only.source", "de")?.text == "Source", "the source language stands in")
    #expect(try text("tap", "en")?.text == "Tap", "the window is a phone's")
    #expect(complaints == [])
  }

  @Test func formsForNumbersAreRead() throws {
    let apples = try #require(try text("%lld apples", "en"))
    #expect(apples.plural?.forms == [.one: "%lld apple", .other: "%lld apples"])
    #expect(try text("%lld apples", "pl")?.plural?.forms.count == 4)
    let pets = try #require(try text("%@ has %lld cats and %lld dogs", "en"))
    #expect(pets.parts["cats"]?.argument == 1 && pets.parts["dogs"]?.argument == 2)
    let files = try #require(try text("files", "en", table: "Old"))
    #expect(files.text == "%#@count@ left")
    #expect(files.parts["count"]?.forms[.zero] == "no file")
  }

  @Test func aBrokenCatalogueIsReported() throws {
    try write("Torn.xcstrings", "{")
    try write("Bare.xcstrings", "{}")
    for _ in 0..<2 {
      #expect(try text("a", "en", table: "Torn") == nil)
      #expect(try text("a", "en", table: "Bare") == nil)
    }
    #expect(complaints.count == 2)
    #expect(complaints.allSatisfy { $0.contains("xcstrings") && $0.contains("Xcode") })
  }

  /// Numbers and their forms, as CLDR's charts have them.
  @Test func languagesHaveTheirForms() {
    func forms(_ language: String, _ numbers: [Double]) -> String {
      numbers.map { PluralCategory($0, in: Locale(identifier: language)).rawValue }.joined(
        separator: " ")
    }
    let numbers: [Double] = [0, 1, 2, 5, 11, 21, 22, 100]
    #expect(forms("en", numbers) == "other one other other other other other other")
    #expect(forms("ja", numbers) == "other other other other other other other other")
    #expect(forms("fr", numbers) == "one one other other other other other other")
    #expect(forms("ru", numbers) == "many one few many many one few many")
    #expect(forms("pl", numbers) == "many one few many many many few many")
    #expect(forms("cs", numbers) == "other one few other other other other other")
    #expect(forms("ar", numbers) == "zero one two few many many many other")
    #expect(forms("lt", numbers) == "other one few few other one few other")
    #expect(forms("lv", numbers) == "zero one other other zero one other zero")
    #expect(forms("sl", [1, 2, 3, 5, 101]) == "one two few other one")
    #expect(forms("he", [1, 2, 3]) == "one two other")
    #expect(forms("ro", [0, 1, 19, 20, 101]) == "few one few other few")
    #expect(forms("pt_BR", [0, 1, 2]) == "one one other")
    #expect(forms("pt_PT", [0, 1, 2]) == "other one other")
    #expect(forms("en", [1.5]) == "other" && forms("fr", [1.5]) == "one")
    #expect(forms("es", [1_000_000]) == "many")
  }
}
