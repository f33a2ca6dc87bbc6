import Diorama

/// A view of UIKit in a tree of views.
///
/// It is made once, brought up to date when what it has read changes, and taken down with its place
/// in the tree. Differs: what `UIView` says of what is shown.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size in a proposal; nil, which is the default, leaves it to the view's intrinsic size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public var body: some View {
    RepresentedView { made, environment in
      @MainActor func context(_ coordinator: Coordinator) -> Context {
        Context(
          coordinator: coordinator, transaction: .current, environment: environment)
      }
      if made.view == nil {
        let coordinator = makeCoordinator()
        let view = makeUIView(context: context(coordinator))
        made.coordinator = coordinator
        made.view = view
        made.dismantle = { Self.dismantleUIView(view, coordinator: coordinator) }
      }
      guard let view = made.view as? UIViewType, let coordinator = made.coordinator as? Coordinator
      else { return }
      updateUIView(view, context: context(coordinator))
      made.size = { sizeThatFits($0, uiView: view, context: context(coordinator)) }
    }
  }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A view controller of UIKit in a tree of views.
///
/// It is made once, brought up to date when what it has read changes, and taken down with its place
/// in the tree. Differs: what `UIView` says of what is shown.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// The size in a proposal; nil, which is the default, leaves it to the view's intrinsic size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: some View {
    RepresentedView { made, environment in
      @MainActor func context(_ coordinator: Coordinator) -> Context {
        Context(
          coordinator: coordinator, transaction: .current, environment: environment)
      }
      if made.controller == nil {
        let coordinator = makeCoordinator()
        let controller = makeUIViewController(context: context(coordinator))
        made.coordinator = coordinator
        made.controller = controller
        made.dismantle = {
          Self.dismantleUIViewController(controller, coordinator: coordinator)
        }
      }
      guard let controller = made.controller as? UIViewControllerType,
        let coordinator = made.coordinator as? Coordinator
      else { return }
      updateUIViewController(controller, context: context(coordinator))
      made.view = controller.view
      made.size = { sizeThatFits($0, uiViewController: controller, context: context(coordinator)) }
    }
  }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// What a representable has made; it lives as long as its place in the tree.
@MainActor final class Made {
  var view: UIView? {
    didSet { if view !== oldValue { view?.isRoot = true } }
  }
  var controller: UIViewController?
  var coordinator: Any?
  var dismantle: (() -> Void)?
  var size: (@MainActor (ProposedViewSize) -> CGSize?)?
  /// What it has made stands in a scroll view, or in none.
  func enter(_ scroller: ScrollElement?) {
    guard let view else { return }
    if view.superview != nil { FoundScrollView.leave(view) }
    if let scroller { FoundScrollView.of(scroller).enter(view) } else { view.didMoveToWindow() }
  }
  isolated deinit {
    dismantle?()
    if let view, view.superview != nil { FoundScrollView.leave(view) }
  }
}

/// Makes a view of UIKit, brings it up to date, and shows it.
private struct RepresentedView: View {
  /// It cannot be compared, so that it runs whenever the representable has changed.
  let update: @MainActor (Made, EnvironmentValues) -> Void
  @State private var made = Made()
  @Environment(\.self) private var environment
  init(update: @escaping @MainActor (Made, EnvironmentValues) -> Void) { self.update = update }

  var body: some View {
    let _ = update(made, environment)
    if let view = made.view {
      IntrinsicSize(view: view, size: made.size) {
        ViewFace(view: view)
          .onScroller { made.enter($0) }
          .onAppear {
            made.controller?.viewWillAppear(false)
            made.controller?.viewDidAppear(false)
          }
          .onDisappear {
            made.controller?.viewWillDisappear(false)
            made.controller?.viewDidDisappear(false)
          }
      }
    }
  }
}

/// As large as a view's content where the view wants no more, else as large as there is room.
private struct IntrinsicSize<Content: View>: View {
  let view: UIView
  let size: (@MainActor (ProposedViewSize) -> CGSize?)?
  let content: Content
  init(
    view: UIView, size: (@MainActor (ProposedViewSize) -> CGSize?)?,
    @ViewBuilder content: () -> Content
  ) {
    self.view = view
    self.size = size
    self.content = content()
  }
  var body: some View {
    let _ = view.track()
    IntrinsicLayout(
      view: view, intrinsic: view.intrinsicContentSize, isHosting: view is HostingView,
      hugs: Axis.Set.all(where: {
        view.contentHuggingPriority(for: $0 == .horizontal ? .horizontal : .vertical).rawValue
          >= UILayoutPriority.defaultHigh.rawValue
      }), size: size
    ) { content }
  }
}
extension Axis.Set {
  fileprivate static func all(where isIn: (Axis) -> Bool) -> Axis.Set {
    var set: Axis.Set = []
    if isIn(.horizontal) { set.insert(.horizontal) }
    if isIn(.vertical) { set.insert(.vertical) }
    return set
  }
}
private struct IntrinsicLayout: Layout {
  let view: UIView
  /// Points; below 0 where there is none.
  let intrinsic: CGSize
  let isHosting: Bool
  let hugs: Axis.Set
  let size: (@MainActor (ProposedViewSize) -> CGSize?)?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let size, let own = MainActor.assumeIsolated({ size(proposal) }) { return own }
    if isHosting { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    func length(_ proposed: CGFloat?, _ own: CGFloat, _ hugs: Bool) -> CGFloat {
      own >= 0 && (hugs || proposed == nil) ? own : max(proposed ?? 0, 0)
    }
    return CGSize(
      width: length(proposal.width, intrinsic.width, hugs.contains(.horizontal)),
      height: length(proposal.height, intrinsic.height, hugs.contains(.vertical)))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    MainActor.assumeIsolated { view.place(bounds.size) }
    for s in subviews { s.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
