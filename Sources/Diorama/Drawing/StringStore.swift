import Foundation

/// A text of a table: a format, and its other forms for other numbers.
package struct LocalizedFormat: Hashable, Sendable {
  /// What one argument makes of a text.
  package struct Plural: Hashable, Sendable {
    /// Which argument it is, from 0; nil is the next one, or for a whole text the first number.
    package var argument: Int?
    /// How `%arg` is written, without the percent sign.
    package var specifier: String
    package var forms: [PluralCategory: String]
    package init(
      argument: Int? = nil, specifier: String = "lld", forms: [PluralCategory: String]
    ) {
      self.argument = argument
      self.specifier = specifier
      self.forms = forms
    }
  }
  package var text: String
  package var plural: Plural?
  /// What stands for `%#@name@`.
  package var parts: [String: Plural]
  package init(_ text: String, plural: Plural? = nil, parts: [String: Plural] = [:]) {
    self.text = text
    self.plural = plural
    self.parts = parts
  }
}

/// What the toolkit needs of localized strings.
@MainActor package protocol StringStore: AnyObject {
  /// The text for a key in `table` (nil: "Localizable") for a locale, or nil where no table has it.
  /// A nil bundle searches the application's own bundles.
  func text(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> LocalizedFormat?
}
