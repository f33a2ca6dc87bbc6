import Foundation
import Observation

/// What a page indicator shows.
@MainActor @Observable final class PageIndex {
  private(set) var count = 0
  private(set) var current = 0
  private(set) var isDragging = false
  private(set) var style = PageStyle()
  @ObservationIgnored var step: (Int) -> Void = { _ in }

  nonisolated init() {}
  /// Pages by which an arrow turns.
  func step(for stroke: KeyStroke) -> Int? {
    if stroke.isPlain("ArrowRight") { return isRightToLeft ? -1 : 1 }
    if stroke.isPlain("ArrowLeft") { return isRightToLeft ? 1 : -1 }
    return nil
  }
  @ObservationIgnored var isRightToLeft = false
  /// Only what differs is written, and read again.
  func update(count: Int, current: Int, isDragging: Bool) {
    if count != self.count { self.count = count }
    if current != self.current { self.current = current }
    if isDragging != self.isDragging { self.isDragging = isDragging }
  }
  func update(style: PageStyle) {
    if style != self.style { self.style = style }
  }
  var isShown: Bool {
    switch style.display {
    case .always: count > 0
    case .never: false
    default: count > 1
    }
  }
  var hasBackground: Bool {
    switch style.background {
    case .always: true
    case .interactive: isDragging
    default: false
    }
  }
  /// At most this many dots; further pages shrink to the edges.
  static let most = 9
  /// The pages that have a dot, the current one among them.
  var window: Range<Int> {
    if count <= Self.most { return 0..<count }
    let low = min(max(current - Self.most / 2, 0), count - Self.most)
    return low..<(low + Self.most)
  }
  /// Dots at an edge beyond which there are more are smaller.
  func size(_ page: Int) -> CGFloat {
    let w = window
    var scale: CGFloat = 1
    if w.lowerBound > 0 { scale = min(scale, Self.edge(page - w.lowerBound)) }
    if w.upperBound < count { scale = min(scale, Self.edge(w.upperBound - 1 - page)) }
    return 7 * scale
  }
  private static func edge(_ distance: Int) -> CGFloat {
    distance == 0 ? 0.45 : distance == 1 ? 0.7 : 1
  }
}

/// The dots under the pages of a `TabView`, 7 points wide and 9 apart, 16 points above the bottom.
///
/// Differs: Apple publishes no measures; the dots take the primary colour, so that they can be seen
/// on light pages too.
struct PageDots: View {
  let index: PageIndex
  init(index: PageIndex) { self.index = index }

  var body: some View {
    if index.isShown {
      let current = index.current + 1, count = index.count
      HStack(spacing: 9) {
        ForEach(Array(index.window), id: \.self) { page in
          Circle()
            .fill(Color.primary.opacity(page == index.current ? 0.9 : 0.25))
            .frame(width: index.size(page), height: index.size(page))
            .frame(width: 7, height: 7)
        }
      }
      .padding(.horizontal, 10)
      .padding(.vertical, 8)
      .background {
        if index.hasBackground { Capsule().fill(Color(.tertiaryFill)) }
      }
      .contentShape(Rectangle())
      .modifier(
        SemanticsModifier {
          $0.role = .pageIndicator
          $0.label = "Page \(current) of \(count)"
          $0.value = "\(current)"
          $0.ignoresChildren = true
        }
      )
      .modifier(
        FocusModifier { stroke in
          guard let step = index.step(for: stroke) else { return false }
          index.step(step)
          return true
        }
      )
      .padding(.bottom, 8)
    }
  }
}
