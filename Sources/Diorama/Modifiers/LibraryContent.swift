/// Views and modifiers for the library of an editor. Nothing here reads them.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// What the modifiers are for.
  associatedtype ModifierBase = Any
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}
extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view, or something with a modifier, for the library of an editor.
public struct LibraryItem {
  public struct Category: Hashable, Sendable {
    private let name: String
    public static let effect = Category(name: "effect")
    public static let layout = Category(name: "layout")
    public static let control = Category(name: "control")
    public static let other = Category(name: "other")
  }
  /// - Parameter snippet: what would be inserted; it is not evaluated.
  public init<Snippet>(
    _ snippet: @autoclosure () -> Snippet, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Lists the items of a library.
@resultBuilder public enum LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] {
    Array(items.joined())
  }
}
