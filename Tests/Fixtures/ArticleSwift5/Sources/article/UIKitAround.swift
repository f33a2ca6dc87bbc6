import CoreData
import CoreGraphics
import QuartzCore
import SwiftData
import SwiftUI
import UIKit
import os.log

// What articles take from UIKit and its neighbours: it has to compile here without a warning, also
// where it is not on the main actor.

let isPad = UIDevice.current.userInterfaceIdiom == .pad
private let logger = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "pages")

enum Insets {
  static let bottom = UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0
}

#if !swift(>=6)
private struct SafeAreaInsetsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets {
    let insets =
      UIApplication.shared.windows.first { $0.isKeyWindow }?.safeAreaInsets ?? .zero
    return EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
final class Keyboard: ObservableObject {
  @Published var height: CGFloat = 0
  let screen = UIScreen.main.bounds.height
  init() {
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      self?.height = frame?.height ?? 0
    }
  }
}
#endif

struct Haptics {
  func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}
func styleControls() {
  UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
  UISegmentedControl.appearance().setTitleTextAttributes(
    [.foregroundColor: UIColor.white], for: .selected)
  UIPageControl.appearance().currentPageIndicatorTintColor = .black
  UITabBar.appearance().isHidden = true
  UIScrollView.appearance().bounces = false
  let appearance = UITabBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.stackedLayoutAppearance.normal.iconColor = .systemGray
  UITabBar.appearance().standardAppearance = appearance
  UITabBar.appearance().scrollEdgeAppearance = appearance
}

struct BlurredPane: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemUltraThinMaterialDark
  func makeUIView(context: Context) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.layer.cornerRadius = 12
    view.layer.masksToBounds = true
    return view
  }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}
struct ScrollHost<Content: View>: UIViewRepresentable {
  @Binding var offset: CGFloat
  @ViewBuilder var content: Content
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UIScrollView {
    let scroll = UIScrollView()
    scroll.isPagingEnabled = true
    scroll.bounces = false
    scroll.delegate = context.coordinator
    let host = UIHostingController(rootView: content)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    host.view.backgroundColor = .clear
    scroll.addSubview(host.view)
    scroll.addConstraints([
      host.view.topAnchor.constraint(equalTo: scroll.topAnchor),
      host.view.heightAnchor.constraint(equalTo: scroll.heightAnchor),
    ])
    return scroll
  }
  func updateUIView(_ uiView: UIScrollView, context: Context) {
    if uiView.contentOffset.x != offset {
      uiView.setContentOffset(CGPoint(x: offset, y: 0), animated: true)
    }
  }
  class Coordinator: NSObject, UIScrollViewDelegate {
    var parent: ScrollHost
    init(_ parent: ScrollHost) { self.parent = parent }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      parent.offset = scrollView.contentOffset.x
    }
  }
}
class PlainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
struct TabBarFinder: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { PlainController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.tabBarController?.tabBar.isHidden = true
    let root = UIApplication.shared.windows.first?.rootViewController
    (root as? UINavigationController)?.navigationBar.isHidden = true
  }
}
class DragWatcher: NSObject, ObservableObject, UIGestureRecognizerDelegate {
  @Published var isDragging = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

struct AroundView: View {
  @Environment(\.scenePhase) var scenePhase
  @Environment(\.horizontalSizeClass) var horizontalSizeClass: UserInterfaceSizeClass?
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @Environment(\.sizeCategory) var sizeCategory
  @State private var offset: CGFloat = 0
  let tint: UIColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)

  init() { styleControls() }
  var body: some View {
    VStack {
      Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)).frame(height: Insets.bottom)
      ScrollHost(offset: $offset) { Text("hosted") }
      Text("bar").background(BlurredPane()).background(TabBarFinder().frame(width: 0, height: 0))
        .accessibility(hint: Text("says"))
    }
    .foregroundColor(Color(tint))
    .padding(horizontalSizeClass == .compact ? 8 : 16)
    .opacity(reduceTransparency || isPad || sizeCategory > .accessibilityLarge ? 1 : 0.9)
    .onChange(of: scenePhase) { phase in
      if phase == .active { logger.info("active at \(CACurrentMediaTime(), privacy: .public)") }
    }
    .onReceive(NotificationCenter.default.publisher(for: UIScene.didActivateNotification)) { _ in
      os_log("%{public}@ is %d", "phase", 1)
    }
    .onTapGesture { Haptics().tap() }
  }
}
