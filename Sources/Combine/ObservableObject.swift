import Foundation

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before a change. Properties marked `@Published` make it send, unless the object declares
  /// a publisher of its own.
  var objectWillChange: ObjectWillChangePublisher { get }
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.of(self) }
}

/// Sends that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let conduits = Conduits<Void, Never>()
  public init() {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Void, S.Failure == Never { conduits.add(subscriber) }
  public func send() { conduits.send((), keeps: false) }
}

/// The publishers of objects that declare none, for as long as there are the objects.
private final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private let lock = Lock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let (publisher, isNew) = lock.with { () -> (ObservableObjectPublisher, Bool) in
      // Another object may have been at the same place.
      if let entry = entries[id], entry.object === object { return (entry.publisher, false) }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let new = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: new)
      return (new, true)
    }
    if isNew { install(publisher, in: object) }
    return publisher
  }
  /// Makes the published properties tell.
  private func install(_ publisher: ObservableObjectPublisher, in object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let m = mirror {
      for case let property as any ObjectProperty in m.children.lazy.map(\.value) {
        property.tell(publisher)
      }
      mirror = m.superclassMirror
    }
  }
}

/// A property of an observable object whose changes are those of the object.
package protocol ObjectProperty {
  func tell(_ publisher: ObservableObjectPublisher)
}

/// A property of a class whose changes are published, just before they are made.
@propertyWrapper
public struct Published<Value> {
  let box: PublishedBox<Value>
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  /// Sends the value, at first and before each change.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set {}
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storage: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].box.value }
    set { object[keyPath: storage].box.set(newValue) }
  }

  /// Sends the values of a property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let box: PublishedBox<Value>
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never { box.add(subscriber) }
  }
}
extension Published: @unchecked Sendable where Value: Sendable {}
extension Published: ObjectProperty {
  package func tell(_ publisher: ObservableObjectPublisher) { box.tell(publisher) }
}

/// A published value.
final class PublishedBox<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var current: Value
  private let conduits = Conduits<Value, Never>()
  private var objectWillChange: ObservableObjectPublisher?
  private var kept: [AnyCancellable] = []
  init(_ value: Value) { current = value }

  var value: Value { lock.with { current } }
  func set(_ value: Value) {
    lock.with { objectWillChange }?.send()
    conduits.send(value, keeps: true)
    // What goes may have a `deinit` that comes back here: not under the lock.
    let old = lock.with {
      defer { current = value }
      return current
    }
    withExtendedLifetime(old) {}
  }
  func tell(_ publisher: ObservableObjectPublisher) { lock.with { objectWillChange = publisher } }
  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    conduits.add(subscriber, first: value)
  }
  /// Ends with the property.
  func keep(_ cancellable: AnyCancellable) { lock.with { kept.append(cancellable) } }
}
