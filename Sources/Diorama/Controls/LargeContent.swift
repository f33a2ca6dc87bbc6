import Foundation

/// Shows something large in the middle of the window while a view is held down, at text sizes for which
/// there would not be enough room in the view.
nonisolated private struct LargeContentModifier<Large: View>: ViewModifier {
  let large: Large?
  @MainActor func body(content: Content) -> some View {
    LargeContentHand(base: content, large: large.map { AnyView($0) })
  }
}
private struct LargeContentHand<Base: View>: View {
  let base: Base
  let large: AnyView?
  @Environment(\.dynamicTypeSize) private var typeSize
  @GestureState private var isHeld = false
  init(base: Base, large: AnyView?) {
    self.base = base
    self.large = large
  }
  var body: some View {
    base
      .modifier(LargeContentAnchor(isShown: isHeld && typeSize.isAccessibilitySize, large: large))
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
          .updating($isHeld) { value, isHeld, _ in
            if case .second = value { isHeld = true }
          },
        including: typeSize.isAccessibilitySize ? .all : .subviews)
  }
}

extension View {
  /// Shows what the view says, and its picture, large in the middle of the window while the view is held
  /// down for half a second and longer: for bars and other controls whose text does not grow. Only at
  /// the text sizes of accessibility. A button does what it is for at the release all the same.
  ///
  /// Differs: a hand that goes on to another view does not see that one's.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(LargeContentModifier<EmptyView>(large: nil))
  }
  /// The same with other content, in which labels have their picture above their title.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { modifier(LargeContentModifier(large: largeContentView())) }
}

/// The view that is held down: it knows what to say of itself.
nonisolated private struct LargeContentAnchor: PassModifier {
  let isShown: Bool
  let large: AnyView?
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    LargeContentNode(view, context)
  }
}
@MainActor
private final class LargeContentNode<C: View>: PassNode<ModifiedContent<C, LargeContentAnchor>, C> {
  private let context: _NodeContext
  private var float: FloatingView?

  override init(_ view: ModifiedContent<C, LargeContentAnchor>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    put(view.content, context)
  }
  override func set(_ new: ModifiedContent<C, LargeContentAnchor>) {
    view = new
    content.set(new.content)
    if !new.modifier.isShown {
      end()
    } else if let float {
      float.host.set(panel)
    } else {
      let float = FloatingView(
        HostNode(surroundings, quietly: panel, ZLayout(), name: "large content")
      ) {}
      self.float = float
      graph.floats.add(float)
    }
  }
  override func willDie() { end() }
  private func end() {
    guard let float else { return }
    self.float = nil
    graph.layout.onLeave(float.host.box.topLayer)
    graph.floats.release(float)
    graph.floats.remove(float)
  }
  private var panel: LargeContentPanel {
    LargeContentPanel(content: view.modifier.large ?? AnyView(LargeLabel(label: plainLabel)))
  }
  private var surroundings: _NodeContext { context.aloft(in: graph) }
}

/// What a view says of itself.
private struct LargeLabel: View {
  let label: PlainLabel
  init(label: PlainLabel) { self.label = label }
  var body: some View {
    VStack(spacing: 12) {
      if let image = label.image { image.font(.system(size: 64)).accessibilityHidden(true) }
      if !label.name.isEmpty { Text(verbatim: label.name) }
    }
  }
}
private struct LargeContentPanel: View {
  let content: AnyView
  @Environment(\.colorSchemeContrast) private var contrast
  init(content: AnyView) { self.content = content }
  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 20, style: .continuous)
    content
      .labelStyle(LargeLabelStyle())
      .font(.system(size: 28, weight: .medium))
      .imageScale(.large)
      .multilineTextAlignment(.center)
      .padding(24)
      .frame(minWidth: 200, maxWidth: 280, minHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .background(
        contrast == .increased ? AnyShapeStyle(Color(.background)) : AnyShapeStyle(.thickMaterial),
        in: shape
      )
      .overlay { if contrast == .increased { shape.strokeBorder(Color.primary, lineWidth: 1) } }
      .allowsHitTesting(false)
  }
}
private struct LargeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 64))
      configuration.title
    }
  }
}
