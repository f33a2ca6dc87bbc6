import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// Apple's own way to put dots of UIKit below pages.
private struct PageControl: UIViewRepresentable {
  var count: Int
  @Binding var page: Int
  final class Coordinator: NSObject {
    var control: PageControl
    init(_ control: PageControl) { self.control = control }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    let coordinator = context.coordinator
    control.addAction(
      UIAction { action in
        if let sender = action.sender as? UIPageControl {
          coordinator.control.page = sender.currentPage
        }
      }, for: .valueChanged)
    return control
  }
  func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
}
/// As in Apple's tutorial on pages.
private struct PageController<Page: View>: UIViewControllerRepresentable {
  var pages: [Page]
  @Binding var page: Int
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    controller.setViewControllers(
      [context.coordinator.controllers[page]], direction: .forward, animated: true)
  }
  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: PageController
    var controllers: [UIViewController]
    init(_ parent: PageController) {
      self.parent = parent
      controllers = parent.pages.map { UIHostingController(rootView: $0) }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController) else { return nil }
      return index == 0 ? controllers.last : controllers[index - 1]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController) else { return nil }
      return index + 1 == controllers.count ? controllers.first : controllers[index + 1]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      if completed, let shown = pageViewController.viewControllers?.first,
        let index = controllers.firstIndex(of: shown)
      {
        parent.page = index
      }
    }
  }
}

@MainActor @Suite struct RepresentableTests {
  private struct Spy: UIViewRepresentable {
    let level: Int
    let log: Log
    func makeCoordinator() -> String {
      log("coordinator")
      return "c"
    }
    func makeUIView(context: Context) -> UIView {
      log("make \(context.coordinator)")
      return UIView()
    }
    func updateUIView(_ uiView: UIView, context: Context) {
      log("update \(level) \(context.environment.colorScheme)")
    }
    static func dismantleUIView(_ uiView: UIView, coordinator: String) {
      uiView.subviews.forEach { ($0 as? Told)?.log("dismantle \(coordinator)") }
    }
  }
  private final class Told: UIView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func viewsAreMadeOnceBroughtUpToDateAndTakenDown() async throws {
    struct Ending: UIViewRepresentable {
      let log: Log
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addSubview(Told(log))
        return view
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
      func makeCoordinator() -> String { "c" }
      static func dismantleUIView(_ uiView: UIView, coordinator: String) {
        (uiView.subviews.first as? Told)?.log("dismantle \(coordinator)")
      }
    }
    let log = Log(), knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 1) { level in
        if level < 3 { Spy(level: level, log: log) }
        if level < 4 { Ending(log: log) }
      }, size: CGSize(width: 40, height: 40))
    #expect(log.take() == ["coordinator", "make c", "update 1 light"])
    await stage.update()
    #expect(log.take() == [], "nothing has changed")
    knob.value = 2
    await stage.update()
    #expect(log.take() == ["update 2 light"])
    knob.value = 3
    await stage.update()
    #expect(log.take() == [])
    knob.value = 4
    await stage.update()
    await stage.advance(2)
    #expect(log.take() == ["dismantle c"])
  }

  @Test func theEnvironmentIsReadInUpdates() async throws {
    let log = Log(), knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, false) { isDark in
        Spy(level: 1, log: log).environment(\.colorScheme, isDark ? .dark : .light)
      }, size: CGSize(width: 40, height: 40))
    _ = log.take()
    knob.value = true
    await stage.update()
    #expect(log.take() == ["update 1 dark"])
  }

  @Test func pageControlsAreShownAndClicked() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { _ in PageControl(count: 3, page: knob.binding) },
      size: CGSize(width: 100, height: 30))
    func color(_ x: Int) -> [Int] {
      let p = stage.pixel(x, 15)
      return [p.red, p.green, p.blue]
    }
    // Dots 16 points apart, about the middle.
    #expect([34, 50, 66].map(color) == [[255, 0, 0], [0, 0, 255], [0, 0, 255]])
    #expect(try stage.element("Pages").value == "Page 1 of 3")
    try await stage.tap(66, 15)
    try await stage.settle()
    #expect(knob.value == 1)
    #expect([34, 50, 66].map(color) == [[0, 0, 255], [255, 0, 0], [0, 0, 255]])
    knob.value = 2
    await stage.update()
    #expect(color(66) == [255, 0, 0])
    #expect(try stage.element("Pages").value == "Page 3 of 3")
    try await stage.tap(66, 15)
    #expect(knob.value == 2, "a click on the current dot turns nothing")
  }

  @Test func hostedViewsKeepTheirState() async throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      init(name: String) { self.name = name }
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Hosted: UIViewControllerRepresentable {
      let name: String
      func makeUIViewController(context: Context) -> UIHostingController<Counter> {
        UIHostingController(rootView: Counter(name: name))
      }
      func updateUIViewController(
        _ controller: UIHostingController<Counter>, context: Context
      ) { controller.rootView = Counter(name: name) }
    }
    let knob = Knob<String>()
    let stage = try Stage(
      Turning(knob, "a") { Hosted(name: $0) }, size: CGSize(width: 100, height: 50))
    try await stage.tap("a 0")
    try await stage.settle()
    #expect(stage.labels == ["a 1"])
    knob.value = "b"
    await stage.update()
    #expect(stage.labels == ["b 1"])
  }

  @Test func controllersOfPagesAreSwiped() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { _ in
        PageController(
          pages: (0..<3).map { i in Color(white: 0.5).named("page \(i)") }, page: knob.binding)
      }, size: CGSize(width: 100, height: 50))
    #expect(try stage.element(id: "page 0").isVisible)
    await stage.drag(from: CGPoint(x: 90, y: 20), to: CGPoint(x: 10, y: 20))
    try await stage.settle()
    #expect(knob.value == 1)
    #expect(try stage.element(id: "page 1").frame.minX == 0)
    // Twice back: from the first to the last.
    for _ in 0..<2 {
      await stage.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 90, y: 20))
      try await stage.settle()
    }
    #expect(knob.value == 2)
    #expect(try stage.element(id: "page 2").frame.minX == 0)
    knob.value = 0
    try await stage.settle()
    #expect(try stage.element(id: "page 0").frame.minX == 0)
  }

  @Test func lifeOfAController() throws {
    final class Told: UIViewController {
      var log: Log!
      override func viewDidLoad() {
        super.viewDidLoad()
        log("load")
        let child = UIHostingController(rootView: Text("child"))
        addChild(child)
        view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          child.view.topAnchor.constraint(equalTo: view.topAnchor),
          child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
          child.view.widthAnchor.constraint(equalToConstant: 50),
        ])
        child.didMove(toParent: self)
      }
      override func viewDidAppear(_ animated: Bool) { log("appear") }
    }
    struct Shown: UIViewControllerRepresentable {
      let log: Log
      func makeUIViewController(context: Context) -> Told {
        let c = Told()
        c.log = log
        return c
      }
      func updateUIViewController(_ controller: Told, context: Context) {}
    }
    let log = Log()
    let stage = try Stage(Shown(log: log), size: CGSize(width: 100, height: 50))
    #expect(log.take() == ["load", "appear"])
    #expect(stage.labels == ["child"])
  }

  @Test func plainViewsAreShown() throws {
    struct Boxes: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView(), box = UIView(frame: rect(10, 5, 20, 10)), label = UILabel()
        view.backgroundColor = .blue
        box.backgroundColor = .red
        box.layer.cornerRadius = 5
        label.text = "Words"
        view.addSubview(box)
        view.addSubview(label)
        return view
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    let stage = try Stage(Boxes(), size: CGSize(width: 100, height: 50))
    #expect(stage.labels == ["Words"])
    func color(_ x: Int, _ y: Int) -> [Int] {
      let p = stage.pixel(x, y)
      return [p.red, p.green, p.blue]
    }
    #expect(color(20, 10) == [255, 0, 0] && color(10, 5) == [0, 0, 255])
    #expect(color(31, 10) == [0, 0, 255] && color(90, 45) == [0, 0, 255])
  }

  @Test func whatIsNotKnownIsABoxWhereItHasRoom() throws {
    final class Map: UIView {}
    struct MapView: UIViewRepresentable {
      func makeUIView(context: Context) -> Map { Map() }
      func updateUIView(_ uiView: Map, context: Context) {}
    }
    let stage = try Stage(MapView(), size: CGSize(width: 100, height: 50))
    #expect(stage.labels == ["Map"])
    let behind = try Stage(
      Text("front").background(MapView()), size: CGSize(width: 100, height: 50))
    #expect(behind.labels == ["front"])
    let none = try Stage(
      VStack {
        Text("above")
        MapView().frame(width: 0, height: 0)
      }, size: CGSize(width: 100, height: 50))
    #expect(none.labels == ["above"])
  }

  @Test func theSizeIsTheRepresentables() throws {
    struct Sized: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIView, context: Context
      ) -> CGSize? { CGSize(width: 30, height: proposal.height ?? 0) }
    }
    struct Hugging: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "mm"
        label.setContentHuggingPriority(.required, for: .horizontal)
        return label
      }
      func updateUIView(_ uiView: UILabel, context: Context) {}
    }
    let stage = try Stage(
      HStack(spacing: 0) {
        Sized().named("sized")
        Hugging().named("label")
      }, size: CGSize(width: 200, height: 50))
    #expect(try stage.frame("sized").size == CGSize(width: 30, height: 50))
    let width = "mm".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(try abs(stage.frame("label").width - stage.frame("label").width.rounded()) < 0.01)
    #expect(width == 0, "measured in a window only")
    #expect(try (20..<60).contains(stage.frame("label").width))
  }

  @Test func viewsOfUIKitKeepTheirTree() {
    let outer = UIView(), inner = UIView(), other = UIView()
    outer.addSubview(inner)
    outer.insertSubview(other, at: 0)
    #expect(outer.subviews == [other, inner] && inner.superview === outer)
    outer.bringSubviewToFront(other)
    #expect(outer.subviews == [inner, other])
    other.addSubview(inner)
    #expect(outer.subviews == [other] && inner.superview === other)
    #expect(inner.isDescendant(of: outer) && inner.next === other)
    inner.removeFromSuperview()
    #expect(inner.superview == nil && other.subviews.isEmpty)
  }
}
