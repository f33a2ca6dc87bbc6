import Foundation

/// A value that is kept for a window, under a name. All that read the name in it see the same value.
///
/// Differs: it goes with the window.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let standard: Value
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  fileprivate init(_ standard: Value, _ key: String, _ form: StoredForm<Value>) {
    self.standard = standard
    self.key = key
    self.form = form
  }
  public var wrappedValue: Value {
    get { location?.get() ?? standard }
    nonmutating set { location?.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let standard = standard
    return Binding(get: { standard }, set: { _ in })
  }
}
extension SceneStorage: PlaceComparable {
  func isSame(as other: Self) -> Bool { key == other.key }
}
extension SceneStorage: DynamicSlot {
  static var isOwnState: Bool { true }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    let me = pointer.assumingMemoryBound(to: Self.self)
    let p = me.pointee
    me.pointee.location = StoredLocation(
      node.graph.scenePreferences, p.key, nil, p.form, standard: p.standard)
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String)
  where Value == Bool { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String)
  where Value == Int { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String)
  where Value == Double { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String)
  where Value == String { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String)
  where Value == URL { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String)
  where Value == Data { self.init(wrappedValue, key, .plain) }
  public init(wrappedValue: Value, _ key: String)
  where Value == Date { self.init(wrappedValue, key, .plain) }
  public init(_ key: String) where Value == TabViewCustomization {
    self.init(TabViewCustomization(), key, .coded)
  }
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StoredForm(.plain))
  }
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StoredForm(.plain))
  }
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredForm(.plain))
  }
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredForm(.plain))
  }
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StoredForm(.plain))
  }
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StoredForm(.plain))
  }
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, StoredForm(.plain))
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, StoredForm(.plain))
  }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, StoredForm(StoredForm<R>(.plain)))
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, StoredForm(.plain))
  }
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, StoredForm(StoredForm<R>(.plain)))
  }
}
