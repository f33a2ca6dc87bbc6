import Foundation

/// Views that belong together, with a header and a footer.
///
/// In stacks they follow each other; lazy containers can pin the header and the footer, and in a
/// grid both have a row to themselves.
nonisolated public struct Section<Parent, Content, Footer>: ListView {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Nil: it cannot be folded.
  let isExpanded: Binding<Bool>?
  init(_ header: Parent, _ content: Content, _ footer: Footer, _ isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  @MainActor public static var _count: Int? {
    guard let a = Parent._count, let b = Content._count, let c = Footer._count else { return nil }
    return a + b + c
  }
  @MainActor public static var _isLong: Bool { true }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { SectionNode(view, context) }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }
  /// Its content is there while `isExpanded` is true.
  ///
  /// Differs: the header has no button that folds the section; it is for a list's sidebar style.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView(), isExpanded)
  }
}

/// The list of a section: its header, its content, its footer.
@MainActor
final class SectionNode<Parent: View, Content: View, Footer: View>:
  _TypedNode<Section<Parent, Content, Footer>>
{
  private let header: _TypedNode<Parent>
  private let content: _TypedNode<Content?>
  private let footer: _TypedNode<Footer>
  override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
    header = Parent._node(view.header, context)
    content = Optional<Content>._node(
      view.isExpanded?.wrappedValue == false ? nil : view.content, context)
    footer = Footer._node(view.footer, context)
    super.init(view, context)
    for part in parts { adopt(part) }
    evaluate()
  }
  private var parts: [_Node] { [header, content, footer] }
  override func set(_ new: Section<Parent, Content, Footer>) {
    view = new
    header.set(new.header)
    evaluate()
    footer.set(new.footer)
  }
  /// Reads whether it is folded.
  override func evaluate() {
    isDirty = false
    epoch += 1
    let isOpen = Update.reading(self) { view.isExpanded?.wrappedValue } ?? true
    content.set(isOpen ? view.content : nil)
  }
  override var count: Int { parts.reduce(0) { $0 + $1.count } }
  override func element(at index: Int) -> Element {
    let (part, i) = parts.part(at: index)
    return part.element(at: i)
  }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    let (part, i) = parts.part(at: index)
    return part.trait(key, at: i)
  }
  package override func collect(into elements: inout [Element]) {
    for p in parts { p.collect(into: &elements) }
  }
  override func list(into listing: inout Listing) {
    let outer = listing.parts, start = listing.items.count
    header.list(into: &listing)
    let end = listing.items.count
    content.list(into: &listing)
    let next = listing.items.count
    footer.list(into: &listing)
    listing.parts =
      outer + [
        Listing.Part(
          id: ObjectIdentifier(self), headers: start..<end,
          footers: next..<listing.items.count)
      ]
  }
  override func forEachChild(_ body: (_Node) -> Void) { parts.forEach(body) }
  override var holdsState: Bool { false }

  // MARK: slots

  /// All of a header, or of a footer, is one slot.
  private var headers: Int { header.slotCount > 0 ? 1 : 0 }
  private var footers: Int { footer.slotCount > 0 ? 1 : 0 }
  package override var slotCount: Int { headers + content.slotCount + footers }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    let i = index - headers
    if i < 0 { return header.collect(into: &elements) }
    if i < content.slotCount { return content.collectSlot(i, into: &elements) }
    footer.collect(into: &elements)
  }
  package override func identity(ofSlot index: Int) -> AnyHashable? {
    let i = index - headers
    if i < 0 { return header.identity(ofSlot: 0) }
    return i < content.slotCount ? content.identity(ofSlot: i) : footer.identity(ofSlot: 0)
  }
  package override func otherIdentity(ofSlot index: Int) -> AnyHashable? {
    let i = index - headers
    return i >= 0 && i < content.slotCount ? content.otherIdentity(ofSlot: i) : nil
  }
  package override func slot(with id: AnyHashable) -> Int? {
    if header.slot(with: id) != nil { return 0 }
    if let i = content.slot(with: id) { return headers + i }
    return footer.slot(with: id) == nil ? nil : slotCount - 1
  }
  package override func findSections(from base: Int, into sections: inout [SlotSection]) {
    sections.append(
      SlotSection(
        slots: base..<base + slotCount, hasHeader: headers > 0, hasFooter: footers > 0))
  }
  package override func retireSlots(farFrom near: Range<Int>) {
    content.retireSlots(farFrom: near.lowerBound - headers..<near.upperBound - headers)
  }
}
