import Foundation

/// Guards the state of something that several threads may use. Nothing of users' runs inside of it.
struct Lock {
  private let lock = NSLock()
  func with<R>(_ body: () throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

/// Takes a value to another thread.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
