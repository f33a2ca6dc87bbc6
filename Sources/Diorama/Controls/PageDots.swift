import Foundation

/// The dots under the pages of a `TabView`, 7 points wide and 9 apart, 16 points above the bottom; at
/// the trailing edge where the pages lie below each other.
///
/// A click before the current dot turns one page back, one after it turns one page on. A drag of 16
/// points turns one page, in sequence, and stops at the ends. Where there are more pages than dots,
/// the row moves along with the pages, and dots at an edge beyond which there are more are smaller.
///
/// They are white, as they stand on pictures more often than not, unless `UIPageControl.appearance()`
/// has other colours.
///
/// Differs: Apple publishes no measures; white dots have a thin shadow, so that they can be seen on
/// light pages too.
struct PageDots: View {
  let pager: PagerProxy
  /// The dots' own colours, where the program has set some.
  let colors: ControlDefaults.Dots
  @Environment(\.pageStyle) private var style
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @GestureState private var isPressed = false
  /// The page at which a drag along the dots began.
  @State private var scrubbed: Int?
  init(pager: PagerProxy, colors: ControlDefaults.Dots = ControlDefaults.dots) {
    self.pager = pager
    self.colors = colors
  }

  var body: some View {
    if isShown {
      let count = pager.count, page = pager.page
      GeometryReader { room in
        PageDotRow(
          pager: pager, colors: colors, most: DotWindow.fitting(room.size[axis]), axis: axis
        )
        .frame(width: room.size.width, height: room.size.height)
        .background {
          if hasBackground { Capsule().fill(Color(.tertiaryFill)) }
        }
        .contentShape(Rectangle().inset(by: -8))
        .gesture(press(room.size))
      }
      .frame(
        maxWidth: axis == .horizontal ? DotWindow.length(count) : 23,
        maxHeight: axis == .vertical ? DotWindow.length(count) : 23
      )
      .allowsHitTesting(isEnabled)
      .onChange(of: isPressed) { if !isPressed { scrubbed = nil } }
      .modifier(
        SemanticsModifier {
          $0.role = .pageIndicator
          $0.label = "Pages"
          $0.value = "Page \(page + 1) of \(count)"
          $0.ignoresChildren = true
        }
      )
      .accessibilityAdjustableAction { pager.turn(by: $0 == .increment ? 1 : -1) }
      .modifier(
        FocusModifier(interactions: .activate) { stroke in
          guard let step = step(for: stroke) else { return false }
          pager.turn(by: step)
          return true
        }
      )
      .padding(axis == .horizontal ? .bottom : .trailing, 8)
    }
  }
  private var axis: Axis { style.geometry.axis }
  private var isShown: Bool {
    switch style.display {
    case .always: pager.count > 0
    case .never: false
    default: pager.count > 1
    }
  }
  private var hasBackground: Bool {
    switch style.background {
    case .always: true
    case .never: false
    default: isPressed
    }
  }

  // MARK: the hand

  private func press(_ size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onChanged { scrub(way($0.translation)) }
      .onEnded { if scrubbed == nil { tap(at: $0.location, size) } }
  }
  /// Along the row, positive toward the later pages.
  private func way(_ v: CGSize) -> CGFloat {
    axis == .vertical ? v.height : direction == .rightToLeft ? -v.width : v.width
  }
  private func scrub(_ way: CGFloat) {
    if scrubbed == nil, abs(way) < PanRecognizer.slop { return }
    let start = scrubbed ?? pager.page
    scrubbed = start
    let to = start + Int((way / DotWindow.pitch).rounded())
    let goal = min(max(to, 0), pager.count - 1)
    // Each page on the way is turned to, and told about.
    for _ in 0..<abs(goal - pager.page) { pager.turn(by: goal > pager.page ? 1 : -1) }
  }
  /// Pages by which an arrow turns.
  private func step(for stroke: KeyStroke) -> Int? {
    let isMirrored = axis == .horizontal && direction == .rightToLeft
    let (back, on) = axis == .vertical ? ("ArrowUp", "ArrowDown") : ("ArrowLeft", "ArrowRight")
    if stroke.isPlain(on) { return isMirrored ? -1 : 1 }
    if stroke.isPlain(back) { return isMirrored ? 1 : -1 }
    return nil
  }
  private func tap(at place: CGPoint, _ size: CGSize) {
    let window = DotWindow(pager, most: DotWindow.fitting(size[axis]))
    let middle = CGSize(width: place.x - size.width / 2, height: place.y - size.height / 2)
    let distance = way(middle) - window.offset(pager.page)
    if abs(distance) < DotWindow.pitch / 2 { return }
    pager.turn(by: distance > 0 ? 1 : -1)
  }
}

/// The row itself. It follows the position only where not all dots fit.
private struct PageDotRow: View {
  let pager: PagerProxy
  let colors: ControlDefaults.Dots
  let most: Int
  let axis: Axis
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    let window = DotWindow(pager, most: most)
    ZStack {
      ForEach(window.pages, id: \.self) { page in
        let way = window.offset(page)
        Circle()
          .fill(color(isCurrent: page == pager.page))
          .frame(width: DotWindow.dot, height: DotWindow.dot)
          .scaleEffect(window.scale(page))
          .offset(
            x: axis == .vertical ? 0 : direction == .rightToLeft ? -way : way,
            y: axis == .vertical ? way : 0)
      }
    }
    .shadow(color: .black.opacity(colors.isOwn ? 0 : 0.5), radius: 1.5)
  }
  private func color(isCurrent: Bool) -> Color {
    if isCurrent { return colors.current ?? .white }
    return colors.others ?? .white.opacity(contrast == .increased ? 0.6 : 0.35)
  }
}

/// Which dots are seen, where, and how large.
struct DotWindow {
  static let dot: CGFloat = 7
  static let pitch: CGFloat = 16
  /// At most this many dots are seen at rest, the current one among them.
  static let largest = 9
  private let count: Int
  private let shown: Int
  /// The page in the first place, with its fraction.
  private let start: Double

  /// Dots that fit into a length with 10 points at each end; one always does.
  static func fitting(_ length: CGFloat) -> Int {
    length.isFinite ? min(max(Int((length - 11) / pitch), 1), largest) : largest
  }
  /// The length of a row that has a dot for each page, or as many as are seen.
  static func length(_ count: Int) -> CGFloat { CGFloat(min(count, largest)) * pitch + 11 }

  @MainActor init(_ pager: PagerProxy, most: Int) {
    let position = most < pager.count ? pager.position : 0
    let last = Double(pager.count - 1)
    // Between the last page and the first the row is at one of its ends.
    let isPast = pager.isLooping && position > last
    self.init(
      count: pager.count, most: most,
      position: isPast ? (position < last + 0.5 ? last : 0) : position
    )
  }
  init(count: Int, most: Int, position: Double) {
    self.count = count
    // With an odd number, the current dot can be in the middle.
    shown = most < count ? max(most - (1 - most % 2), 1) : count
    start = min(max(position - Double(shown - 1) / 2, 0), Double(count - shown))
  }
  var pages: Range<Int> {
    let low = Int(start.rounded(.down)), high = Int(start.rounded(.up)) + shown
    return low..<min(high, count)
  }
  /// Points from the middle of the row to that of a dot.
  func offset(_ page: Int) -> CGFloat {
    CGFloat(Double(page) - start - Double(shown - 1) / 2) * Self.pitch
  }
  /// Dots at an edge beyond which there are more are smaller.
  func scale(_ page: Int) -> CGFloat {
    let low = Double(page) - start, high = start + Double(shown - 1) - Double(page)
    return min(
      edge(low, beyond: start), edge(high, beyond: Double(count - shown) - start))
  }
  private func edge(_ distance: Double, beyond: Double) -> CGFloat {
    // From nothing, a dot's distance beyond the edge, to all in the middle of the row.
    let sizes = shown < 3 ? [0, 1] : shown < 5 ? [0, 0.6, 1] : [0, 0.45, 0.7, 1]
    let i = min(max(distance + 1, 0), Double(sizes.count - 1))
    let low = min(Int(i), sizes.count - 2)
    let size = sizes[low] + (sizes[low + 1] - sizes[low]) * (i - Double(low))
    return CGFloat(1 - min(beyond, 1) * (1 - size))
  }
}
