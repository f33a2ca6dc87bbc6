import Foundation
import Observation

/// What a pager, that is a `TabView` of pages, is about right now. It is ours: Apple has none.
///
/// Each property is observed by itself: a body that reads `position` runs again in every frame in
/// which the pages move, one that reads only `page` once for each page. Nothing else runs, however
/// many pages there are.
@MainActor @Observable public final class PagerProxy {
  /// How many pages there are.
  public private(set) var count = 0
  /// The number of the page that is shown, or being moved to, from 0. It is another one from the
  /// moment at which it is clear where a swipe leads.
  public private(set) var page = 0
  /// The page with its fraction: exactly `page` at rest, 1.5 half-way between the second and the
  /// third, whatever moves the pages. Where they give way at an end, it is a little below 0 or above
  /// `count` − 1. Where they go round, it is from 0 to below `count`, and between the last page and
  /// the first it is above `count` − 1.
  public private(set) var position = 0.0
  /// A hand is on the pages.
  public private(set) var isDragging = false
  /// The first page follows the last one.
  public private(set) var isLooping = false
  @ObservationIgnored private weak var pager: PagerElement?

  nonisolated init() {}

  /// Turns to a page, as a click on its dot does: it glides there, or with reduced motion is there at
  /// once, as is a page more than eight pages away. The selection is written. Pages below 0 and
  /// beyond the last are the first and the last; while a hand is on the pages, nothing happens.
  public func turn(to page: Int) { _ = pager?.go(toPage: page) }
  /// Turns by a number of pages, back below 0. At an end it stops, or goes round.
  public func turn(by pages: Int) {
    guard let pager, pages != 0 else { return }
    _ = abs(pages) == 1 || pager.goesRound ? pager.step(by: pages) : pager.go(toPage: page + pages)
  }

  /// Follows a pager from now on. Only what differs is written, and read again.
  func follow(_ pager: PagerElement) {
    self.pager = pager
    // Where pages are follows the hand, whatever else the transaction animates.
    withTransaction(Transaction()) {
      let position = pager.shownPosition
      if position != self.position { self.position = position }
      if pager.isDragging != isDragging { isDragging = pager.isDragging }
    }
    if pager.count != count { count = pager.count }
    if pager.page != page { page = pager.page }
    if pager.goesRound != isLooping { isLooping = pager.goesRound }
  }
  func isFollowing(_ pager: PagerElement) -> Bool { self.pager === pager }
  var isFollowingAny: Bool { pager?.isAlive ?? false }
}
extension PagerProxy: @MainActor Equatable {
  public static func == (a: PagerProxy, b: PagerProxy) -> Bool { a === b }
}

extension PagerElement {
  /// The position in pages, for others to see.
  fileprivate var shownPosition: Double {
    guard goesRound else { return position }
    let n = Double(count), r = position.truncatingRemainder(dividingBy: n)
    let p = r < 0 ? r + n : r
    // A remainder so small that it is lost in the sum.
    return p >= n ? 0 : p + 0
  }
}

private enum PagerKey: EnvironmentKey {
  static var defaultValue: PagerProxy? { nil }
}
private enum PagerReadersKey: EnvironmentKey {
  static var defaultValue: [PagerProxy] { [] }
}
extension EnvironmentValues {
  /// In a page, the pager that the page is in; elsewhere in a `PagerReader`, the one in the reader;
  /// nil outside of both. It is ours.
  public internal(set) var pager: PagerProxy? {
    get { self[PagerKey.self] }
    set { self[PagerKey.self] = newValue }
  }
  /// The readers that a pager is in, if no other pager stands in between.
  var pagerReaders: [PagerProxy] {
    get { self[PagerReadersKey.self] }
    set { self[PagerReadersKey.self] = newValue }
  }
}

/// Shows views what the pager among them is about, to put an indicator over it or beside it. It is
/// ours: Apple has none.
///
///     PagerReader { pager in
///       TabView { … }
///         .tabViewStyle(.page(indexDisplayMode: .never))
///         .overlay(alignment: .bottom) { Progress(pager: pager) }
///     }
///
/// `Progress` is updated as often as what it reads of the pager changes. The closure itself is as
/// well if it reads something; so hand the pager on, and read it where it is needed. Of several
/// pagers in the closure the last one that came counts; pagers in pages do not. Readers may be in
/// each other.
nonisolated public struct PagerReader<Content: View>: View {
  @State private var pager = PagerProxy()
  @Environment(\.pagerReaders) private var outer
  private let content: (PagerProxy) -> Content
  public init(@ViewBuilder content: @escaping (PagerProxy) -> Content) { self.content = content }
  @MainActor public var body: some View {
    content(pager).environment(\.pager, pager).environment(\.pagerReaders, outer + [pager])
  }
}
