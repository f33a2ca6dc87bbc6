import DioramaControls
import SwiftUI

/// One pager, and indicators in every style that follow it.
struct IndicatorsPage: View {
  private let colors: [Color] = [.orange, .teal, .indigo, .pink]

  var body: some View {
    PagerReader { pager in
      VStack(spacing: 0) {
        TabView {
          ForEach(colors.indices, id: \.self) { page in
            Text("Page \(page + 1)")
              .font(.title2)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(colors[page].opacity(0.2))
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        VStack(spacing: 4) {
          IndicatorRow("Ring", .ring, pager)
          IndicatorRow("Worm", .worm, pager)
          IndicatorRow("Pill", .pill, pager)
          IndicatorRow("Jump", .jump, pager)
          IndicatorRow("Scale", .scale, pager)
          IndicatorRow("Swap", .swap, pager)
          IndicatorRow("Fade", .fade, pager)
          IndicatorRow("Bar", .bar, pager)
          IndicatorRow("Numbers", .numbers, pager)
          IndicatorRow("Diamonds", DiamondPageIndicatorStyle(), pager)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
      }
    }
  }
}

private struct IndicatorRow<Style: PageIndicatorStyle>: View {
  let name: String
  let style: Style
  let pager: PagerProxy

  init(_ name: String, _ style: Style, _ pager: PagerProxy) {
    self.name = name
    self.style = style
    self.pager = pager
  }
  var body: some View {
    HStack {
      Text(name).font(.footnote).foregroundStyle(.secondary)
      Spacer()
      PageIndicator(pager)
        .pageIndicatorStyle(style)
        .accessibilityLabel(name)
        .frame(width: 180)
    }
  }
}

/// A style of one's own.
struct DiamondPageIndicatorStyle: PageIndicatorStyle {
  func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.pages, id: \.self) { page in
      Rectangle()
        .frame(width: 7, height: 7)
        .rotationEffect(.degrees(45 + 90 * configuration.share(of: page)))
        .scaleEffect(configuration.scale(of: page) * (1 + configuration.share(of: page) / 2))
        .opacity(configuration.opacity(of: page))
        .offset(x: configuration.offset(of: page))
    }
  }
}
