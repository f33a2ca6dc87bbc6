import SwiftUI

/// Options beside each other, of which one is chosen, several are, or each does something.
///
/// It is for what a segmented `Picker` cannot: symbols, captions, badges, several choices, options
/// that are disabled, widths that follow the content, and looks of one's own.
///
///     SegmentedControl("Source", selection: $source) {
///       Segment("Camera", systemImage: "camera", value: Source.camera)
///       Segment("Photos", systemImage: "photo", value: Source.photos).badge(3)
///     }
///     .segmentedControlStyle(.capsule)
///
/// A press dims a segment, the release chooses it, and moving away lets go. Where the indicator slides,
/// a drag that begins on what is chosen takes it along, in whichever direction it begins; other drags
/// are for what the control is in. More than 50 points above or below, the indicator goes back.
///
/// The value is written at the release, once, and not at all where it stays as it is. Nothing is
/// written while a segment is pressed or the indicator is dragged. A selection that no segment has
/// shows none as chosen; where several have it, the first.
///
/// Where the segments do not fit, they scroll, and what is chosen is brought into view: those of
/// equal width when they would be narrower than 44 points, others as soon as one would be cut.
///
/// Keys: Tab leads to it. Arrows, Home and End choose one of which one is chosen; otherwise they lead
/// from segment to segment, and Space or Return does what a click does.
public struct SegmentedControl<Value: Hashable>: View {
  let title: Text?
  let segments: [Segment<Value>]
  let choice: SegmentChoice<Value>
  var caption: Text?

  init(_ title: Text?, _ choice: SegmentChoice<Value>, _ segments: [Segment<Value>]) {
    self.title = title
    self.choice = choice
    self.segments = segments
  }

  /// A line beneath the control.
  public func caption(_ key: LocalizedStringKey) -> SegmentedControl { caption(Text(key)) }
  @_disfavoredOverload
  public func caption<S: StringProtocol>(_ text: S) -> SegmentedControl { caption(Text(text)) }
  /// Nil is none.
  public func caption(_ text: Text?) -> SegmentedControl {
    var c = self
    c.caption = text
    return c
  }

  public var body: some View {
    VStack(spacing: 6) {
      SegmentedControlBody(title: title, segments: segments, choice: choice)
      if let caption {
        caption.font(.footnote).foregroundStyle(.secondary)
      }
    }
  }
}

/// What a click on a segment does.
enum SegmentChoice<Value: Hashable> {
  case one(Binding<Value>)
  case several(Binding<Set<Value>>)
  case action((Value) -> Void)

  /// A choice moves from segment to segment, so there is one to drag.
  var isSingle: Bool {
    if case .one = self { return true }
    return false
  }
  /// The segments that are chosen.
  func chosen(_ segments: [Segment<Value>]) -> Set<Int> {
    switch self {
    case .one(let selection):
      let value = selection.wrappedValue
      return segments.firstIndex { $0.value == value }.map { [$0] } ?? []
    case .several(let selection):
      let values = selection.wrappedValue
      return Set(segments.indices.filter { values.contains(segments[$0].value) })
    case .action: return []
    }
  }
}

// MARK: segments in braces

extension SegmentedControl {
  /// One of the segments is chosen.
  public init(
    selection: Binding<Value>, @SegmentBuilder<Value> segments: () -> [Segment<Value>]
  ) {
    self.init(nil, .one(selection), segments())
  }
  /// The title is told to those who do not look at pixels.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Value>,
    @SegmentBuilder<Value> segments: () -> [Segment<Value>]
  ) {
    self.init(Text(titleKey), .one(selection), segments())
  }
  /// Any number of segments is chosen: a click adds one or takes it away.
  public init(
    selection: Binding<Set<Value>>, @SegmentBuilder<Value> segments: () -> [Segment<Value>]
  ) {
    self.init(nil, .several(selection), segments())
  }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<Value>>,
    @SegmentBuilder<Value> segments: () -> [Segment<Value>]
  ) {
    self.init(Text(titleKey), .several(selection), segments())
  }
  /// None is chosen; a click runs `action` with the segment's value.
  public init(
    action: @escaping (Value) -> Void, @SegmentBuilder<Value> segments: () -> [Segment<Value>]
  ) {
    self.init(nil, .action(action), segments())
  }
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping (Value) -> Void,
    @SegmentBuilder<Value> segments: () -> [Segment<Value>]
  ) {
    self.init(Text(titleKey), .action(action), segments())
  }
}

// MARK: segments of data

extension SegmentedControl {
  private static func segments<Data: RandomAccessCollection, Label: View>(
    _ data: Data, _ value: (Data.Element) -> Value, _ label: (Data.Element) -> Label
  ) -> [Segment<Value>] {
    data.map { element in Segment(value: value(element)) { label(element) } }
  }
  /// A segment for each element, which is what is chosen.
  public init<Data: RandomAccessCollection, Label: View>(
    _ data: Data, selection: Binding<Value>, @ViewBuilder label: (Data.Element) -> Label
  ) where Data.Element == Value {
    self.init(nil, .one(selection), Self.segments(data, { $0 }, label))
  }
  public init<Data: RandomAccessCollection, Label: View>(
    _ data: Data, selection: Binding<Set<Value>>, @ViewBuilder label: (Data.Element) -> Label
  ) where Data.Element == Value {
    self.init(nil, .several(selection), Self.segments(data, { $0 }, label))
  }
  /// A segment for each element, whose identity is what is chosen.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Label: View>(
    _ data: Data, selection: Binding<Value>, @ViewBuilder label: (Data.Element) -> Label
  ) where Data.Element: Identifiable, Data.Element.ID == Value {
    self.init(nil, .one(selection), Self.segments(data, \.id, label))
  }
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Label: View>(
    _ data: Data, selection: Binding<Set<Value>>, @ViewBuilder label: (Data.Element) -> Label
  ) where Data.Element: Identifiable, Data.Element.ID == Value {
    self.init(nil, .several(selection), Self.segments(data, \.id, label))
  }
  /// A segment for each element; `id` is what is chosen.
  public init<Data: RandomAccessCollection, Label: View>(
    _ data: Data, id: KeyPath<Data.Element, Value>, selection: Binding<Value>,
    @ViewBuilder label: (Data.Element) -> Label
  ) {
    self.init(nil, .one(selection), Self.segments(data, { $0[keyPath: id] }, label))
  }
  public init<Data: RandomAccessCollection, Label: View>(
    _ data: Data, id: KeyPath<Data.Element, Value>, selection: Binding<Set<Value>>,
    @ViewBuilder label: (Data.Element) -> Label
  ) {
    self.init(nil, .several(selection), Self.segments(data, { $0[keyPath: id] }, label))
  }
}
