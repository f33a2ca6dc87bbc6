import Diorama
import Foundation

/// A scroll view of UIKit, by the scroll view of SwiftUI.
struct ScrollFace: View {
  let scroller: UIScrollView
  @Environment(\.layoutDirection) private var direction
  init(scroller: UIScrollView) { self.scroller = scroller }
  var body: some View {
    let _ = scroller.track()
    let subviews = scroller.subviews
    let _ = subviews.forEach { $0.track() }
    if subviews.isEmpty {
      Color.clear
    } else {
      GeometryReader { room in
        ScrollView([.horizontal, .vertical]) {
          ScrolledLayout(room: room.size, contentSize: scroller.givenSize) {
            ForEach(subviews, id: \.self) { child in
              ViewFace(view: child)
                .environment(\.layoutDirection, direction)
                .layoutValue(key: ScrolledPlace.self, value: ScrolledPlace(child))
            }
          }
        }
        .scrollLink(scroller.link, scroller.rules)
      }
      // Frames and offsets count from the left, whatever the direction.
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

/// Where a view is in what is scrolled.
private struct ScrolledPlace: LayoutValueKey, Equatable {
  static var defaultValue: ScrolledPlace { ScrolledPlace() }
  /// How long it is, in parts of the scroll view and points; nil is as long as it likes.
  struct Length: Equatable {
    var part: CGFloat
    var points: CGFloat
  }
  var origin = CGPoint.zero
  var width: Length?
  var height: Length?
  init() {}
  @MainActor init(_ view: UIView) {
    origin = view.frame.origin
    func length(
      _ axis: NSLayoutConstraint.Axis, _ own: CGFloat, _ mask: UIView.AutoresizingMask
    ) -> Length? {
      if let c = view.lengths[axis] {
        return Length(part: c.isRelative ? c.multiplier : 0, points: c.constant)
      }
      if !view.translatesAutoresizingMaskIntoConstraints { return nil }
      if view.autoresizingMask.contains(mask) { return Length(part: 1, points: 0) }
      return view.isPlacedByLayout || own <= 0 ? nil : Length(part: 0, points: own)
    }
    width = length(.horizontal, view.frame.width, .flexibleWidth)
    height = length(.vertical, view.frame.height, .flexibleHeight)
  }
}

/// Views at their frames. It is as large as `contentSize`, otherwise as what is in it.
private struct ScrolledLayout: Layout {
  let room: CGSize
  let contentSize: CGSize?

  private func frame(_ view: LayoutSubview) -> CGRect {
    let place = view[ScrolledPlace.self]
    func points(_ length: ScrolledPlace.Length?, _ room: CGFloat) -> CGFloat? {
      length.map { max(0, $0.part * room + $0.points) }
    }
    let width = points(place.width, room.width), height = points(place.height, room.height)
    let own =
      width == nil || height == nil
      ? view.sizeThatFits(ProposedViewSize(width: width, height: height)) : .zero
    return CGRect(
      origin: place.origin, size: CGSize(width: width ?? own.width, height: height ?? own.height))
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let contentSize { return contentSize }
    var size = CGSize.zero
    for view in subviews {
      let frame = frame(view)
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
    return size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      let frame = frame(view)
      view.place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
  }
}
