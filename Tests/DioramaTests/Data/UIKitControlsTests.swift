import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// A view that code made.
private struct Made<V: UIView>: UIViewRepresentable {
  let view: V
  func makeUIView(context: Context) -> V { view }
  func updateUIView(_ uiView: V, context: Context) {}
}

@MainActor @Suite struct UIKitControlsTests {
  @Test func controlsAreAsHighAsTheyAre() throws {
    let dots = UIPageControl(), segments = UISegmentedControl(items: ["a", "b"])
    let slider = UISlider(), turned = UISwitch()
    let waiting = UIActivityIndicatorView(style: .large)
    dots.numberOfPages = 3
    let stage = try Stage(
      VStack(spacing: 0) {
        Color.clear.named("above")
        Made(view: dots).named("dots")
        Made(view: segments).named("segments")
        Made(view: slider)
        HStack(spacing: 0) {
          Made(view: turned)
          Made(view: waiting)
        }
      }, size: CGSize(width: 200, height: 300))
    #expect(try stage.frame("dots").size == CGSize(width: 200, height: 26))
    #expect(try stage.frame("segments").size == CGSize(width: 200, height: 32))
    #expect(slider.frame.size == CGSize(width: 200, height: 34))
    #expect(turned.frame.size == CGSize(width: 51, height: 31))
    #expect(waiting.frame.size == CGSize(width: 37, height: 37))
    #expect(try stage.frame("above").height == 300 - 26 - 32 - 34 - 37)
    #expect(dots.frame.size == CGSize(width: 200, height: 26))
  }

  @Test func theCurrentPageIsOneOfThem() {
    let dots = UIPageControl()
    dots.currentPage = 2
    #expect(dots.currentPage == 0, "there is none yet")
    dots.numberOfPages = 3
    dots.currentPage = 3
    #expect(dots.currentPage == 2)
    dots.currentPage = -1
    #expect(dots.currentPage == 0)
    dots.currentPage = 2
    dots.numberOfPages = 2
    #expect(dots.currentPage == 1)
    dots.numberOfPages = -4
    #expect(dots.numberOfPages == 0 && dots.currentPage == 0)
  }

  @Test func segmentsAreShownAndChosen() async throws {
    let control = UISegmentedControl(items: ["One", "Two"]), log = Log()
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { action in
        log("chosen \((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2)")
      }, for: .valueChanged)
    let stage = try Stage(Made(view: control), size: CGSize(width: 200, height: 40))
    #expect(Array(stage.labels.suffix(2)) == ["One", "Two"])
    try await stage.tap("Two")
    try await stage.settle()
    #expect(log.take() == ["chosen 1"])
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    control.setTitle("1", forSegmentAt: 1)
    control.setImage(UIImage(systemName: "star"), forSegmentAt: 2)
    await stage.update()
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 2) == nil && control.imageForSegment(at: 2) != nil)
    #expect(stage.labels.contains("Zero") && stage.labels.contains("1"))
    #expect(!stage.labels.contains("One") && !stage.labels.contains("Two"))
    control.isMomentary = true
    try await stage.tap("Zero")
    try await stage.settle()
    #expect(log.take() == ["chosen 0"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == "1")
    control.removeAllSegments()
    await stage.update()
    #expect(control.numberOfSegments == 0 && !stage.labels.contains("1"))
  }

  @Test func metricsFollowTheTextSize() throws {
    struct Sizes: View {
      var body: some View {
        let metrics = UIFontMetrics(forTextStyle: .largeTitle)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 10))
        let most = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12)
        Text(
          verbatim:
            "\(UIFontMetrics.default.scaledValue(for: 34)) \(font.pointSize) \(most.pointSize)"
        )
        Text("mm").font(Font(UIFont.boldSystemFont(ofSize: 10).withSize(20))).named("set")
        Text("mm").font(.system(size: 20, weight: .bold)).named("same")
      }
    }
    let stage = try Stage(Sizes(), dynamicTypeSize: .large)
    #expect(stage.labels.first == "34.0 10.0 10.0")
    #expect(try stage.frame("set").size == stage.frame("same").size)
    // Body text is 23 points instead of 17, the largest title 40 instead of 34.
    let large = try Stage(Sizes(), dynamicTypeSize: .xxxLarge)
    #expect(large.labels.first == "46.0 12.0 12.0")
  }

  @Test func symbolsHaveSizesOfTheirOwn() throws {
    typealias Configuration = UIImage.SymbolConfiguration
    func image(_ configuration: Configuration) -> UIImage {
      UIImage(systemName: "star", withConfiguration: configuration)!
    }
    let twice = image(Configuration(pointSize: 34, weight: .bold))
    let stage = try Stage(
      HStack {
        Image(uiImage: UIImage(systemName: "star")!).named("plain")
        Image(uiImage: twice).font(.system(size: 5)).imageScale(.small).named("twice")
        Image(uiImage: image(Configuration(font: .systemFont(ofSize: 34), scale: .small)))
          .named("small")
        Image(systemName: "star").font(.system(size: 34)).named("same")
      })
    let plain = try stage.frame("plain").size, same = try stage.frame("same").size
    #expect(same.width > plain.width * 1.8)
    #expect(try stage.frame("twice").size == same)
    #expect(try stage.frame("small").size.width < same.width * 0.85)
    #expect(twice == image(Configuration(pointSize: 34, weight: .bold)))
    #expect(twice != image(Configuration(pointSize: 34)))
    let applied = Configuration(scale: .large).applying(Configuration(pointSize: 20))
    #expect(applied == Configuration(pointSize: 20, weight: .unspecified, scale: .large))
    #expect(UIImage().applyingSymbolConfiguration(applied) == nil)
  }

  @Test func picturesBecomeFiles() throws {
    struct Files: View {
      let log: Log
      init(log: Log) { self.log = log }
      var body: some View {
        let source = Data(base64Encoded: Self.dot)!
        let image = UIImage(data: source, scale: 2)
        let png = image?.pngData(), jpeg = image?.jpegData(compressionQuality: 0.9)
        let _ = log("\(png?.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]) ?? false)")
        let _ = log("\(jpeg?.prefix(2).elementsEqual([0xFF, 0xD8]) ?? false)")
        let _ = log("\(png.flatMap { UIImage(data: $0) }?.size ?? .zero)")
        let _ = log("\(UIImage(systemName: "star")?.pngData() == nil)")
        if let image = jpeg.flatMap({ UIImage(data: $0) }) {
          Image(uiImage: image).resizable().frame(width: 20, height: 20)
        }
      }
      /// One pixel, red with half of its opacity.
      static let dot =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DQAAAEgQGALFXOsAAA"
        + "AABJRU5ErkJggg=="
    }
    let log = Log()
    let stage = try Stage(Files(log: log), size: CGSize(width: 20, height: 20))
    #expect(log.take() == ["true", "true", "\(CGSize(width: 1, height: 1))", "true"])
    // Over white.
    let p = stage.pixel(10, 10)
    #expect(p.red > 245 && abs(p.green - 127) < 12 && abs(p.blue - 127) < 12)
  }
}

// MARK: the app template of 2019, beside a component

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: Text("root"))
      self.window = window
      window.makeKeyAndVisible()
    }
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
}
extension UIKitControlsTests {
  @Test func theOlderTemplateCompiles() {
    let delegate = SceneDelegate()
    #expect(delegate.window == nil)
    let session = UIApplication.shared.connectedScenes.first?.session
    #expect(session?.role == .windowApplication)
    #expect(session?.configuration.role == .windowApplication)
    #expect(AppDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
    delegate.sceneDidBecomeActive((UIApplication.shared.connectedScenes.first!))
  }
}
