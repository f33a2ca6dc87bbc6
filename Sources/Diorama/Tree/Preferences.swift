import Combine
import Foundation

/// What the toolkit needs to keep values from one start of a program to the next: property-list
/// values by name.
@MainActor package protocol Preferences: AnyObject {
  /// - Parameter store: nil is the program's own.
  func value(for key: String, in store: UserDefaults?) -> Any?
  func set(_ value: Any?, for key: String, in store: UserDefaults?)
}

/// Keeps them for as long as there is the window.
@MainActor final class PassingPreferences: Preferences {
  private struct Name: Hashable {
    let key: String
    let store: ObjectIdentifier?
  }
  private var values: [Name: Any] = [:]
  /// Known by their identity, so they must not go.
  private var stores: [UserDefaults] = []

  private func name(_ key: String, _ store: UserDefaults?) -> Name {
    if let store, !stores.contains(where: { $0 === store }) { stores.append(store) }
    return Name(key: key, store: store.map { ObjectIdentifier($0) })
  }
  func value(for key: String, in store: UserDefaults?) -> Any? { values[name(key, store)] }
  func set(_ value: Any?, for key: String, in store: UserDefaults?) {
    values[name(key, store)] = value
  }
}

/// The stored values of one window, and who reads them.
@MainActor final class PreferenceTable {
  private let preferences: any Preferences
  private weak var graph: Graph?
  private var boxes: [(store: UserDefaults?, boxes: [String: StateBox<Any?>])] = []

  init(_ preferences: any Preferences, _ graph: Graph) {
    self.preferences = preferences
    self.graph = graph
  }
  func box(_ key: String, in store: UserDefaults?) -> StateBox<Any?> {
    let i = boxes.firstIndex { $0.store === store } ?? boxes.count
    if i == boxes.count { boxes.append((store, [:])) }
    if let known = boxes[i].boxes[key] { return known }
    let new = StateBox<Any?>(
      preferences.value(for: key, in: store), graph: graph, owner: "stored value \"\(key)\"")
    boxes[i].boxes[key] = new
    return new
  }
  func set(_ value: Any?, for key: String, in store: UserDefaults?) {
    preferences.set(value, for: key, in: store)
    box(key, in: store).set(value)
  }
}

/// How values of a type are stored.
struct StoredForm<Value> {
  /// Nil for what is not of the type.
  let decode: (Any) -> Value?
  /// Nil to store nothing.
  let encode: (Value) -> Any?
  init(decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?) {
    self.decode = decode
    self.encode = encode
  }
  /// That of a raw value.
  init<Raw>(_ raw: StoredForm<Raw>) where Value: RawRepresentable, Value.RawValue == Raw {
    self.init(
      decode: { raw.decode($0).flatMap(Value.init(rawValue:)) },
      encode: { raw.encode($0.rawValue) })
  }
  /// That of a value which there may be.
  init<Wrapped>(_ wrapped: StoredForm<Wrapped>) where Value == Wrapped? {
    self.init(
      decode: { wrapped.decode($0).map { .some($0) } }, encode: { $0.flatMap(wrapped.encode) })
  }
}
extension StoredForm where Value == Bool {
  static var plain: Self {
    Self(decode: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, encode: { $0 })
  }
}
extension StoredForm where Value == Int {
  static var plain: Self {
    Self(decode: { $0 as? Int ?? ($0 as? Double).flatMap(Int.init(exactly:)) }, encode: { $0 })
  }
}
extension StoredForm where Value == Double {
  static var plain: Self {
    Self(decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 })
  }
}
extension StoredForm where Value == String {
  static var plain: Self { Self(decode: { $0 as? String }, encode: { $0 }) }
}
extension StoredForm where Value == Data {
  static var plain: Self { Self(decode: { $0 as? Data }, encode: { $0 }) }
}
extension StoredForm where Value == Date {
  static var plain: Self { Self(decode: { $0 as? Date }, encode: { $0 }) }
}
extension StoredForm where Value: Codable {
  /// As JSON.
  static var coded: Self {
    Self(
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
  }
}
extension StoredForm where Value == URL {
  static var plain: Self {
    Self(decode: { ($0 as? String).flatMap(URL.init(string:)) }, encode: { $0.absoluteString })
  }
}

/// A stored value.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private let box: StateBox<Any?>
  private let table: PreferenceTable
  private let key: String
  private let store: UserDefaults?
  private let form: StoredForm<Value>
  private let standard: Value
  private let willChange: () -> Void

  @MainActor init(
    _ table: PreferenceTable, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>,
    standard: Value, willChange: @escaping () -> Void = {}
  ) {
    box = table.box(key, in: store)
    self.table = table
    self.key = key
    self.store = store
    self.form = form
    self.standard = standard
    self.willChange = willChange
  }
  override func get() -> Value { box.get().flatMap(form.decode) ?? standard }
  override func set(_ value: Value) {
    if !MainQueue.isCurrent {
      let new = Unchecked(value: value)
      DispatchQueue.main.async { self.set(new.value) }
      return
    }
    willChange()
    let new = Unchecked(value: form.encode(value))
    MainActor.assumeIsolated { table.set(new.value, for: key, in: store) }
  }
  override func isSame(as other: Source) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return box === other.box
  }
}
