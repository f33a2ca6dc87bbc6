import Foundation

/// Declares a value of the environment, of transactions or of containers, with its default:
/// `extension EnvironmentValues { @Entry var level = 3 }`.
///
/// Without a default, the type has to be an Optional.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "DioramaMacros", type: "EntryMacro")

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
