import SwiftUI

private let dot: CGFloat = 8

/// Dim dots under something that travels from one to the next; where nothing can travel, dots that
/// fade.
private struct Travelling<Traveller: View>: View {
  let configuration: PageIndicatorConfiguration
  /// The dot whose place the traveller has taken.
  var hidden: Int?
  /// The dot that makes room for the traveller, and by how much it is away from its own place.
  var displaced: (page: Int, by: CGSize)?
  @ViewBuilder let traveller: () -> Traveller

  var body: some View {
    if configuration.canTravel {
      ForEach(configuration.pages, id: \.self) { page in
        let away = displaced?.page == page ? displaced?.by ?? .zero : .zero
        Circle()
          .frame(width: dot, height: dot)
          .scaleEffect(configuration.scale(of: page))
          .opacity(page == hidden ? 0 : configuration.dimming)
          .offset(x: configuration.offset(of: page) + away.width, y: away.height)
      }
      traveller()
    } else {
      FadePageIndicatorStyle().makeBody(configuration: configuration)
    }
  }
}

/// A dot that stretches to the next page, and then draws itself together there.
public struct WormPageIndicatorStyle: PageIndicatorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let (from, _, fraction) = configuration.leg
    let head = Double(from) + min(1, 2 * fraction), tail = Double(from) + max(0, 2 * fraction - 1)
    Travelling(configuration: configuration) {
      Capsule()
        .frame(width: dot + CGFloat(head - tail) * configuration.spacing, height: dot)
        .offset(x: configuration.offset(of: (head + tail) / 2))
    }
  }
}

/// A dot that jumps from page to page.
public struct JumpPageIndicatorStyle: PageIndicatorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let height = CGFloat(sin(configuration.leg.fraction * .pi)) * dot
    Travelling(configuration: configuration) {
      Circle()
        .frame(width: dot, height: dot)
        .offset(x: configuration.offset(of: configuration.position), y: -height)
    }
  }
}

/// A dot that changes places with the next one, one above the other.
public struct SwapPageIndicatorStyle: PageIndicatorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let (from, to, fraction) = configuration.leg
    // The dots pass each other without touching.
    let height = CGFloat(sin(fraction * .pi)) * (dot / 2 + 1)
    let away = configuration.forward(-CGFloat(fraction) * configuration.spacing)
    Travelling(
      configuration: configuration, hidden: from,
      displaced: from == to ? nil : (to, CGSize(width: away, height: height))
    ) {
      Circle()
        .frame(width: dot, height: dot)
        .offset(x: configuration.offset(of: configuration.position), y: -height)
    }
  }
}

extension PageIndicatorStyle where Self == WormPageIndicatorStyle {
  public static var worm: WormPageIndicatorStyle { WormPageIndicatorStyle() }
}
extension PageIndicatorStyle where Self == JumpPageIndicatorStyle {
  public static var jump: JumpPageIndicatorStyle { JumpPageIndicatorStyle() }
}
extension PageIndicatorStyle where Self == SwapPageIndicatorStyle {
  public static var swap: SwapPageIndicatorStyle { SwapPageIndicatorStyle() }
}
