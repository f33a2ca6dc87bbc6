import Foundation

/// What the toolkit needs of localized strings.
@MainActor package protocol StringStore: AnyObject {
  /// The text for a key in `table` (nil: "Localizable") for a locale, or nil where no table has it.
  /// A nil bundle searches the application's own bundles.
  func string(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> String?
}
