import Foundation

/// Content that is larger than its frame, to be moved by the hand, the wheel and keys.
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content
  /// What it shows on an axis is as long as it likes there.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ScrollNode(view, context) }
}

@MainActor final class ScrollNode<Content: View>: _TypedNode<ScrollView<Content>>, ScrollHost {
  private let content: _TypedNode<Content>
  private var scroller: ScrollElement!
  private var outer: ScrollFrame!
  private let environment: EnvironmentBox
  private var observers: [ScrollObserver]
  private var defaults = ControlDefaults.scrolling
  private var dismissesKeyboard = ScrollDismissesKeyboardMode.automatic
  override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    environment = context.environment
    observers = Update.withoutReader { EnvironmentValues(context.environment).scrollObservers }
    // What is set for this scroll view does not hold for those inside.
    var inner = context
    inner.environment = EnvironmentBox(context.environment)
    var values = EnvironmentValues()
    values.scrollObservers = []
    values.scrollSettings = ScrollSettings()
    values.scrollTargetBehavior = nil
    inner.environment.write(values.written)
    content = Content._makeNode(view.content, inner)
    super.init(view, context)
    adopt(content)
    let isHorizontal = view.axes == .horizontal
    scroller = ScrollElement(
      owner: self, system: graph.layout, list: content, axes: view.axes,
      algorithm: StackLayout(
        axis: isHorizontal ? .horizontal : .vertical,
        alignment: isHorizontal
          ? VerticalAlignment.center.key : HorizontalAlignment.center.key, spacing: nil))
    outer = ScrollFrame(self, scroller)
    scroller.onMove = { [unowned self] in for o in observers { o.moved() } }
    scroller.onPhase = { [unowned self] old, new in
      for o in observers { o.phaseChanged(old, new) }
    }
    scroller.onRelease = { [unowned self] aim in
      for o in observers { if let place = o.released(aim) { return place } }
      return nil
    }
    scroller.onHand = { [unowned self] in handBegan() }
    evaluate()
    for o in observers { o.attach(scroller) }
    graph.afterAppearing { [weak self] in self?.takeDefaults() }
  }
  /// Defaults that were set in the `onAppear` of this view's first frame count too.
  private func takeDefaults() {
    if !isAlive || defaults == ControlDefaults.scrolling { return }
    defaults = ControlDefaults.scrolling
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    let values = EnvironmentValues(environment)
    Update.reading(self) {
      scroller.direction = values.layoutDirection
      outer.direction = values.layoutDirection
      var rules = values.scrollRules(showsIndicators: view.showsIndicators)
      rules.isEnabled = rules.isEnabled && defaults.isEnabled
      rules.givesWay = defaults.bounces && values.scrollSettings.link.givesWay
      let own = joined?.link?.overrides ?? ScrollLink.Overrides()
      rules.override(own)
      scroller.rules = rules
      let behavior =
        values.scrollTargetBehavior?.behavior
        ?? (defaults.isPaging ? PagingScrollTargetBehavior() : nil)
      switch own.isPaging {
      case true: take(PagingScrollTargetBehavior())
      case false: take(behavior is PagingScrollTargetBehavior ? nil : behavior)
      case nil: take(behavior)
      }
      dismissesKeyboard = values.scrollDismissesKeyboardMode
    }
  }
  private var joined: LinkObserver?
  func join(_ observer: ScrollObserver) {
    observers.append(observer)
    joined = observer as? LinkObserver
    observer.attach(scroller)
  }
  func linkChanged() { if isAlive { evaluate() } }
  private func handBegan() {
    for o in observers { o.handBegan() }
    if dismissesKeyboard == .immediately || dismissesKeyboard == .interactively {
      graph.focus.focus(nil)
    }
  }
  private func take(_ behavior: (any ScrollTargetBehavior)?) {
    scroller.isAligned = behavior is ViewAlignedScrollTargetBehavior
    scroller.isPaging = behavior is PagingScrollTargetBehavior
    guard let behavior else {
      scroller.aim = nil
      return
    }
    let axes = view.axes
    scroller.limitsScrolls = { [unowned self] in
      behavior.properties(
        context: .init(axes: axes, environment: EnvironmentValues(environment))
      ).limitsScrolls
    }
    scroller.aim = { [unowned self] aim in
      Update.withoutReader {
        let room = scroller.room
        func seen(_ offset: CGPoint) -> CGRect { CGRect(origin: offset, size: room) }
        var target = ScrollTarget(rect: seen(aim.proposed))
        behavior.updateTarget(
          &target,
          context: ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: seen(aim.original)), velocity: aim.velocity,
            contentSize: scroller.contentSize, containerSize: scroller.room, axes: axes,
            current: CGRect(origin: aim.current, size: scroller.frame.size),
            environment: EnvironmentValues(environment),
            starts: { [unowned self] in scroller.starts(in: $1, along: $0) }))
        let anchor = target.anchor ?? .topLeading
        // A rectangle of another size stands at its anchor.
        return CGPoint(
          x: target.rect.minX + (target.rect.width - room.width) * anchor.x,
          y: target.rect.minY + (target.rect.height - room.height) * anchor.y)
      }
    }
  }
  override func set(_ new: ScrollView<Content>) {
    view = new
    evaluate()
    content.set(new.content)
  }
  override var container: ContainerElement? { scroller }
  override func element(at index: Int) -> Element { outer }
  package override func collect(into elements: inout [Element]) { elements.append(outer) }
  override func buryElements() {
    scroller.isAlive = false
    outer.isAlive = false
  }
  override func forEachChild(_ body: (_Node) -> Void) { body(content) }
  var element: ScrollElement { scroller }
}

/// The room of a scroll view, which is seen beyond the safe area too.
@MainActor private final class ScrollFrame: WrapperElement {
  private let scroller: ScrollElement
  init(_ owner: _Node, _ scroller: ScrollElement) {
    self.scroller = scroller
    super.init(owner, scroller, layer: nil)
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    let sides = scroller.rules.reachesIntoSafeArea ? safeArea : Sides()
    scroller.safeMargins = sides
    child.place(
      sides.outside(CGRect(origin: .zero, size: frame.size)), sides.outside(proposal), in: host,
      at: base)
  }
}

extension ScrollRules {
  /// What somebody has a say in who has found the scroll view.
  fileprivate mutating func override(_ own: ScrollLink.Overrides) {
    isEnabled = own.isEnabled ?? isEnabled
    givesWay = own.givesWay ?? givesWay
    isClipped = own.isClipped ?? isClipped
    decelerationRate = own.decelerationRate ?? decelerationRate
    bars = own.shownBars ?? bars
    stillAxes = own.stillAxes ?? stillAxes
  }
}
