import Diorama
import Foundation

/// Localized strings from `xx.lproj/TABLE.strings` in bundles.
///
/// For `ja-JP` the folders are asked in this order: `ja-JP`, `ja`, the bundle's development language
/// (`CFBundleDevelopmentRegion`, otherwise `en`), `Base`; the first table with the key answers.
/// Chinese without a script gets the one of its region. Capitals in folder names do not matter: the
/// package manager writes them small.
@MainActor package final class StringTables: StringStore {
  private struct TableName: Hashable {
    let folder: String
    let table: String
  }

  private struct SearchPlace: Hashable {
    let bundle: ObjectIdentifier?
    let table: String
    let locale: String
  }

  private let report: (String) -> Void
  private var searches: [SearchPlace: [[String: String]]] = [:]
  /// Bundles that were searched: kept, since they are known by their identity.
  private var bundles: [Bundle] = []
  private var tables: [TableName: [String: String]] = [:]
  private var localizations: [String: [String: String]] = [:]
  private var languages: [String: [String]] = [:]

  /// - Parameter report: takes a complaint about each table that cannot be read, once.
  package init(report: @escaping (String) -> Void) { self.report = report }

  package func string(
    for key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> String? {
    let place = SearchPlace(
      bundle: bundle.map(ObjectIdentifier.init), table: table ?? "Localizable",
      locale: locale.identifier)
    let found: [[String: String]]
    if let known = searches[place] {
      found = known
    } else {
      found = search(place.table, bundle, locale)
      searches[place] = found
      if let bundle { bundles.append(bundle) }
    }
    for strings in found {
      if let text = strings[key] { return text }
    }
    return nil
  }

  /// The tables to look into, in this order; those without strings are left out.
  private func search(_ table: String, _ bundle: Bundle?, _ locale: Locale) -> [[String: String]] {
    let folders = ApplicationBundles.folders(of: bundle)
    var found: [[String: String]] = []
    for language in languages(for: locale) + ["", "base"] {
      for folder in folders {
        let language = language.isEmpty ? developmentLanguage(of: folder) : language
        guard let name = localizations(in: folder)[language] else { continue }
        let path = folder.appendingPathComponent(name).path
        let strings = strings(in: TableName(folder: path, table: table))
        if !strings.isEmpty { found.append(strings) }
      }
    }
    return found
  }

  /// The names of folders for a locale, small, the most exact first.
  private func languages(for locale: Locale) -> [String] {
    if let known = languages[locale.identifier] { return known }
    // What follows an @ are settings, not language.
    let plain = locale.identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    let parts = plain.lowercased().split(separator: "-").map(String.init)
    var names = (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
    let full = Locale.Language(identifier: plain).maximalIdentifier.lowercased()
    let fullParts = full.split(separator: "-").map(String.init)
    if fullParts.count == 3 {
      // Language and script, language and region.
      let extra = [fullParts[0...1], [fullParts[0], fullParts[2]]].map { $0.joined(separator: "-") }
      names.insert(contentsOf: extra, at: max(names.count - 1, 0))
    }
    var seen: Set<String> = []
    names = names.filter { seen.insert($0).inserted }
    languages[locale.identifier] = names
    return names
  }

  private func developmentLanguage(of folder: URL) -> String {
    let region = Bundle(url: folder)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return (region ?? "en").lowercased()
  }

  /// The `.lproj` folders in a folder by their language in small letters.
  private func localizations(in folder: URL) -> [String: String] {
    if let known = localizations[folder.path] { return known }
    var found: [String: String] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".lproj") {
      found[name.dropLast(6).lowercased().replacingOccurrences(of: "_", with: "-")] = name
    }
    localizations[folder.path] = found
    return found
  }

  private func strings(in name: TableName) -> [String: String] {
    if let known = tables[name] { return known }
    let url = URL(fileURLWithPath: name.folder).appendingPathComponent(name.table + ".strings")
    let strings = read(url)
    tables[name] = strings
    return strings
  }

  /// A table that is missing or empty has no strings; one that is malformed has none and is reported.
  private func read(_ url: URL) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: url.path), !data.isEmpty else {
      return [:]
    }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      if let strings = list as? [String: String] { return strings }
      report("\(url.path): not a table of strings; write lines like \"key\" = \"text\";")
    } catch {
      let reason = (error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
      let detail = reason?.userInfo["NSDebugDescription"] as? String ?? "\(error)"
      report("\(url.path): \(detail); write lines like \"key\" = \"text\";")
    }
    return [:]
  }
}
