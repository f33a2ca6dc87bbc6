@_spi(Reflection) import Swift
import Foundation

/// The stored properties of one type, looked up once: where state is linked in place, and what is
/// compared to find out whether a view has changed.
@MainActor final class FieldTable {
  private struct Field {
    var offset: Int
    var size: Int
    var equatable: (any Equatable.Type)?
    var place: (any PlaceComparable.Type)?
    /// State of the view's own, which says for itself when it changes.
    var isOwnState: Bool
  }
  struct Slot {
    var offset: Int
    var type: any DynamicSlot.Type
  }
  struct Updater {
    var offset: Int
    var type: any DynamicProperty.Type
  }
  private var fields: [Field] = []
  private(set) var slots: [Slot] = []
  /// It has properties that take part in the updates of the view that holds it.
  var isDynamic: Bool { !slots.isEmpty || !updaters.isEmpty }
  /// Some of it would be lost if the view were made anew.
  var holdsState: Bool { slots.contains { $0.type.holdsState } }
  /// Properties of users' own, inner ones first.
  private(set) var updaters: [Updater] = []
  private let type: Any.Type

  private static var known: [ObjectIdentifier: FieldTable] = [:]
  static func of(_ type: Any.Type) -> FieldTable {
    let key = ObjectIdentifier(type)
    if let t = known[key] { return t }
    let t = FieldTable(type)
    known[key] = t
    return t
  }

  /// The view is one of the library's own.
  private(set) lazy var isOurs: Bool = {
    let name = _typeName(type, qualified: true)
    return name.hasPrefix("Diorama.") || name.hasPrefix("DioramaControls.")
  }()

  private init(_ type: Any.Type) {
    self.type = type
    var names: [(Int, Any.Type)] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      names.append((offset, fieldType))
      return true
    }
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    func isOwnState(_ t: Any.Type) -> Bool { (t as? any DynamicSlot.Type)?.isOwnState ?? false }
    for (offset, fieldType) in names {
      let isDynamic = fieldType is any DynamicProperty.Type
      fields.append(
        Field(
          offset: offset, size: _openExistential(fieldType, do: size),
          equatable: fieldType as? any Equatable.Type,
          place: fieldType as? any PlaceComparable.Type, isOwnState: isOwnState(fieldType)))
      if let slot = fieldType as? any DynamicSlot.Type {
        slots.append(Slot(offset: offset, type: slot))
      } else if isDynamic || fieldType is any ViewModifier.Type
        || fieldType is any _StateHolder.Type
      {
        let inner = FieldTable.of(fieldType)
        slots += inner.slots.map { Slot(offset: offset + $0.offset, type: $0.type) }
        updaters += inner.updaters.map { Updater(offset: offset + $0.offset, type: $0.type) }
        if let own = fieldType as? any DynamicProperty.Type {
          updaters.append(Updater(offset: offset, type: own))
        }
      }
    }
    let whole = _openExistential(type, do: size)
    if names.isEmpty, whole > 0, Self.isEnum(type) {
      // The case, and what it carries.
      fields.append(
        Field(
          offset: 0, size: whole, equatable: type as? any Equatable.Type,
          place: type as? any PlaceComparable.Type, isOwnState: false))
    } else if names.isEmpty, whole > 0, type is any View.Type {
      let text =
        "\(type) tells nothing of its properties, so its state cannot be found: "
        + "build without -disable-reflection-metadata"
      preconditionFailure(text)
    }
  }

  /// By the kind that a type's metadata begin with.
  private static func isEnum(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x201 || kind == 0x202
  }

  /// Connects the state in `value` with what is kept in `slots`.
  func link<V>(
    _ value: inout V, _ kept: inout [AnyObject?], _ node: _Node, _ context: _NodeContext
  ) {
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (i, slot) in slots.enumerated() {
        slot.type._link(base + slot.offset, &kept[i], node, context)
      }
    }
  }
  /// Lets the users' own properties prepare for an evaluation.
  func update<V>(_ value: inout V) {
    if updaters.isEmpty { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for u in updaters {
        func update<T: DynamicProperty>(_: T.Type) {
          (base + u.offset).assumingMemoryBound(to: T.self).pointee.update()
        }
        _openExistential(u.type, do: update)
      }
    }
  }

  /// Whether two values are the same, as far as one can tell: by `==` where there is one, otherwise by
  /// their bytes, or field by field.
  static func isSame<V>(_ a: V, _ b: V) -> Bool {
    func same<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
    if let a = a as? any Equatable { return same(a) }
    if let a = a as? any PerhapsNil, let b = b as? any PerhapsNil, a.isNil || b.isNil {
      return a.isNil && b.isNil
    }
    // What property wrappers hold changes behind their backs.
    let fields = of(V.self)
    if fields.isDynamic { return false }
    var a = a, b = b
    let areLike = withUnsafeBytes(of: &a) { x in
      withUnsafeBytes(of: &b) { y in memcmp(x.baseAddress!, y.baseAddress!, x.count) == 0 }
    }
    return areLike || fields.areEqual(&a, &b)
  }
  /// Whether no field differs, as far as one can tell: bytes that differ in a type that is not
  /// Equatable count as a change.
  func areEqual<V>(_ a: inout V, _ b: inout V) -> Bool {
    if MemoryLayout<V>.size == 0 { return true }
    if fields.isEmpty { return false }
    return withUnsafeBytes(of: &a) { x in
      withUnsafeBytes(of: &b) { y in
        for f in fields where !f.isOwnState {
          let p = x.baseAddress! + f.offset, q = y.baseAddress! + f.offset
          if memcmp(p, q, f.size) == 0 { continue }
          if let type = f.place {
            func same<T: PlaceComparable>(_: T.Type) -> Bool {
              p.assumingMemoryBound(to: T.self).pointee.isSame(
                as: q.assumingMemoryBound(to: T.self).pointee)
            }
            if _openExistential(type, do: same) { continue }
            return false
          }
          guard let type = f.equatable else { return false }
          func same<T: Equatable>(_: T.Type) -> Bool {
            p.assumingMemoryBound(to: T.self).pointee == q.assumingMemoryBound(to: T.self).pointee
          }
          if !_openExistential(type, do: same) { return false }
        }
        return true
      }
    }
  }

  // MARK: tuples

  private static var long: [ObjectIdentifier: Bool] = [:]
  /// Whether one of a tuple of views is a list in itself.
  static func isLong(tuple type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let kept = long[key] { return kept }
    var isLong = false
    _ = _forEachField(of: type) { _, _, t, _ in
      isLong = isLong || ((t as? any View.Type)?._isLong ?? false)
      return true
    }
    long[key] = isLong
    return isLong
  }
  private static var counts: [ObjectIdentifier: Int?] = [:]
  /// The static count of a tuple of views.
  static func count(ofTuple type: Any.Type) -> Int? {
    let key = ObjectIdentifier(type)
    // What stands for a modifier's content counts differently in each place.
    let mayKeep = ContentCount.stack.isEmpty
    if mayKeep, let kept = counts[key] { return kept }
    var parts: [Any.Type] = []
    _ = _forEachField(of: type) { _, _, t, _ in
      parts.append(t)
      return true
    }
    var sum: Int? = 0
    for p in parts {
      guard let s = sum, let view = p as? any View.Type, let n = view._count else {
        sum = nil
        break
      }
      sum = s + n
    }
    if mayKeep { counts[key] = .some(sum) }
    return sum
  }
}

/// A property wrapper that the toolkit links itself.
@MainActor protocol DynamicSlot: DynamicProperty {
  /// Connects the wrapper at `pointer` with what the node keeps for it in `slot`.
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext)
  /// It is the view's own: a new value of the wrapper is no change of the view.
  static var isOwnState: Bool { get }
  /// It keeps what would be lost if the view were made anew.
  static var holdsState: Bool { get }
}
extension DynamicSlot {
  static var holdsState: Bool { isOwnState }
}

/// Something that is no view but may have state, which the view that holds it keeps: apps, scenes,
/// styles.
public protocol _StateHolder {}

/// A property that takes part in a view's updates: one that holds state of its own.
public protocol DynamicProperty {
  /// Called before each evaluation of the body.
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

/// Any optional.
protocol PerhapsNil { var isNil: Bool { get } }
extension Optional: PerhapsNil { var isNil: Bool { self == nil } }
