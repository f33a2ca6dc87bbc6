import SwiftUI

extension View {
  /// Turns the pages of a pager in this view by themselves.
  ///
  /// A page is shown for `seconds`, counted from the moment at which it was turned to, or the hand let
  /// go of it; while a hand is on the pages, nothing happens. After the last page comes the first.
  /// Nothing happens either while the pager is not seen, with reduced motion, and for less than two
  /// pages.
  ///
  /// Time is the window's, so a session waits for it in frames; as long as pages turn by themselves,
  /// the window does not come to rest.
  /// - Parameter seconds: above 0; otherwise nothing happens.
  public func pageAutoAdvance(every seconds: Double) -> some View {
    PagerReader { pager in
      AutoAdvance(pager: pager, seconds: seconds) { self }
    }
  }
}

private struct AutoAdvance<Content: View>: View {
  let pager: PagerProxy
  let seconds: Double
  @ViewBuilder let content: () -> Content
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isSeen = false

  /// What a wait is for: another page, or another reason to wait, begins a new one.
  private struct Turn: Equatable {
    var page: Int
    var isDue: Bool
    var seconds: Double
  }
  var body: some View {
    let isDue =
      isSeen && !pager.isDragging && !reducesMotion && pager.count > 1 && seconds > 0
      && seconds.isFinite
    content()
      .onAppear { isSeen = true }
      .onDisappear { isSeen = false }
      .task(id: Turn(page: pager.page, isDue: isDue, seconds: seconds)) {
        guard isDue else { return }
        try? await Task.sleep(for: .seconds(seconds))
        if Task.isCancelled { return }
        if pager.isLooping || pager.page < pager.count - 1 {
          pager.turn(by: 1)
        } else {
          pager.turn(to: 0)
        }
      }
  }
}
