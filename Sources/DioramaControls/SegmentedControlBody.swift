import SwiftUI

/// The row of segments, and what the hand and the keyboard do with it.
struct SegmentedControlBody<Value: Hashable>: View {
  let title: Text?
  let segments: [Segment<Value>]
  let choice: SegmentChoice<Value>

  /// Where the indicator is dragged to; nothing is written before it is let go.
  @State private var held: Int?
  @State private var pressed: Int?
  /// Where the keyboard is, unless the choice moves with it.
  @State private var cursor: Int?
  /// Counts what the hand does; that is animated, and what comes from outside as it says itself.
  @State private var moves = 0
  @State private var overflows = false
  @State private var hand = SegmentHand()
  @FocusState private var isFocused: Bool
  @Environment(\.segmentedControlStyle) private var boxed
  @Environment(\.segmentDistribution) private var distribution
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.isEnabled) private var isEnabled

  /// Points above or below the control at which a drag gives up.
  private static var reach: CGFloat { 50 }

  init(title: Text?, segments: [Segment<Value>], choice: SegmentChoice<Value>) {
    self.title = title
    self.segments = segments
    self.choice = choice
  }

  private struct Item: Identifiable {
    /// A value that is there twice is two segments.
    struct ID: Hashable {
      let value: Value
      let copy: Int
    }
    let id: ID
    let index: Int
    let segment: Segment<Value>
  }
  private var items: [Item] {
    var copies: [Value: Int] = [:]
    return segments.enumerated().map { index, segment in
      let copy = copies[segment.value] ?? 0
      copies[segment.value] = copy + 1
      return Item(id: .init(value: segment.value, copy: copy), index: index, segment: segment)
    }
  }

  // MARK: what is shown

  private var style: any SegmentedControlStyle { boxed.style }
  private var slides: Bool {
    choice.isSingle && !reducesMotion && style.indicatorMovement == .slide
  }
  private var animation: Animation {
    reducesMotion ? .easeInOut(duration: 0.2) : style.animation
  }
  private var scrolls: Bool { !segments.isEmpty && (distribution == .fit || overflows) }

  var body: some View {
    let chosen = choice.chosen(segments)
    let marked = held.map { $0 < segments.count ? [$0] : [] } ?? chosen
    let items = items
    let seen = choice.isSingle ? marked.first : cursor
    let target = seen.flatMap { $0 < items.count ? items[$0].id : nil }
    let _ = connect(chosen)
    ScrollViewReader { proxy in
      Group {
        if scrolls {
          SegmentViewport {
            ScrollView(.horizontal, showsIndicators: false) { row(items, chosen, marked) }
          }
        } else {
          row(items, chosen, marked)
        }
      }
      .onChange(of: scrolls, initial: true) {
        // The segment under the hand is another one now.
        held = nil
        reveal(target, proxy)
      }
      // These run after what stands below them.
      .onChange(of: moves) { hand.isAtWork = false }
      .onChange(of: cursor) { hand.isAtWork = false }
      .onChange(of: target) { _, target in reveal(target, proxy) }
    }
    .background {
      if distribution == .fillEqually {
        let least = SegmentRow.least(segments.count, spacing: style.spacing)
        GeometryReader { space in
          Color.clear.preference(key: OverflowKey.self, value: space.size.width < least)
        }
      }
    }
    .onPreferenceChange(OverflowKey.self) { overflows = $0 }
    .opacity(isEnabled ? 1 : 0.4)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title ?? Text(verbatim: ""))
    .contentShape(.focusEffect, SegmentBar(radius: style.cornerRadius, places: hand.places))
    .focusable(!segments.isEmpty, interactions: .activate)
    .focused($isFocused)
    .focusEffectDisabled(!choice.isSingle)
    .onKeyPress(action: key)
    .onChange(of: isFocused) { _, isFocused in
      let first = chosen.min() ?? usable.first
      cursor = isFocused && !choice.isSingle ? first : nil
    }
    .onChange(of: isEnabled) { held = nil }
    .onChange(of: segments.map(\.value)) {
      held = nil
      if let place = cursor, place >= segments.count { cursor = usable.last }
    }
  }

  private func row(_ items: [Item], _ chosen: Set<Int>, _ marked: Set<Int>) -> some View {
    SegmentRow(distribution: distribution, spacing: style.spacing, places: hand.places) {
      SegmentBackground(count: items.count)
      if slides {
        if let place = marked.first {
          indicator(place).transition(.opacity)
        }
      } else {
        ForEach(items) { item in
          indicator(item.index).opacity(marked.contains(item.index) ? 1 : 0)
        }
      }
      ForEach(items) { item in
        SegmentView(
          segment: item.segment, index: item.index, look: look(item.index, chosen, marked),
          hand: hand
        )
        .layoutValue(key: SegmentPart.self, value: .segment(item.index))
      }
      ForEach(items.filter { $0.segment.caption != nil }) { item in
        item.segment.caption
          .font(.caption2)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .accessibilityHidden(true)
          .layoutValue(key: SegmentPart.self, value: .caption(item.index))
      }
    }
    .coordinateSpace(name: SegmentPart.background)
    .animation(animation, value: moves)
  }
  private func indicator(_ index: Int) -> some View {
    SegmentIndicator(isHeld: held == index || pressed == index)
      .layoutValue(key: SegmentPart.self, value: .indicator(index))
  }
  private func look(_ index: Int, _ chosen: Set<Int>, _ marked: Set<Int>) -> SegmentLook {
    var look = SegmentLook()
    look.isMarked = marked.contains(index)
    look.isSelected = chosen.contains(index)
    if case .several = choice { look.isToggle = true }
    look.canBeDragged = slides && look.isSelected
    look.hasDivider = index > 0 && marked.isDisjoint(with: [index, index - 1])
    look.hasCursor = cursor == index
    return look
  }
  /// Scrolls so that what is chosen is seen: with the hand's animation where that has chosen it.
  private func reveal(_ target: Item.ID?, _ proxy: ScrollViewProxy) {
    guard scrolls, let target else { return }
    withAnimation(hand.isAtWork && !reducesMotion ? animation : nil) { proxy.scrollTo(target) }
  }

  // MARK: what is done

  private var usable: [Int] { segments.indices.filter { !segments[$0].isDisabled } }

  private func connect(_ chosen: Set<Int>) {
    hand.choose = choose
    hand.press = { index, isPressed in
      if isPressed, slides, chosen.contains(index) { pressed = index }
      if !isPressed, pressed == index { pressed = nil }
    }
    hand.drag = { place in
      guard let place else {
        hold(nil)
        return
      }
      hold(isFar(place) ? chosen.first : segment(at: place) ?? held)
    }
    hand.release = { place in
      let target = isFar(place) ? nil : segment(at: place) ?? held
      hold(nil)
      if let target { choose(target) }
    }
  }
  /// What changes now was done by hand.
  private func move() {
    hand.isAtWork = true
    moves += 1
  }
  private func hold(_ index: Int?) {
    if index == held { return }
    move()
    held = index
  }
  private func isFar(_ place: CGPoint) -> Bool {
    place.y < -Self.reach || place.y > hand.places.size.height + Self.reach
  }
  /// The segment at a place of the row; nil for one that cannot be chosen.
  private func segment(at place: CGPoint) -> Int? {
    let x = direction == .rightToLeft ? hand.places.size.width - place.x : place.x
    guard let index = hand.places.index(at: x), index < segments.count,
      !segments[index].isDisabled, isEnabled
    else { return nil }
    return index
  }
  private func choose(_ index: Int) {
    guard isEnabled, index < segments.count, !segments[index].isDisabled else { return }
    let value = segments[index].value
    switch choice {
    case .one(let selection):
      if selection.wrappedValue == value { return }
      move()
      selection.wrappedValue = value
    case .several(let selection):
      move()
      if selection.wrappedValue.remove(value) == nil { selection.wrappedValue.insert(value) }
    case .action(let action): action(value)
    }
  }
  private func key(_ press: KeyPress) -> KeyPress.Result {
    let usable = usable
    guard press.modifiers.isEmpty, isEnabled, let first = usable.first, let last = usable.last
    else { return .ignored }
    let place = choice.isSingle ? choice.chosen(segments).first : cursor
    switch press.key {
    case .home: go(first)
    case .end: go(last)
    case .leftArrow, .rightArrow:
      if (press.key == .rightArrow) == (direction == .leftToRight) {
        go(usable.first { $0 > place ?? -1 } ?? last)
      } else {
        go(usable.last { $0 < place ?? segments.count } ?? first)
      }
    case .space, .return:
      guard !choice.isSingle, let place else { return .ignored }
      if press.phase == .down { choose(place) }
    default: return .ignored
    }
    return .handled
  }
  private func go(_ index: Int) {
    if choice.isSingle {
      choose(index)
    } else if cursor != index {
      hand.isAtWork = true
      cursor = index
    }
  }
}

/// Equal segments would be narrower than they may be.
private enum OverflowKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
