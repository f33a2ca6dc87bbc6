import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Testing

/// Every style in every state, in one picture each.
@MainActor struct PageIndicatorPictureTests {
  /// Positions of one style, below each other.
  private struct Column<Style: PageIndicatorStyle>: View {
    let name: String
    let style: Style
    var body: some View {
      VStack(spacing: 6) {
        Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
        ForEach([0, 0.3, 0.7, 1, 3], id: \.self) { position in
          PageIndicator(count: 4, position: position)
        }
        // Many pages, round the end, disabled, from right to left.
        PageIndicator(count: 10_000, position: 5000.4)
        PageIndicator(count: 4, position: 3.3, isLooping: true)
        PageIndicator(count: 4, position: 0.7).disabled(true)
        PageIndicator(count: 4, position: 0.7).environment(\.layoutDirection, .rightToLeft)
        PageIndicator(count: 4, position: 0.7).environment(\.reducesMotion, true)
        PageIndicator(count: 4, position: 0.7).environment(\.contrast, .increased)
        PageIndicator(count: 4, position: 0.7).foregroundStyle(.blue)
        PageIndicator(count: 9, position: 4.5).frame(width: 60)
      }
      .padding(8)
      .frame(width: 180)
      .pageIndicatorStyle(style)
    }
  }
  private struct Sheet: View {
    var body: some View {
      HStack(spacing: 0) {
        Column(name: "ring", style: .ring)
        Column(name: "worm", style: .worm)
        Column(name: "pill", style: .pill)
        Column(name: "jump", style: .jump)
        Column(name: "scale", style: .scale)
        Column(name: "swap", style: .swap)
        Column(name: "fade", style: .fade)
        Column(name: "bar", style: .bar)
        Column(name: "numbers", style: .numbers)
      }
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func allStatesOfAllStyles(scheme: ColorScheme) throws {
    let stage = try Stage(
      Sheet(), size: CGSize(width: 1620, height: 500), colorScheme: scheme)
    #expect(stage.isAtRest)
    try stage.assertSnapshot(named: scheme == .dark ? "styles-dark" : "styles-light")
  }
}
