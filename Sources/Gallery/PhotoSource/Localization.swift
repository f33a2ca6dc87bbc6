import SwiftUI

/// The texts of the photo source, in the languages that there are `.strings` files for.
enum Localization: String {
  case photoSource = "photo-source"
  case camera
  case photoLibrary = "photo-library"

  /// The text in the language of `locale`, otherwise in English.
  func text(_ locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    for name in [language, "en"] {
      if let path = Bundle.module.path(forResource: name, ofType: "lproj"),
        let strings = Bundle(path: path)
      {
        return strings.localizedString(forKey: rawValue, value: nil, table: nil)
      }
    }
    return rawValue
  }
}
