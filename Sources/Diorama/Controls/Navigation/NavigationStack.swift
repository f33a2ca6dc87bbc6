import Foundation

/// A root page, and those that links and a path put over it, one at a time.
///
/// Each page has a bar of 44 points with its title, the way back and what `toolbar` puts there; a
/// large title takes 52 points more, and gives way to content that scrolls under the bar. A page comes
/// and goes from the trailing side. A drag from the leading edge, the button in the bar, Escape and
/// `dismiss` lead back. Pages below keep their state.
///
/// Differs: bars move with their pages. Apple publishes no curve; it is a spring of half a second.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let path: NavigationPathAccess?
  let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }
  @MainActor public var body: some View { NavigationContainer(path: path, root: root) }
}

/// The older name of a `NavigationStack` without a path.
///
/// Of several views, which are columns on larger screens, the first is shown.
///
/// Differs: there is one column in every style.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View {
    if Content.isSeveral {
      // The others are what larger screens show beside it.
      NavigationContainer(path: nil, root: Group(subviews: content) { $0.first })
    } else {
      NavigationContainer(path: nil, root: content)
    }
  }
}

/// How a `NavigationView` shows its pages.
public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}
/// Differs: one column, as on a phone.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}
/// Differs: one column, as on a phone.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
extension View {
  /// Differs: there is one column in every style.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// Keeps what a stack shows, and lets it follow its path.
struct NavigationContainer<Root: View>: View {
  let path: NavigationPathAccess?
  let root: Root
  @State private var own = NavigationPath()
  @State private var model = NavigationModel()
  /// Changes whenever a link or a binding shows or hides a page.
  @State private var version = 0
  @State private var shown: [NavigationEntry] = []
  /// Pages that are seen below another for as long as something moves.
  @State private var moving: Set<NavigationPageID> = []
  /// Points that the hand has moved the page.
  @State private var drag: CGFloat?
  init(path: NavigationPathAccess?, root: Root) {
    self.path = path
    self.root = root
  }
  static var spring: Animation { .spring(response: 0.5, dampingFraction: 1) }

  var body: some View {
    let _ = version
    let _ = connect()
    let target = model.target(model.values())
    let pages = shown.isEmpty ? target : shown
    let isStill = Transaction.current.disablesAnimations
    GeometryReader { proxy in
      NavigationPages(
        root: root, model: model, pages: pages, moving: moving, drag: drag,
        insets: proxy.safeAreaInsets, width: proxy.size.width
      )
      .ignoresSafeArea()
    }
    .modifier(
      NavigationHandModifier(
        model: model, canGoBack: canGoBack(pages), moved: { move($0, pages) },
        finished: { release($0, $1, pages) }, back: { back(pages) })
    )
    .environment(\.navigation, model)
    .onChange(of: target.map(\.id), initial: true) { follow(target, isStill: isStill) }
  }
  private func connect() {
    let access = path ?? NavigationPathAccess($own), version = $version
    model.values = access.values
    model.append = access.append
    model.removeLast = access.removeLast
    model.changed = { version.wrappedValue &+= 1 }
  }
  private func follow(_ target: [NavigationEntry], isStill: Bool) {
    let old = shown
    model.shown = target
    // What is there at first does not move, wherever it was said.
    if old.isEmpty { model.birth = model.update() }
    if old.isEmpty || isStill || model.update() == model.birth {
      shown = target
      return
    }
    if old.map(\.id) == target.map(\.id) { return }
    let seen = Set([old.last?.id, target.last?.id].compactMap { $0 })
    moving = seen
    withAnimation(Self.spring, completionCriteria: .removed) {
      shown = target
      drag = nil
    } completion: {
      if moving == seen { moving = [] }
    }
    model.forget(but: Set((old + target).map(\.id)))
  }

  // MARK: the way back

  private func canGoBack(_ pages: [NavigationEntry]) -> Bool {
    guard pages.count > 1, let top = pages.last else { return false }
    return model.model(of: top.id).item.hidesBackButton != true
  }
  private func back(_ pages: [NavigationEntry]) {
    if let top = pages.last { model.pop(top.id) }
  }
  private func move(_ distance: CGFloat, _ pages: [NavigationEntry]) {
    if pages.count > 1, drag == nil { moving = [pages[pages.count - 2].id] }
    drag = max(distance, 0)
  }
  private func release(_ distance: CGFloat?, _ isGone: Bool, _ pages: [NavigationEntry]) {
    let seen = moving
    withAnimation(Self.spring, completionCriteria: .removed) {
      drag = nil
    } completion: {
      if moving == seen { moving = [] }
    }
    if isGone { back(pages) }
  }
}

/// The pages of a stack over each other. Those below the one that is seen are kept, out of sight.
private struct NavigationPages<Root: View>: View {
  let root: Root
  let model: NavigationModel
  let pages: [NavigationEntry]
  let moving: Set<NavigationPageID>
  let drag: CGFloat?
  let insets: EdgeInsets
  let width: CGFloat
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var isStill
  init(
    root: Root, model: NavigationModel, pages: [NavigationEntry], moving: Set<NavigationPageID>,
    drag: CGFloat?, insets: EdgeInsets, width: CGFloat
  ) {
    self.root = root
    self.model = model
    self.pages = pages
    self.moving = moving
    self.drag = drag
    self.insets = insets
    self.width = width
  }
  /// A page below has gone this part of its width.
  private static var parallax: CGFloat { 0.3 }

  var body: some View {
    let top = pages.count - 1
    ZStack {
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, entry in
        NavigationPageView(
          content: content(of: entry), model: model, page: model.model(of: entry.id),
          previous: index > 0 ? model.model(of: pages[index - 1].id) : nil,
          below: pages[..<index].map { model.model(of: $0.id) },
          isTop: index == top, insets: insets
        )
        .modifier(
          PageModifier(
            page: model.model(of: entry.id),
            previous: index > 0 ? model.model(of: pages[index - 1].id) : nil,
            isSeen: isSeen(index), pull: index == top && zooms(top) ? drag ?? 0 : 0)
        )
        .offset(x: shift(of: index, top) * (direction == .rightToLeft ? -1 : 1))
        .opacity(isSeen(index) ? 1 : 0)
        .accessibilityHidden(index != top)
        .zIndex(Double(index))
      }
    }
    .clipped()
  }
  private func shift(of index: Int, _ top: Int) -> CGFloat {
    if index == top { return zooms(top) ? 0 : drag ?? 0 }
    if isStill || (index == top - 1 && zooms(top)) { return 0 }
    return index == top - 1 ? -Self.parallax * (width - (drag ?? 0)) : -Self.parallax * width
  }
  private func isSeen(_ index: Int) -> Bool {
    index == pages.count - 1 || moving.contains(pages[index].id)
  }
  /// Whether a page grows out of a view on the one below.
  private func zooms(_ index: Int) -> Bool {
    guard index > 0, !isStill, isSeen(index - 1) else { return false }
    return model.model(of: pages[index].id).source(on: model.model(of: pages[index - 1].id)) != nil
  }
  private func content(of entry: NavigationEntry) -> AnyView {
    switch entry.content {
    case .root: root.standingAlone
    case .value(let value): AnyView(NavigationValueView(value: value, model: model))
    case .presented(let page): AnyView(PresentedView(page: page))
    }
  }
}

/// What a value of the path leads to.
private struct NavigationValueView: View {
  let value: AnyHashable
  let model: NavigationModel
  init(value: AnyHashable, model: NavigationModel) {
    self.value = value
    self.model = model
  }
  var body: some View {
    if let view = model.destination(for: value) {
      view
    } else {
      let _ = note()
      Image(systemName: "exclamationmark.triangle").foregroundColor(.yellow)
    }
  }
  private func note() {
    let type = "\(Swift.type(of: value.base))"
    LayoutMistakes.note(
      "nothing says where a \(type) of the path leads to: add navigationDestination(for: "
        + "\(type).self) to a view in the stack", kind: "destination of \(type)")
  }
}
private struct PresentedView: View {
  let page: PresentedPage
  init(page: PresentedPage) { self.page = page }
  var body: some View {
    let _ = page.change.track()
    page.content
  }
}
