import DioramaControls
import SwiftUI

/// Pagers that go round, pile up, fade, turn as a cube, or turn upward.
struct PagerKindsPage: View {
  var body: some View {
    VStack(spacing: 12) {
      Kind("Round and round") {
        TabView { Cards(transition: .slide) }
          .tabViewStyle(.page(indexDisplayMode: .never))
          .pageLooping()
          .pageInset(40, spacing: 10)
          .pageIndicator(.worm, padding: 4)
      }
      Kind("A pile") {
        TabView { Cards(transition: .stack) }
          .tabViewStyle(.page(indexDisplayMode: .never))
          .pageIndicator(.pill, padding: 4)
      }
      Kind("A fade") {
        TabView { Cards(transition: .fade) }
          .tabViewStyle(.page)
          .indexViewStyle(.page(backgroundDisplayMode: .always))
      }
      Kind("A cube") {
        TabView { Cards(transition: .cube) }
          .tabViewStyle(.page(indexDisplayMode: .never))
      }
      Kind("Up and down") {
        TabView { Cards(transition: .slide) }
          .tabViewStyle(.verticalPage)
      }
    }
    .padding(.vertical, 12)
  }
}

private struct Kind<Pager: View>: View {
  let name: String
  let pager: Pager
  init(_ name: String, @ViewBuilder pager: () -> Pager) {
    self.name = name
    self.pager = pager()
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.footnote).foregroundStyle(.secondary).padding(.horizontal, 20)
      pager.accessibilityLabel(name)
    }
  }
}

private struct Cards<Transition: PageTransition>: View {
  let transition: Transition
  private let colors: [Color] = [.orange, .teal, .indigo]
  var body: some View {
    ForEach(colors.indices, id: \.self) { page in
      Text("\(page + 1)")
        .font(.title)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(colors[page])
        .pageTransition(transition)
    }
  }
}
