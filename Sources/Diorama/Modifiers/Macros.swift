import Foundation

/// Declares a value of the environment, of transactions or of containers, with its default:
/// `extension EnvironmentValues { @Entry var level = 3 }`.
///
/// Without a default, the type has to be an Optional.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "DioramaMacros", type: "EntryMacro")

/// The key of an `@Entry` whose type is that of its default.
public protocol _EntryKey: EnvironmentKey, TransactionKey, ContainerValueKey {
  associatedtype EntryValue
  static var entry: _EntryDefault<EntryValue> { get }
}
extension _EntryKey {
  public static var defaultValue: EntryValue { entry.value }
}
/// A default, written once and only read.
public struct _EntryDefault<Value>: @unchecked Sendable {
  let value: Value
  public init(_ value: @autoclosure @MainActor () -> Value) { self.value = _entryDefault(value()) }
}
/// Evaluates a default, which may be one of the main actor's, as everything is in some modules.
public func _entryDefault<Value>(_ value: @autoclosure @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(value) { unsafeBitCast($0, to: (() -> Value).self)() }
}

/// Shows a view while it is written: `diorama preview` opens it. Without a name it is called after
/// its file.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DioramaMacros", type: "PreviewMacro")

/// Marks state that is declared within a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "DioramaMacros", type: "PreviewableMacro")
