import Foundation

/// What an option of a menu or of a list says: the texts and the picture of the views that it
/// consists of.
struct PlainLabel: Equatable {
  var title = ""
  /// A second text.
  var subtitle: String?
  var image: Image?
  /// What it is called for those who do not look, where that is something else.
  var spoken: String?
  var isEnabled = true
  var name: String { spoken ?? title }
}

/// The options of a picker, each made once, and asked for what they say.
@MainActor struct PickerOptions {
  enum Part {
    case option(Int)
    case divider
    case header(Int)
  }
  fileprivate let source: any PickerOptionsSource
  /// Elements: options, and what stands between them.
  var count: Int { source.optionCount }
  func tag(at index: Int) -> AnyHashable? { source.optionTag(at: index) }
  func element(at index: Int) -> Element { source.optionElement(at: index) }
  func label(at index: Int) -> PlainLabel { labels(of: [index])[0] }
  func labels(of indices: [Int]) -> [PlainLabel] { source.labels(of: indices, areShown: false) }
  /// What an option says that is shown itself.
  func text(at index: Int) -> String { source.labels(of: [index], areShown: true)[0].name }
  /// All that there is, in the order of the source.
  var parts: [Part] { source.optionParts }
  /// The first option that stands for a value.
  func index<Selection: Hashable>(of value: Selection?) -> Int? {
    guard let value else { return nil }
    return (0..<count).first { tag(at: $0)?.selection(as: Selection.self) == value }
  }
}

/// What a picker sets.
@MainActor struct PickerValue<Selection: Hashable> {
  let bindings: [Binding<Selection>]
  /// What all of them agree on.
  var value: Selection? {
    let all = bindings.map(\.wrappedValue)
    guard let first = all.first, all.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
  /// Writes the value of an option where that is another one.
  func choose(_ tag: AnyHashable?) {
    guard let new = tag?.selection(as: Selection.self) else { return }
    withTransaction(Transaction()) {
      for b in bindings where b.wrappedValue != new { b.wrappedValue = new }
    }
  }
}

@MainActor private protocol PickerOptionsSource: AnyObject {
  var optionCount: Int { get }
  var optionParts: [PickerOptions.Part] { get }
  func optionTag(at index: Int) -> AnyHashable?
  func optionElement(at index: Int) -> Element
  func labels(of indices: [Int], areShown: Bool) -> [PlainLabel]
}

/// Makes a view of a picker's options. It is made again when they are others, or say something else.
nonisolated struct PickerOptionsView<Content: View, Result: View>: View {
  typealias Body = Never
  let content: Content
  let result: @MainActor (PickerOptions) -> Result
  init(_ content: Content, result: @escaping @MainActor (PickerOptions) -> Result) {
    self.content = content
    self.result = result
  }
  @MainActor static var _count: Int? { Result._count }
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    PickerOptionsNode(view, context)
  }
}

@MainActor
final class PickerOptionsNode<Content: View, Result: View>:
  DerivedNode<PickerOptionsView<Content, Result>, Content, Result>, PickerOptionsSource
{
  /// Stands above options that are nowhere placed, and hears that one of them has changed.
  private final class Probe: Element {
    var changed: () -> Void = {}
    override func forget() { changed() }
  }
  private var probe: Probe!

  init(_ view: PickerOptionsView<Content, Result>, _ context: _NodeContext) {
    super.init(view, of: Content._makeNode(view.content, context), context)
    probe = Probe(owner: self, system: graph.layout, layer: nil)
    probe.changed = { [weak self] in self?.makeDirty() }
    evaluate()
  }
  override func set(_ new: PickerOptionsView<Content, Result>) { take(new, of: new.content) }
  override func made() -> Result {
    Update.reading(self) { view.result(PickerOptions(source: self)) }
  }
  override func buryElements() { probe.isAlive = false }

  // MARK: the options

  fileprivate var optionCount: Int { base.count }
  fileprivate func optionElement(at index: Int) -> Element { base.element(at: index) }
  fileprivate func optionTag(at index: Int) -> AnyHashable? {
    Update.withoutReader {
      base.trait(TagTrait.self, at: index) ?? base.identity(at: index)
    }
  }
  fileprivate var optionParts: [PickerOptions.Part] {
    var sections: [SlotSection] = []
    base.findSections(from: 0, into: &sections)
    var parts: [PickerOptions.Part] = [], index = 0
    for slot in 0..<base.slotCount {
      var elements: [Element] = []
      base.collectSlot(slot, into: &elements)
      let ended = sections.contains { $0.slots.upperBound == slot && slot > 0 }
      let begun = sections.first { $0.slots.lowerBound == slot }
      if (begun != nil && index > 0) || ended { parts.append(.divider) }
      for e in elements {
        if begun?.hasHeader == true {
          parts.append(.header(index))
        } else if e.owner is DividerNode {
          parts.append(.divider)
        } else {
          parts.append(.option(index))
        }
        index += 1
      }
    }
    return parts
  }
  /// - Parameter areShown: they stand in a container, which hears of their changes.
  fileprivate func labels(of indices: [Int], areShown: Bool) -> [PlainLabel] {
    let tops = indices.map { optionElement(at: $0) }
    for e in tops where !e.isPlaced {
      if !areShown { e.parent = probe }
      // So that what is in it knows what it is in.
      _ = e.measure(.unspecified)
    }
    let place = Dictionary(
      tops.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { a, _ in a })
    var out = Array(repeating: PlainLabel(), count: tops.count)
    func find(_ node: _Node) {
      if let leaf = node as? any PlainLabelNode, let (i, said) = top(of: leaf.drawn, place) {
        leaf.add(to: &out[i])
        if let said { out[i].spoken = said }
      }
      node.forEachChild(find)
    }
    find(base)
    return out
  }
  /// The option that an element is in, and what the views between say of it to those who do not look.
  private func top(
    of element: Element, _ place: [ObjectIdentifier: Int]
  ) -> (index: Int, said: String?)? {
    var e: Element? = element, said: String?
    while let q = e, q !== probe {
      if let semantics = q.layer?.semantics, semantics.role == nil, let label = semantics.label {
        said = label
      }
      if let i = place[ObjectIdentifier(q)] { return (i, said) }
      e = q.parent
    }
    return nil
  }
}

/// A node of which menus and lists show something.
@MainActor private protocol PlainLabelNode: EmphasizedNode {
  func add(to label: inout PlainLabel)
}
extension TextNode: PlainLabelNode {
  fileprivate func add(to label: inout PlainLabel) {
    let text = layer.semantics?.label ?? ""
    if label.title.isEmpty {
      label.title = text
      label.spoken = nil
    } else if label.subtitle == nil, !text.isEmpty {
      label.subtitle = text
    }
    label.isEnabled = label.isEnabled && values.isEnabled
  }
}
extension ImageNode: PlainLabelNode {
  fileprivate func add(to label: inout PlainLabel) {
    if label.image == nil { label.image = view }
    if label.title.isEmpty, label.spoken == nil { label.spoken = layer.semantics?.label }
    label.isEnabled = label.isEnabled && values.isEnabled
  }
}

extension _Node {
  /// What the first texts and the first picture in a view say, and what it is called for those who do not
  /// look.
  var plainLabel: PlainLabel {
    var label = PlainLabel()
    func find(_ node: _Node) {
      if let leaf = node as? any PlainLabelNode { leaf.add(to: &label) }
      node.forEachChild(find)
    }
    find(self)
    if count > 0 {
      let all = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      let told = element(at: 0).topLayer.sceneElements(in: all).first?.label ?? ""
      if !told.isEmpty { label.spoken = told }
    }
    return label
  }
}
