import Foundation

/// Where something stands in a bar.
///
/// Differs: those of the navigation bar alone; others of Apple's are not built.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Side: Sendable { case leading, principal, trailing }
  let side: Side
  private init(_ side: Side) { self.side = side }
  /// The trailing side.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// The middle, in place of the title.
  public static let principal = ToolbarItemPlacement(.principal)
  /// The leading side.
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  public static let confirmationAction = ToolbarItemPlacement(.trailing)
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
}

/// What stands in bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor var _entries: [_ToolbarEntry] { get }
}
extension ToolbarContent {
  @MainActor public var _entries: [_ToolbarEntry] { body._entries }
}
extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: the toolkit shows it itself") }
}
extension Never: ToolbarContent {
  @MainActor public var _entries: [_ToolbarEntry] { fatalError("Never has no entries") }
}
/// One view of a bar.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// One view of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  @MainActor public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}
extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}
/// Views that stand beside each other in a bar.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  @MainActor public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

/// Several pieces of toolbar content that follow each other.
nonisolated public struct _ToolbarList: ToolbarContent {
  public typealias Body = Never
  let parts: [any ToolbarContent]
  @MainActor public var _entries: [_ToolbarEntry] { parts.flatMap(\._entries) }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _ToolbarList { _ToolbarList(parts: []) }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarList {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return _ToolbarList(parts: parts)
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarList {
    _ToolbarList(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarList {
    _ToolbarList(parts: [first])
  }
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarList {
    _ToolbarList(parts: [second])
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarList {
    _ToolbarList(parts: [content])
  }
}

/// Tells the page around what its bar is to hold.
nonisolated private struct ToolbarModifier<T: ToolbarContent>: ViewModifier {
  let toolbar: T
  init(toolbar: T) { self.toolbar = toolbar }
  @MainActor func body(content: Content) -> some View {
    let entries = toolbar._entries
    func views(_ side: ToolbarItemPlacement.Side) -> [AnyView] {
      entries.filter { $0.placement.side == side }.map(\.view)
    }
    return content.navigationItem {
      $0.leading = views(.leading)
      $0.principal = views(.principal)
      $0.trailing = views(.trailing)
    }
  }
}

extension View {
  /// Puts views into the bar of the page around, at its trailing side.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = content()
    return navigationItem { $0.trailing = [AnyView(view)] }
  }
  /// Puts views into the bar of the page around.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }
}
