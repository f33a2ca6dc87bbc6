import Foundation

/// The labels of segments, as they are when not selected.
struct SegmentLabels<Content: View>: View {
  let content: Content
  let look: SegmentTitles
  init(content: Content, _ look: SegmentTitles) {
    self.content = content
    self.look = look
  }
  var body: some View {
    content
      .labelStyle(.titleOnly)
      .lineLimit(1)
      .font(look.plain.font)
      .modifier(
        EnvironmentModifier(change: { $0.foreground = look.plain.foreground }, value: look)
      )
      .modifier(SegmentModifier())
  }
}

/// How labels of segments look, which a program may have set for all of them.
struct SegmentTitles: Equatable {
  struct Title: Equatable {
    let font: Font
    let color: Color?
    init(_ own: ControlDefaults.Title, _ weight: Font.Weight) {
      font = own.font ?? .footnote.weight(weight)
      color = own.color
    }
    var foreground: ForegroundLevels {
      ForegroundLevels(styles: color.map { [AnyShapeStyle($0)] } ?? [])
    }
  }
  let plain: Title
  /// Of the one that is selected.
  let strong: Title
  init(_ defaults: ControlDefaults.Segments) {
    plain = Title(defaults.title, .medium)
    strong = Title(defaults.selectedTitle, .semibold)
  }
  /// Changes what the labels have from here, and leaves what they have said themselves.
  func emphasize(_ values: inout EnvironmentValues) {
    if values.font == plain.font { values.font = strong.font }
    if values.foreground.isSame(as: plain.foreground) { values.foreground = strong.foreground }
  }
}

/// Centres each label in its segment, in a layer of its own that can be dimmed.
nonisolated struct SegmentModifier: PassModifier {
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
  override func makeShell(_ child: Element) -> SegmentShell { SegmentShell(self, child) }
  override func set(_ new: ModifiedContent<C, SegmentModifier>) {
    view = new
    content.set(new.content)
  }
}

@MainActor final class SegmentShell: WrapperElement {
  /// Points around a label.
  static let margin = CGSize(width: 9.25, height: 7)
  private let fade = Layer("label", effect: .opacity)

  init(_ owner: _Node, _ child: Element) {
    super.init(owner, child, layer: Layer("segment"))
    var s = Semantics(role: .segment)
    s.combinesChildren = true
    layer!.semantics = s
    layer!.setBelow([fade])
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
  /// Draws the label of one segment as that of the selected one, and the others as the others.
  func emphasize(_ index: Int?, _ transaction: Transaction, anew: Bool = false) {
    let all = segments
    content.forEachEmphasized { node in
      var e: Element? = node.drawn
      while let q = e, !(q is SegmentShell) { e = q.parent }
      guard let e else { return }
      let isStrong = index.map { all.indices.contains($0) && all[$0] === e } ?? false
      if isStrong != node.isEmphasized || anew { node.emphasize(isStrong, transaction) }
    }
  }
  override var container: ContainerElement? { box }
  override func element(at index: Int) -> Element { box }
  override func buryElements() { box.isAlive = false }
  override func forEachChild(_ body: (_Node) -> Void) { body(content) }
  package override var label: String { "segments" }
}
