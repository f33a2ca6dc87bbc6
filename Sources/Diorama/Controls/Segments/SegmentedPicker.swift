import Foundation

/// A picker whose options are beside each other.
///
/// It takes the width it is offered, and gives each option the same part of it; it is 32 points high,
/// and higher where large text needs it. A click selects; a drag that begins on the selected segment
/// takes it along. With the keyboard, arrows go to the next segment, Home and End to the ends.
///
/// `UISegmentedControl.appearance()` changes the colours and the font.
///
/// Differs: Apple publishes no measures, so these are ours: a track with corners of 8 points, a thumb
/// 2 points inside of it. Of a `Label` the title is shown.
nonisolated struct SegmentedPicker<Label: View, Selection: Hashable, Content: View>: View {
  typealias Body = Never
  let selections: [Binding<Selection>]
  let label: Label
  let content: Content
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    SegmentedNode(view, context)
  }
}

@MainActor
final class SegmentedNode<Label: View, Selection: Hashable, Content: View>:
  _TypedNode<SegmentedPicker<Label, Selection, Content>>
{
  private let environment: EnvironmentBox
  private let labels: _TypedNode<SegmentLabels<Content>>
  private let emphasis = Emphasis()
  private let row: SegmentRow
  /// The picker's own label is not seen; it is there to be told.
  private let caption: HostNode
  private let captionLayer = Layer("caption")
  private var element: SegmentedElement!
  /// What a person has chosen is being written.
  private var isWriting = false
  private var defaults = ControlDefaults.segments

  override init(_ view: SegmentedPicker<Label, Selection, Content>, _ context: _NodeContext) {
    environment = context.environment
    let titles = SegmentTitles(defaults)
    var inner = context
    inner.emphasis = emphasis
    emphasis.change = { titles.emphasize(&$0) }
    labels = SegmentLabels._makeNode(.init(content: view.content, titles), inner)
    row = SegmentRow(context, labels)
    caption = HostNode(context, quietly: view.label, ZLayout(), name: "caption")
    super.init(view, context)
    adopt(row)
    adopt(caption)
    element = SegmentedElement(owner: self, row: row)
    caption.box.parent = element
    element.onChoose = { [weak self] in self?.choose($0) }
    element.onPlace = { [weak self] in self?.placeCaption() }
    element.onOptions = { [weak self] in self?.takeSelection() }
    element.layer!.describe = { [weak self] in self?.semantics ?? Semantics() }
    evaluate()
    graph.afterAppearing { [weak self] in self?.takeDefaults() }
  }
  /// Defaults that were set in the `onAppear` of this view's first frame count too.
  private func takeDefaults() {
    if !isAlive || defaults == ControlDefaults.segments { return }
    defaults = ControlDefaults.segments
    let titles = SegmentTitles(defaults)
    emphasis.change = { titles.emphasize(&$0) }
    setLabels()
    row.emphasize(element.highlighted, Transaction(), anew: true)
    evaluate()
  }
  private func setLabels() {
    labels.set(.init(content: view.content, SegmentTitles(defaults)))
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    let values = EnvironmentValues(environment)
    Update.reading(self) {
      element.direction = values.layoutDirection
      row.box.direction = values.layoutDirection
      element.look = look(values)
      element.stop.update(values)
    }
    takeSelection()
  }
  override func set(_ new: SegmentedPicker<Label, Selection, Content>) {
    view = new
    setLabels()
    caption.set(new.label)
    evaluate()
  }
  private func look(_ values: EnvironmentValues) -> SegmentedElement.Look {
    let isDark = values.colorScheme == .dark, isStrong = values.colorSchemeContrast == .increased
    func color(_ c: SystemColor) -> SIMD4<Double> { c.components(isDark: isDark) }
    func own(_ c: Color?) -> SIMD4<Double>? { c?.components(values.colorContext) }
    var look = SegmentedElement.Look()
    look.track = own(defaults.background) ?? color(isStrong ? .fill : .tertiaryFill)
    look.thumb = own(defaults.selected) ?? (isDark ? color(.gray2) : SIMD4(repeating: 1))
    look.edge = isStrong ? color(.label) : .zero
    look.line = color(isStrong ? .label : .gray)
    look.line.w = isStrong ? 0.6 : 0.3
    look.hover = color(.quaternaryFill)
    look.isEnabled = values.isEnabled
    look.isStill = values.accessibilityReduceMotion
    return look
  }

  // MARK: the selection

  /// What all bindings agree on. This node is told when it changes.
  private var selection: Selection? {
    Update.reading(self) {
      let all = view.selections.map(\.wrappedValue)
      guard let first = all.first, all.allSatisfy({ $0 == first }) else { return nil }
      return first
    }
  }
  private func option(_ index: Int) -> Selection? {
    row.tag(at: index)?.selection(as: Selection.self)
  }
  private func takeSelection() {
    let new = selection
    let index = new.flatMap { new in (0..<labels.count).first { option($0) == new } }
    element.select(index, isWriting ? element.pace : SegmentPace(.current))
  }
  private func choose(_ index: Int) {
    guard let new = option(index) else { return }
    let pace = element.pace
    element.select(index, pace)
    isWriting = true
    withTransaction(Transaction()) {
      for b in view.selections where b.wrappedValue != new { b.wrappedValue = new }
    }
    // A binding that has not taken it has the last word.
    graph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      takeSelection()
      isWriting = false
    }
  }

  // MARK: what is told

  private var semantics: Semantics {
    var s = Semantics(role: .picker)
    s.label = Self.labels(in: captionLayer)
    if let i = element.selected, i < row.segments.count {
      s.value = Self.labels(in: row.segments[i].layer!)
    }
    s.isFocused = element.stop.item.isFocused
    return s
  }
  private func placeCaption() {
    let box = caption.box!, p = ProposedViewSize.unspecified
    box.place(CGRect(origin: .zero, size: box.measure(p)), p, in: captionLayer, at: .zero)
    captionLayer.setBelow([box.topLayer])
  }
  private static func labels(in layer: Layer) -> String {
    layer.sceneElements(in: .infinite).map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  // MARK: the node

  override func element(at index: Int) -> Element { element }
  package override func collect(into elements: inout [Element]) { elements.append(element) }
  override func buryElements() { element.isAlive = false }
  override func willDie() { graph.onDrop?(element.attachment) }
  override func forEachChild(_ body: (_Node) -> Void) {
    body(row)
    body(caption)
  }
}
