import Diorama
import Foundation

/// Localized strings of bundles: `TABLE.xcstrings`, and `TABLE.strings` and `TABLE.stringsdict` in
/// `xx.lproj`.
///
/// For `ja-JP` the folders are asked in this order: `ja-JP`, `ja`, the bundle's development language
/// (`CFBundleDevelopmentRegion`, otherwise `en`; in a catalogue its source language), `Base`; the
/// first table with the key answers.
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

  private typealias Texts = [String: LocalizedFormat]

  private let report: (String) -> Void
  private var catalogues: [TableName: [StringCatalogue]] = [:]
  private var searches: [SearchPlace: [Texts]] = [:]
  /// Bundles that were searched: kept, since they are known by their identity.
  private var bundles: [Bundle] = []
  private var tables: [TableName: Texts] = [:]
  private var localizations: [String: [String: String]] = [:]
  private var languages: [String: [String]] = [:]

  /// - Parameter report: takes a complaint about each table that cannot be read, once.
  package init(report: @escaping (String) -> Void) { self.report = report }

  package func text(
    for key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> LocalizedFormat? {
    let place = SearchPlace(
      bundle: bundle.map(ObjectIdentifier.init), table: table ?? "Localizable",
      locale: locale.identifier)
    let found: [Texts]
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
  private func search(_ table: String, _ bundle: Bundle?, _ locale: Locale) -> [Texts] {
    let folders = ApplicationBundles.folders(of: bundle)
    var found: [Texts] = []
    func add(_ texts: Texts) { if !texts.isEmpty { found.append(texts) } }
    let languages = languages(for: locale) + ["", "base"]
    for language in languages {
      for folder in folders {
        for catalogue in catalogues(table, in: folder) {
          add(catalogue.texts(language.isEmpty ? catalogue.sourceLanguage : language))
        }
        let language = language.isEmpty ? developmentLanguage(of: folder) : language
        guard let name = localizations(in: folder)[language] else { continue }
        let path = folder.appendingPathComponent(name).path
        add(strings(in: TableName(folder: path, table: table)))
      }
    }
    if !found.isEmpty || bundle != nil { return found }
    // Not listed in the manifest.
    for url in ApplicationBundles.sourceCatalogues
    where url.lastPathComponent == table + ".xcstrings" {
      guard let catalogue = read(catalogue: url) else { continue }
      report(ApplicationBundles.advice(on: url))
      for language in languages {
        add(catalogue.texts(language.isEmpty ? catalogue.sourceLanguage : language))
      }
    }
    return found
  }

  private func catalogues(_ table: String, in folder: URL) -> [StringCatalogue] {
    let name = TableName(folder: folder.path, table: table)
    if let known = catalogues[name] { return known }
    let found = ApplicationBundles.items(in: folder, extensions: ["xcstrings"], depth: 3)
      .filter { $0.lastPathComponent == table + ".xcstrings" }.compactMap { read(catalogue: $0) }
    catalogues[name] = found
    return found
  }
  private func read(catalogue url: URL) -> StringCatalogue? {
    do {
      return try StringCatalogue(url)
    } catch {
      report("\(error)")
      return nil
    }
  }

  /// The names of folders for a locale, small, the most exact first.
  private func languages(for locale: Locale) -> [String] {
    if let known = languages[locale.identifier] { return known }
    // What follows an @ are settings, not language.
    let plain = locale.identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    let parts = plain.lowercased().split(separator: "-").map(String.init)
    var names: [String] = (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
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
      found[StringTables.plain(String(name.dropLast(6)))] = name
    }
    localizations[folder.path] = found
    return found
  }

  private func strings(in name: TableName) -> Texts {
    if let known = tables[name] { return known }
    let folder = URL(fileURLWithPath: name.folder)
    var texts: Texts = [:]
    let url = folder.appendingPathComponent(name.table + ".strings")
    if let list = list(url, "\"key\" = \"text\";") {
      if let strings = list as? [String: String] {
        texts = strings.mapValues { LocalizedFormat($0) }
      } else {
        report("\(url.path): not a table of strings; write lines like \"key\" = \"text\";")
      }
    }
    let plurals = folder.appendingPathComponent(name.table + ".stringsdict")
    if let list = list(plurals, "a property list") {
      texts.merge(StringsDictionary.texts(list)) { _, plural in plural }
    }
    tables[name] = texts
    return texts
  }

  /// A file that is missing or empty is none; one that is malformed is none and is reported.
  private func list(_ url: URL, _ form: String) -> Any? {
    guard let data = FileManager.default.contents(atPath: url.path), !data.isEmpty else {
      return nil
    }
    do {
      return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      let reason = (error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
      let detail = reason?.userInfo["NSDebugDescription"] as? String ?? "\(error)"
      report("\(url.path): \(detail); write lines like \(form)")
      return nil
    }
  }

  /// A language's name in small letters, with hyphens.
  nonisolated static func plain(_ language: String) -> String {
    language.lowercased().replacingOccurrences(of: "_", with: "-")
  }
}
