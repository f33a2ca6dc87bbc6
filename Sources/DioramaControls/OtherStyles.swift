import SwiftUI

/// A bar that fills up. Every page has an equal part of it, which can be clicked.
public struct BarPageIndicatorStyle: PageIndicatorStyle {
  public let layout: PageIndicatorLayout
  /// - Parameter width: points; less where there is no room. Default 160.
  public init(width: CGFloat = 160) { layout = .bar(width: width) }
  public func makeBody(configuration: Configuration) -> some View {
    let width = configuration.size.width, filled = max(width * done(configuration), 4)
    Capsule()
      .opacity(configuration.dimming)
      .frame(width: width, height: 4)
    Capsule()
      .frame(width: filled, height: 4)
      .offset(x: configuration.forward((filled - width) / 2))
  }
  /// The first page fills one part, the last one all.
  private func done(_ configuration: Configuration) -> CGFloat {
    let (from, to, fraction) = configuration.leg
    let way = configuration.reducesMotion ? fraction.rounded() : fraction
    let part = Double(from + 1) + Double(to - from) * way
    return CGFloat(part / Double(configuration.count))
  }
}

/// "2 / 3", in the footnote font unless the environment has another. A press before the middle goes
/// one page back, one after it one page on.
public struct NumberPageIndicatorStyle: PageIndicatorStyle {
  public let layout: PageIndicatorLayout
  /// - Parameter width: points; less where there is no room, with smaller numbers. Default 120.
  public init(width: CGFloat = 120) { layout = .sides(width: width) }
  public func makeBody(configuration: Configuration) -> some View {
    let (from, to, fraction) = configuration.leg
    let way = configuration.reducesMotion ? 0 : CGFloat(fraction)
    Numbers(page: from, count: configuration.count)
      .opacity(1 - fraction)
      .offset(y: -way * 14)
    if to != from {
      Numbers(page: to, count: configuration.count)
        .opacity(fraction)
        .offset(y: configuration.reducesMotion ? 0 : (1 - way) * 14)
    }
  }
  private struct Numbers: View {
    let page: Int
    let count: Int
    @Environment(\.font) private var font
    var body: some View {
      Text(verbatim: "\(page + 1) / \(count)")
        .font(font ?? .footnote)
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
  }
}

extension PageIndicatorStyle where Self == BarPageIndicatorStyle {
  public static var bar: BarPageIndicatorStyle { BarPageIndicatorStyle() }
  public static func bar(width: CGFloat) -> BarPageIndicatorStyle {
    BarPageIndicatorStyle(width: width)
  }
}
extension PageIndicatorStyle where Self == NumberPageIndicatorStyle {
  public static var numbers: NumberPageIndicatorStyle { NumberPageIndicatorStyle() }
}
