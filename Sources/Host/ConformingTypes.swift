import Foundation

/// The types of this program that conform to a protocol, by the records that the compiler leaves in
/// the program for the runtime. Generic types are left out.
package enum ConformingTypes {
  /// - Parameter existential: such as `(any PreviewProvider).self`.
  /// - Throws: when the program's file cannot be read, or has been stripped of its section table.
  package static func all(of existential: Any.Type) throws(HostError) -> [Any.Type] {
    let wanted = protocolDescriptor(of: existential)
    let records = try section("swift5_protocol_conformances")
    var found: [Any.Type] = []
    for at in stride(from: 0, to: records.count, by: 4) {
      let conformance = relative(records.baseAddress! + at)
      guard target(conformance) == wanted else { continue }
      let kind = conformance.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
      guard kind <= 1 else { continue }
      var type = relative(conformance + 4)
      if kind == 1 { type = type.loadUnaligned(as: UnsafeRawPointer.self) }
      if let metatype = metatype(type) { found.append(metatype) }
    }
    return found
  }

  /// An existential type's metadata: a kind, flags with a count, then its protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    let words = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)
    return words[2]
  }
  /// What a field that holds a distance from itself leads to.
  private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.loadUnaligned(as: Int32.self))
  }
  /// The same where an odd distance leads to a pointer.
  private static func target(_ field: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(field.loadUnaligned(as: Int32.self))
    if distance & 1 == 0 { return field + distance }
    return (field + (distance & ~1)).loadUnaligned(as: UnsafeRawPointer.self)
  }
  /// The type of a descriptor: a class, a structure or an enumeration that is not generic.
  private static func metatype(_ descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.loadUnaligned(as: UInt32.self)
    guard (16...18).contains(flags & 31), flags & 0x80 == 0 else { return nil }
    guard descriptor.loadUnaligned(fromByteOffset: 12, as: Int32.self) != 0 else { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  // MARK: the program's file

  /// A part of the running program by its name in the file.
  private static func section(_ name: String) throws(HostError) -> UnsafeRawBufferPointer {
    guard
      let file = try? Data(
        contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
    else { throw HostError("cannot read the program's own file, /proc/self/exe") }
    func number<T: FixedWidthInteger>(_ at: Int, _: T.Type) -> Int {
      guard at >= 0, at + MemoryLayout<T>.size <= file.count else { return 0 }
      return Int(
        truncatingIfNeeded: file.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: at, as: T.self)
        })
    }
    // The header of an ELF file of 64 bits says where the table of its sections is.
    let table = number(0x28, UInt64.self), size = number(0x3a, UInt16.self)
    let count = number(0x3c, UInt16.self)
    let names = number(table + number(0x3e, UInt16.self) * size + 0x18, UInt64.self)
    for i in 0..<count {
      let header = table + i * size
      let start = names + number(header, UInt32.self)
      let bytes = Array(name.utf8) + [0]
      guard start >= 0, start + bytes.count <= file.count,
        file[start..<(start + bytes.count)].elementsEqual(bytes)
      else { continue }
      let address = number(header + 0x10, UInt64.self), length = number(header + 0x20, UInt64.self)
      guard let first = UnsafeRawPointer(bitPattern: base + UInt(address)) else { break }
      return UnsafeRawBufferPointer(start: first, count: length)
    }
    throw HostError(
      "the program has no section \(name)", advice: "If it was stripped, build it again without.")
  }
  /// Where the program was loaded: the lowest address of what is mapped of its file.
  private static var base: UInt {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    guard let path, let maps = FileHandle(forReadingAtPath: "/proc/self/maps"),
      let data = try? maps.readToEnd()
    else { return 0 }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first {
      $0.hasSuffix(" " + path)
    }
    return line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) } ?? 0
  }
}
