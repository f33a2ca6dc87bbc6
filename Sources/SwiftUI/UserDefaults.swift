import Foundation

// As on Apple's systems, where every object has them.
extension UserDefaults {
  /// The same as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The same as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
