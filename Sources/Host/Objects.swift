import CSDL

/// Makes objects of classes that are known only while the program runs.
package enum Objects {
  /// An object by the class's `init()`, its own or the one that it inherits.
  ///
  /// Swift calls an initialiser of a class that it does not know only where it is `required`, and that
  /// of `NSObject` is not: so the place of `init()` is read from the record of the class at the root,
  /// which has it as its only one, and what stands there in the class's own table is called.
  /// - Returns: nil where the class at the root has another initialiser, or several.
  package static func make(_ type: AnyClass) -> AnyObject? {
    typealias Words = UnsafePointer<UnsafeRawPointer?>
    // A class's metadata: a kind, the class above, flags and sizes, and a record at the sixth place.
    let words = unsafeBitCast(type, to: Words.self)
    var root = words
    while let above = root[1] { root = above.assumingMemoryBound(to: UnsafeRawPointer?.self) }
    guard let record = root[5] else { return nil }
    func number(_ at: Int) -> UInt32 { record.loadUnaligned(fromByteOffset: at, as: UInt32.self) }
    let flags = number(0)
    let isClass = flags & 31 == 16, isGeneric = flags & 0x80 != 0, hasTable = flags >> 31 == 1
    // What makes the metadata at run time stands before the table.
    let isPlain = flags >> 16 & 3 == 0
    guard isClass, !isGeneric, hasTable, isPlain else { return nil }
    let first = Int(number(44)), count = Int(number(48))
    let initialisers = (0..<count).filter { number(52 + $0 * 8) & 15 == 1 }
    guard initialisers.count == 1, let function = words[first + initialisers[0]] else {
      return nil
    }
    let made = csdl_make_object(function, words)
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }
}
