import Foundation

/// A publisher that can tell whether another would send the same.
protocol LikenessTelling: Publisher {
  func isLike(_ other: Self) -> Bool
}

/// Whether two publishers send the same, as far as one can tell: one that is made anew in the same
/// way need not be subscribed to anew.
package func areAlike<P: Publisher>(_ a: P, _ b: P) -> Bool {
  if let a = a as? any LikenessTelling { return ask(a, b) }
  if type(of: a) is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
  if let a = a as? any Equatable { return equals(a, b) }
  return withUnsafeBytes(of: a) { x in
    withUnsafeBytes(of: b) { y in
      x.count == 0 || memcmp(x.baseAddress!, y.baseAddress!, x.count) == 0
    }
  }
}
private func ask<P: LikenessTelling>(_ a: P, _ b: Any) -> Bool {
  (b as? P).map { a.isLike($0) } ?? false
}
private func equals<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }

/// What an operator was made with. Functions without a context are like themselves.
struct Recipe: Equatable, @unchecked Sendable {
  private let parts: [AnyHashable]?
  /// Like no other.
  static let unique = Recipe(parts: nil)
  private init(parts: [AnyHashable]?) { self.parts = parts }
  init(_ parts: AnyHashable...) { self.parts = parts }
  init<F>(function: F) {
    guard MemoryLayout<F>.size == MemoryLayout<(UInt, UInt)>.size else {
      parts = nil
      return
    }
    let (code, context) = unsafeBitCast(function, to: (UInt, UInt).self)
    parts = context == 0 ? [code] : nil
  }
  static func == (a: Recipe, b: Recipe) -> Bool { a.parts != nil && a.parts == b.parts }
}
