import SwiftUI

/// What segments tell the control that they are in. It stays the same one, so segments are not
/// evaluated because what it does is another closure.
@MainActor final class SegmentHand {
  var choose: (Int) -> Void = { _ in }
  /// A segment that is chosen is pressed, or not any more.
  var press: (Int, Bool) -> Void = { _, _ in }
  /// Where an indicator is being dragged to; nil when that is over.
  var drag: (CGPoint?) -> Void = { _ in }
  var release: (CGPoint) -> Void = { _ in }
  /// What changes now was done by hand.
  var isAtWork = false
  nonisolated let places = SegmentPlaces()
}

/// A segment that can be pressed, and dragged where an indicator slides.
struct SegmentView<Value: Hashable>: View {
  let segment: Segment<Value>
  let index: Int
  let look: SegmentLook
  let hand: SegmentHand
  @State private var isHovered = false
  @GestureState private var drag: CGPoint?

  init(segment: Segment<Value>, index: Int, look: SegmentLook, hand: SegmentHand) {
    self.segment = segment
    self.index = index
    self.look = look
    self.hand = hand
  }

  var body: some View {
    Button {
      hand.choose(index)
    } label: {
      SegmentFace(segment: segment)
    }
    .buttonStyle(
      SegmentButtonStyle(
        index: index, look: look, isHovered: isHovered, isEnabled: !segment.isDisabled, hand: hand)
    )
    .focusable(false)
    .disabled(segment.isDisabled)
    .onHover { isHovered = $0 }
    .highPriorityGesture(
      DragGesture(minimumDistance: 4, coordinateSpace: .named(SegmentPart.background))
        .updating($drag) { value, place, _ in place = value.location }
        .onEnded { hand.release($0.location) },
      isEnabled: look.canBeDragged && !segment.isDisabled
    )
    .onChange(of: drag) { _, place in hand.drag(place) }
    .onDisappear { hand.press(index, false) }
    .accessibilityAddTraits(look.isToggle ? .isToggle : [])
    .accessibilityAddTraits(look.isSelected ? .isSelected : [])
    .accessibilityValue(value)
  }
  private var value: Text {
    switch (segment.badge, segment.caption) {
    case (let badge?, let caption?): badge + Text(verbatim: ", ") + caption
    case (let one?, nil), (nil, let one?): one
    case (nil, nil): Text(verbatim: "")
    }
  }
}

/// What a segment shows beside its label.
struct SegmentLook: Equatable {
  /// An indicator marks it, or will.
  var isMarked = false
  /// It is chosen, even while an indicator is dragged elsewhere.
  var isSelected = false
  var isToggle = false
  var canBeDragged = false
  var hasDivider = false
  /// The keyboard is at it.
  var hasCursor = false
}

/// The label with its badge.
struct SegmentFace<Value: Hashable>: View {
  let segment: Segment<Value>
  init(segment: Segment<Value>) { self.segment = segment }
  var body: some View {
    HStack(spacing: 4) {
      switch segment.face {
      case .text(let text): text
      case .titled(let title, let symbol): Image(systemName: symbol).accessibilityLabel(title)
      case .view(let view): view
      }
      if let badge = segment.badge {
        badge
          .font(.caption2.weight(.semibold))
          .foregroundStyle(.white)
          .padding(.horizontal, 5)
          .padding(.vertical, 1)
          .background(Color.red, in: Capsule())
          .fixedSize()
          .accessibilityHidden(true)
      }
    }
  }
}

/// Draws a segment as the control's style wants it.
private struct SegmentButtonStyle: ButtonStyle, Equatable {
  let index: Int
  let look: SegmentLook
  let isHovered: Bool
  let isEnabled: Bool
  let hand: SegmentHand

  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.index == b.index && a.look == b.look && a.isHovered == b.isHovered
      && a.isEnabled == b.isEnabled && a.hand === b.hand
  }
  func makeBody(configuration: Configuration) -> some View {
    StyledSegment(
      label: SegmentLabelConfiguration(
        label: .init(content: AnyView(configuration.label)), isChosen: look.isMarked,
        isPressed: configuration.isPressed && !look.isMarked, isHovered: isHovered,
        isEnabled: isEnabled, index: index, hasDivider: look.hasDivider)
    )
    .frame(minWidth: 24, maxWidth: .infinity, minHeight: 24, maxHeight: .infinity)
    .overlay {
      if look.hasCursor {
        RoundedRectangle(cornerRadius: 6).strokeBorder(Color.accentColor, lineWidth: 2)
      }
    }
    .contentShape(Rectangle())
    .onChange(of: configuration.isPressed) { _, isPressed in hand.press(index, isPressed) }
  }
}

private struct StyledSegment: View {
  let label: SegmentLabelConfiguration
  @Environment(\.segmentedControlStyle) private var style
  init(label: SegmentLabelConfiguration) { self.label = label }
  var body: some View {
    style.makeLabel(label)
  }
}
/// Marks a segment.
struct SegmentIndicator: View {
  let isHeld: Bool
  @Environment(\.segmentedControlStyle) private var style
  init(isHeld: Bool) { self.isHeld = isHeld }
  var body: some View {
    style.makeIndicator(.init(isHeld: isHeld)).allowsHitTesting(false).accessibilityHidden(true)
  }
}
/// Lies behind all segments.
struct SegmentBackground: View {
  let count: Int
  @Environment(\.segmentedControlStyle) private var style
  init(count: Int) { self.count = count }
  var body: some View {
    style.makeBackground(.init(count: count)).allowsHitTesting(false).accessibilityHidden(true)
  }
}
