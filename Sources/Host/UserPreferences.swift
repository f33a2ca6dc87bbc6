import Diorama
import Foundation

/// Values that Foundation's `UserDefaults` keep: a file for each program in the user's configuration
/// folder.
@MainActor package final class UserPreferences: Preferences {
  package init() {}
  package func value(for key: String, in store: UserDefaults?) -> Any? {
    (store ?? .standard).object(forKey: key)
  }
  /// It is on the disk when this returns: a program may end at any time.
  package func set(_ value: Any?, for key: String, in store: UserDefaults?) {
    let store = store ?? .standard
    if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
    store.synchronize()
  }
}
