import Foundation

/// Values of any types that lead from the root of a `NavigationStack` to the page that is shown.
public struct NavigationPath: Equatable, @unchecked Sendable {
  private struct Item: Equatable {
    let value: AnyHashable
    /// Nil for one that cannot be written down.
    let coded: (any (Codable & Hashable))?
    static func == (a: Item, b: Item) -> Bool { a.value == b.value }
  }
  private var items: [Item] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    for e in elements { append(e) }
  }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    for e in elements { append(e) }
  }
  public init(_ codable: CodableRepresentation) {
    for v in codable.values { put(v) }
  }
  private mutating func put<V: Hashable & Codable>(_ value: V) { append(value) }

  public var count: Int { items.count }
  public var isEmpty: Bool { items.isEmpty }
  var values: [AnyHashable] { items.map(\.value) }

  public mutating func append<V: Hashable>(_ value: V) {
    items.append(Item(value: AnyHashable(value), coded: nil))
  }
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    items.append(Item(value: AnyHashable(value), coded: value))
  }
  /// Takes values away from the end.
  /// - Parameter k: 0 to `count`; anything else ends the program.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      (0...items.count).contains(k),
      "removeLast(\(k)) of a path of \(items.count): ask for count first")
    items.removeLast(k)
  }
  /// The path as it can be written down; nil where one of its values cannot.
  public var codable: CodableRepresentation? {
    var values: [any (Codable & Hashable)] = []
    for i in items {
      guard let coded = i.coded else { return nil }
      values.append(coded)
    }
    return CodableRepresentation(values: values)
  }

  /// The values of a path, with their types.
  public struct CodableRepresentation: Codable, Equatable, @unchecked Sendable {
    let values: [any (Codable & Hashable)]

    init(values: [any (Codable & Hashable)]) { self.values = values }
    public static func == (a: Self, b: Self) -> Bool {
      func any<V: Hashable>(_ v: V) -> AnyHashable { AnyHashable(v) }
      return a.values.map { any($0) } == b.values.map { any($0) }
    }
    /// Differs: the form is ours. For each value the name of its type, then the value as JSON.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for v in values {
        guard let name = _mangledTypeName(type(of: v)) else {
          throw EncodingError.invalidValue(
            v, .init(codingPath: list.codingPath, debugDescription: "its type has no name"))
        }
        try list.encode(name)
        try list.encode(String(decoding: JSONEncoder().encode(v), as: UTF8.self))
      }
    }
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer(), values: [any (Codable & Hashable)] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let json = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "no type of this program is called \(name)")
        }
        values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
      }
      self.values = values
    }
  }
}

/// The path of a stack, whatever its type: read when it is asked for, and written from the end.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void

  init(_ binding: Binding<NavigationPath>) {
    let path = binding
    values = { path.wrappedValue.values }
    append = {
      func put<V: Hashable>(_ value: V) { path.wrappedValue.append(value) }
      func putCoded<V: Hashable & Codable>(_ value: V) { path.wrappedValue.append(value) }
      if let coded = $0.base as? any (Hashable & Codable) {
        putCoded(coded)
      } else if let plain = $0.base as? any Hashable {
        put(plain)
      }
      return true
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }
  init<Data>(_ binding: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    nonisolated(unsafe) let path = binding
    values = { path.wrappedValue.map { AnyHashable($0) } }
    append = {
      guard let value = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = { n in
      let all = path.wrappedValue
      path.wrappedValue = Data(all.prefix(max(0, all.count - n)))
    }
  }
}
