import Combine
import Foundation

/// A value that is kept from one start of the program to the next, under a name. All that read the
/// name see the same value.
///
/// Where a window is replayed, recorded, drawn without a screen or tested, it begins with nothing
/// stored, and what is stored goes with the window.
///
/// Differs: a value that is written by `UserDefaults` itself is seen when the program starts anew; a
/// `URL` is stored as text.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let standard: Value
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?
  private let owner = OwnerLink()

  fileprivate init(
    _ standard: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>
  ) {
    self.standard = standard
    self.key = key
    self.store = store
    self.form = form
  }
  public var wrappedValue: Value {
    get { place?.get() ?? standard }
    nonmutating set { place?.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    if let place { return Binding(location: place) }
    let standard = standard
    return Binding(get: { standard }, set: { _ in })
  }
  /// In an object, the place of the window that runs the code.
  private var place: StoredLocation<Value>? {
    if let location { return location }
    if !MainQueue.isCurrent { return nil }
    let me = Unchecked(value: self)
    let found: Unchecked<StoredLocation<Value>?> = MainActor.assumeIsolated {
      let me = me.value
      guard let table = (FrameClock.current ?? FrameClock.app)?.preferences else {
        return Unchecked(value: nil)
      }
      return Unchecked(
        value: StoredLocation(
          table, me.key, me.store, me.form, standard: me.standard,
          willChange: { [owner = me.owner] in owner.publisher?.send() }))
    }
    return found.value
  }
}
/// The publisher of the object that has the property.
private final class OwnerLink: @unchecked Sendable {
  var publisher: ObservableObjectPublisher?
}
extension AppStorage: ObjectProperty {
  package func tell(_ publisher: ObservableObjectPublisher) { owner.publisher = publisher }
}
extension AppStorage: PlaceComparable {
  func isSame(as other: Self) -> Bool { key == other.key && store === other.store }
}
extension AppStorage: DynamicSlot {
  static var isOwnState: Bool { true }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    let me = pointer.assumingMemoryBound(to: Self.self)
    let p = me.pointee
    me.pointee.location = StoredLocation(
      node.graph.preferences, p.key, p.store, p.form, standard: p.standard)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(wrappedValue, key, store, .plain) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == TabViewCustomization { self.init(wrappedValue, key, store, .coded) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
    self.init(TabViewCustomization(), key, store, .coded)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredForm(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredForm(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredForm(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredForm(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredForm(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredForm(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredForm(.plain))
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, StoredForm(.plain))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredForm(StoredForm<R>(.plain)))
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, StoredForm(.plain))
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredForm(StoredForm<R>(.plain)))
  }
}
