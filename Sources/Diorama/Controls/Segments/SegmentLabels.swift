import Foundation

/// The labels of segments, all as they are when selected, or all as when not.
struct SegmentLabels<Content: View>: View {
  let content: Content
  let isStrong: Bool
  /// What the program has set for all segmented pickers.
  let title: ControlDefaults.Title
  init(content: Content, isStrong: Bool, _ defaults: ControlDefaults.Segments) {
    self.content = content
    self.isStrong = isStrong
    title = isStrong ? defaults.selectedTitle : defaults.title
  }
  var body: some View {
    content
      .labelStyle(.titleOnly)
      .lineLimit(1)
      .font(title.font ?? .footnote.weight(isStrong ? .semibold : .medium))
      .foregroundColor(title.color)
      .modifier(
        EnvironmentModifier(change: { $0.foreground = ForegroundLevels() }, value: true)
      )
      .modifier(SegmentModifier(isStrong: isStrong))
  }
}

/// Centres each label in its segment, in a layer of its own that can fade.
nonisolated struct SegmentModifier: PassModifier {
  let isStrong: Bool
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SegmentNode(view, context)
  }
}
@MainActor
final class SegmentNode<C: View>:
  ShellNode<ModifiedContent<C, SegmentModifier>, C, SegmentShell>
{
  override init(_ view: ModifiedContent<C, SegmentModifier>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> SegmentShell {
    SegmentShell(self, child, isStrong: view.modifier.isStrong)
  }
  override func set(_ new: ModifiedContent<C, SegmentModifier>) {
    view = new
    content.set(new.content)
  }
}

@MainActor final class SegmentShell: WrapperElement {
  /// Points around a label.
  static let margin = CGSize(width: 9.25, height: 7)
  private let fade: Layer

  init(_ owner: _Node, _ child: Element, isStrong: Bool) {
    fade = Layer(isStrong ? "strong label" : "label", effect: .opacity)
    super.init(owner, child, layer: Layer("segment"))
    // Each label is there twice; one of them is told of.
    var s = Semantics(role: .segment)
    s.isHidden = isStrong
    s.combinesChildren = true
    layer!.semantics = s
    layer!.setBelow([fade])
    if isStrong { fade.set(.a, .zero, system.motion, Transaction()) }
  }
  /// A selected segment, and one that cannot be used, are told of as such.
  func describe(isSelected: Bool, isEnabled: Bool) {
    layer!.semantics!.isSelected = isSelected
    layer!.semantics!.isEnabled = isEnabled
  }
  func show(_ opacity: Double, _ transaction: Transaction) {
    fade.set(.a, SIMD4(opacity, 0, 0, 0), system.motion, transaction)
  }
  override func disappear() {
    super.disappear()
    fade.stopAll(system.motion)
  }
  private func inner(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: p.width.map { max($0 - 2 * Self.margin.width, 0) },
      height: p.height.map { max($0 - 2 * Self.margin.height, 0) })
  }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    let label = child.measure(inner(p))
    return CGSize(
      width: label.width + 2 * Self.margin.width, height: label.height + 2 * Self.margin.height)
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    let p = inner(ProposedViewSize(frame.size)), size = child.measure(p)
    fade.layoutOrigin = layer!.layoutOrigin
    fade.pixelOrigin = layer!.pixelOrigin
    fade.set(
      .frame, SIMD4(0, 0, frame.width, frame.height), system.motion, Transaction())
    child.place(
      CGRect(
        x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2,
        width: size.width, height: size.height), p, in: fade, at: .zero)
    fade.setBelow([child.topLayer])
    fade.isFresh = false
  }
}

/// Segments beside each other, as wide as each other.
struct SegmentLayout: LayoutAlgorithm {
  static let height: CGFloat = 32
  var name: String { "segments" }
  func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    let n = CGFloat(max(children.count, 1))
    let widest = children.map { $0.measure(.unspecified).width }.max() ?? 0
    let width = p.width.map { max($0, 0) } ?? widest * n
    let cell = ProposedViewSize(width: width / n, height: nil)
    let tallest = children.map { $0.measure(cell).height }.max() ?? 0
    let height = max(p.height ?? 0, max(tallest, Self.height))
    let size = CGSize(width: width / n, height: height)
    return Arrangement(
      size: CGSize(width: width, height: height),
      places: children.indices.map {
        .init(
          origin: CGPoint(x: size.width * CGFloat($0), y: 0), size: size,
          proposal: ProposedViewSize(size))
      })
  }
}

/// Holds one row of labels, and tells when it has been laid out.
@MainActor final class SegmentRow: _Node {
  final class Box: ContainerElement {
    var placed: () -> Void = {}
    override func placeContent(in host: Layer, at base: CGPoint) {
      super.placeContent(in: host, at: base)
      placed()
    }
  }
  let content: _Node
  private(set) var box: Box!
  init(_ context: _NodeContext, _ content: _Node) {
    self.content = content
    super.init(context)
    adopt(content)
    box = Box(
      owner: self, system: graph.layout, list: content, algorithm: SegmentLayout())
  }
  var segments: [SegmentShell] { box.children.compactMap { $0 as? SegmentShell } }
  /// What tells the i-th option from others; nil for one that cannot be chosen.
  func tag(at index: Int) -> AnyHashable? {
    guard index < content.count else { return nil }
    return Update.withoutReader {
      content.trait(TagTrait.self, at: index) ?? content.identity(at: index)
    }
  }
  override var container: ContainerElement? { box }
  override func element(at index: Int) -> Element { box }
  override func buryElements() { box.isAlive = false }
  override func forEachChild(_ body: (_Node) -> Void) { body(content) }
  package override var label: String { "segments" }
}
