import Diorama
import Foundation

/// One string catalogue, a file `TABLE.xcstrings` as Xcode writes it: all languages of a table.
struct StringCatalogue {
  let sourceLanguage: String
  private let entries: [String: [String: Any]]
  /// Languages in it, small, and as it writes them.
  private let languages: [String: String]

  /// - Throws: `HostError` where it is not written as Xcode does.
  init(_ url: URL) throws {
    let data = try Data(contentsOf: url)
    let list: Any
    do {
      list = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw HostError(
        "\(url.path)", reason: "it is no JSON",
        advice: "Write it as Xcode writes string catalogues.")
    }
    guard let root = list as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      throw HostError(
        "\(url.path)", reason: "it has no \"strings\"",
        advice: "Write it as Xcode writes string catalogues.")
    }
    sourceLanguage = (root["sourceLanguage"] as? String ?? "en").lowercased()
    entries = strings.compactMapValues {
      ($0 as? [String: Any])?["localizations"] as? [String: Any]
    }
    var languages: [String: String] = [:]
    for entry in entries.values {
      for language in entry.keys { languages[StringTables.plain(language)] = language }
    }
    self.languages = languages
  }

  /// The texts of a language, by their keys; those without a text in it are left out.
  func texts(_ language: String) -> [String: LocalizedFormat] {
    guard let name = languages[language] else { return [:] }
    return entries.compactMapValues {
      ($0[name] as? [String: Any]).flatMap(StringCatalogue.format)
    }
  }

  private static func format(_ localization: [String: Any]) -> LocalizedFormat? {
    var parts: [String: LocalizedFormat.Plural] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any] else { continue }
      let number = value["argNum"] as? Int
      parts[name] = LocalizedFormat.Plural(
        argument: number.map { $0 - 1 }, specifier: value["formatSpecifier"] as? String ?? "lld",
        forms: forms(value["variations"]) ?? [:])
    }
    if let text = text(localization) { return LocalizedFormat(text, parts: parts) }
    guard let variations = localization["variations"] else { return nil }
    if let forms = forms(variations), let other = forms[.other] ?? forms.values.first {
      return LocalizedFormat(
        other, plural: LocalizedFormat.Plural(forms: forms), parts: parts)
    }
    // A phone first: that is what the window is like.
    let devices = (variations as? [String: Any])?["device"] as? [String: Any] ?? [:]
    for device in ["iphone", "other", "ipad", "mac"] {
      guard let inner = devices[device] as? [String: Any], var found = format(inner) else {
        continue
      }
      found.parts.merge(parts) { own, _ in own }
      return found
    }
    return nil
  }
  private static func text(_ unit: [String: Any]) -> String? {
    guard let unit = unit["stringUnit"] as? [String: Any], let text = unit["value"] as? String
    else {
      return nil
    }
    // What nobody has written yet is no text.
    return text.isEmpty && unit["state"] as? String == "new" ? nil : text
  }
  private static func forms(_ variations: Any?) -> [PluralCategory: String]? {
    guard let plural = (variations as? [String: Any])?["plural"] as? [String: Any] else {
      return nil
    }
    var forms: [PluralCategory: String] = [:]
    for (name, value) in plural {
      guard let category = PluralCategory(rawValue: name), let unit = value as? [String: Any] else {
        continue
      }
      forms[category] = text(unit)
    }
    return forms
  }
}

/// The texts of a `TABLE.stringsdict`: those with forms for numbers.
enum StringsDictionary {
  static func texts(_ list: Any) -> [String: LocalizedFormat] {
    (list as? [String: Any] ?? [:]).compactMapValues { value in
      guard let entry = value as? [String: Any],
        let text = entry["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      var parts: [String: LocalizedFormat.Plural] = [:]
      for (name, value) in entry {
        guard let rule = value as? [String: Any] else { continue }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
          forms[category] = rule[category.rawValue] as? String
        }
        parts[name] = LocalizedFormat.Plural(
          specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms)
      }
      return LocalizedFormat(text, parts: parts)
    }
  }
}
