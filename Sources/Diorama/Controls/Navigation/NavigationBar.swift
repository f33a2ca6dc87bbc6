import Foundation

/// The bar of a page.
///
/// Its frame is as high as the bar is at the beginning of what scrolls, so that nothing is laid out
/// anew while a large title gives way: that is drawn alone.
struct NavigationBar: View {
  static let height: CGFloat = 44, largeHeight: CGFloat = 52
  let page: NavigationPageModel
  let previous: NavigationPageModel?
  let below: [NavigationPageModel]
  /// What is kept free above the bar, which is filled like it.
  let topInset: CGFloat
  let back: () -> Void
  init(
    page: NavigationPageModel, previous: NavigationPageModel?, below: [NavigationPageModel],
    topInset: CGFloat, back: @escaping () -> Void
  ) {
    self.page = page
    self.previous = previous
    self.below = below
    self.topInset = topInset
    self.back = back
  }
  private func mode(_ item: NavigationItem) -> ToolbarTitleDisplayMode {
    if let own = item.displayMode, own != .automatic { return own }
    for p in below.reversed() {
      if let its = p.item.displayMode, its != .automatic { return its }
    }
    return .large
  }

  var body: some View {
    let item = page.item
    if item.navigationBar.visibility != .hidden {
      let mode = mode(item)
      let isLarge = mode == .large && item.title != nil
      ScrollEdgeReader(probe: page.probe, edge: .top) { offset in
        VStack(spacing: 0) {
          NavigationBarRow(
            item: item, previous: previous,
            showsTitle: !isLarge || offset > Self.largeHeight - 12,
            isLarge: mode == .inlineLarge, back: back)
          if isLarge, let title = item.title {
            LargeTitle(title: title, offset: offset)
          }
        }
        .contentShape(Rectangle())
        .background(alignment: .top) {
          NavigationBarBackground(
            look: item.navigationBar, isScrolled: offset > (isLarge ? Self.largeHeight : 0),
            collapsed: isLarge ? min(max(offset, 0), Self.largeHeight) : 0, topInset: topInset)
        }
      }
      .modifier(BarSchemeModifier(scheme: item.navigationBar.colorScheme))
    }
  }
}

/// A title below the bar, which moves up under it with what scrolls.
private struct LargeTitle: View {
  let title: Text
  let offset: CGFloat
  init(title: Text, offset: CGFloat) {
    self.title = title
    self.offset = offset
  }
  var body: some View {
    title
      .font(.largeTitle)
      .bold()
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .accessibilityAddTraits(.isHeader)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(height: NavigationBar.largeHeight)
      .offset(y: -min(offset, NavigationBar.largeHeight))
      .frame(height: NavigationBar.largeHeight)
      .modifier(ClipBelow())
  }
}
/// Cuts what moves up out of its frame, and nothing else.
private struct ClipBelow: ViewModifier {
  func body(content: Content) -> some View {
    content.clipShape(BelowTop())
  }
}
private struct BelowTop: Shape {
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 200))
  }
}

/// What a bar is filled with: nothing before something is scrolled under it.
private struct NavigationBarBackground: View {
  let look: BarLook
  let isScrolled: Bool
  let collapsed: CGFloat
  let topInset: CGFloat
  init(look: BarLook, isScrolled: Bool, collapsed: CGFloat, topInset: CGFloat) {
    self.look = look
    self.isScrolled = isScrolled
    self.collapsed = collapsed
    self.topInset = topInset
  }
  private var isShown: Bool {
    switch look.backgroundVisibility ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: isScrolled || collapsed > 0
    }
  }
  var body: some View {
    if isShown {
      Rectangle()
        .fill(look.background ?? AnyShapeStyle(Color(.background)))
        .overlay(alignment: .bottom) { if isScrolled { Divider() } }
        .padding(.bottom, collapsed)
        .padding(.top, -topInset)
        .allowsHitTesting(false)
    }
  }
}

/// The 44 points with the way back, the title and what else is in the bar.
private struct NavigationBarRow: View {
  let item: NavigationItem
  let previous: NavigationPageModel?
  let showsTitle: Bool
  /// The title is large, and at the leading side.
  let isLarge: Bool
  let back: () -> Void
  init(
    item: NavigationItem, previous: NavigationPageModel?, showsTitle: Bool, isLarge: Bool,
    back: @escaping () -> Void
  ) {
    self.item = item
    self.previous = previous
    self.showsTitle = showsTitle
    self.isLarge = isLarge
    self.back = back
  }
  var body: some View {
    NavigationBarLayout {
      HStack(spacing: 16) {
        if let previous, item.hidesBackButton != true { BackButton(previous: previous, back: back) }
        BarItems(items: item.leading)
        if isLarge, let title = item.title {
          title.font(.largeTitle).bold().lineLimit(1).accessibilityAddTraits(.isHeader)
        }
      }
      ZStack {
        if !item.principal.isEmpty {
          BarItems(items: item.principal)
        } else if !isLarge, let title = item.title {
          title.font(.headline).lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .opacity(showsTitle ? 1 : 0)
            .accessibilityHidden(!showsTitle)
            .animation(.easeInOut(duration: 0.2), value: showsTitle)
        }
      }
      HStack(spacing: 16) { BarItems(items: item.trailing) }
    }
    .frame(height: NavigationBar.height)
  }
}
/// Each of several views on its own.
private struct BarItems: View {
  let items: [AnyView]
  init(items: [AnyView]) { self.items = items }
  var body: some View {
    ForEach(Array(items.indices), id: \.self) { items[$0] }
  }
}

/// The way back: a chevron and what the page below is called; "Back" where that is long.
private struct BackButton: View {
  let previous: NavigationPageModel
  let back: () -> Void
  @Environment(\.layoutDirection) private var direction
  init(previous: NavigationPageModel, back: @escaping () -> Void) {
    self.previous = previous
    self.back = back
  }
  var body: some View {
    Button(action: back) {
      HStack(spacing: 6) {
        Image(systemName: direction == .rightToLeft ? "chevron.right" : "chevron.left")
          .font(.system(size: 19, weight: .medium))
          .accessibilityHidden(true)
        BackTitle {
          (previous.item.title ?? Text("Back")).lineLimit(1).fixedSize()
          Text("Back").fixedSize().accessibilityHidden(true)
        }
      }
      .frame(height: NavigationBar.height)
    }
    .buttonStyle(.borderless)
    .padding(.leading, -8)
  }
}
/// The first of two where it is not wider than 120 points, or else the second.
private struct BackTitle: Layout {
  static var widest: CGFloat { 120 }
  private func chosen(_ subviews: Subviews) -> Int {
    guard subviews.count > 1 else { return 0 }
    return subviews[0].sizeThatFits(.unspecified).width <= Self.widest ? 0 : 1
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.isEmpty ? .zero : subviews[chosen(subviews)].sizeThatFits(.unspecified)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let at = chosen(subviews)
    for i in subviews.indices {
      // The other one is out of sight.
      let x = i == at ? bounds.minX : bounds.minX - 100_000
      subviews[i].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// What stands at the two sides, and what is in the middle between them, or as near to it as they let
/// it be.
private struct NavigationBarLayout: Layout {
  static var margin: CGFloat { 16 }
  static var gap: CGFloat { 8 }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let own = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    return CGSize(
      width: proposal.width ?? own + 2 * Self.margin, height: proposal.height ?? 44)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let room = max(bounds.width - 2 * Self.margin, 0), h = bounds.height
    let leading = subviews[0].sizeThatFits(ProposedViewSize(width: room, height: h)).width
    let trailing = subviews[2].sizeThatFits(
      ProposedViewSize(width: max(room - leading, 0), height: h)
    ).width
    let low = bounds.minX + Self.margin + (leading > 0 ? leading + Self.gap : 0)
    let high = bounds.maxX - Self.margin - (trailing > 0 ? trailing + Self.gap : 0)
    let middle = ProposedViewSize(width: max(high - low, 0), height: h)
    let width = min(subviews[1].sizeThatFits(middle).width, max(high - low, 0))
    let x = min(max(bounds.midX - width / 2, low), max(high - width, low))
    func put(_ i: Int, _ x: CGFloat, _ width: CGFloat) {
      subviews[i].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: h))
    }
    put(0, bounds.minX + Self.margin, leading)
    put(1, x, width)
    put(2, bounds.maxX - Self.margin - trailing, trailing)
  }
}

/// The appearance of a bar, where a page asks for one.
struct BarSchemeModifier: ViewModifier {
  let scheme: ColorScheme??
  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) {
      if let scheme, let scheme { $0 = scheme }
    }
  }
}
