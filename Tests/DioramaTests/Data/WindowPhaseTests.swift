import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

@MainActor @Suite struct WindowPhaseTests {
  private struct Told: View {
    let log: Log
    /// Of the whole program: other tests' windows are heard too.
    let notices: Log
    @Environment(\.scenePhase) private var phase
    @Environment(\.controlActiveState) private var state
    init(log: Log, notices: Log) {
      self.log = log
      self.notices = notices
    }
    var body: some View {
      Text("\(phase == .active ? "active" : "not") \(state == .key ? "key" : "none")")
        .onChange(of: phase) { log("\($0) to \($1)") }
        .onReceive(
          NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
        ) { _ in notices("became active") }
        .onReceive(
          NotificationCenter.default.publisher(for: UIScene.willDeactivateNotification)
        ) { _ in notices("resigns") }
        .onReceive(
          NotificationCenter.default.publisher(
            for: UIApplication.didEnterBackgroundNotification)
        ) { _ in notices("in background") }
    }
  }

  @Test func focusDecides() async throws {
    let log = Log(), notices = Log()
    let stage = try Stage(Told(log: log, notices: notices), size: CGSize(width: 100, height: 50))
    #expect(stage.labels == ["active key"] && log.take() == [])
    await stage.focusWindow(false)
    #expect(stage.labels == ["not none"])
    #expect(log.take() == ["active to inactive"])
    #expect(notices.take().contains("resigns"))
    await stage.focusWindow(false)
    #expect(log.take() == [])
    await stage.focusWindow(true)
    #expect(log.take() == ["inactive to active"])
    #expect(notices.take().contains("became active"))
  }

  @Test func minimisedIsTheBackground() async throws {
    let log = Log(), notices = Log()
    let stage = try Stage(Told(log: log, notices: notices), size: CGSize(width: 100, height: 50))
    await stage.focusWindow(false)
    _ = log.take()
    stage.host.receive(isMinimised: true, at: stage.time)
    // No frame runs in a window that is not seen.
    #expect(log.take() == ["inactive to background"])
    #expect(notices.take().contains("in background"))
    stage.host.receive(isMinimised: false, at: stage.time)
    await stage.update()
    #expect(log.take() == ["background to inactive"])
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  @Test func sizeClassesFollowTheWindow() async throws {
    struct Sized: View {
      @Environment(\.horizontalSizeClass) private var across
      @Environment(\.verticalSizeClass) private var down
      init() {}
      var body: some View {
        Text("\(across == .compact ? "narrow" : "wide") \(down == .compact ? "low" : "high")")
      }
    }
    let stage = try Stage(
      VStack {
        Sized()
        Sized().environment(\.horizontalSizeClass, .regular)
      }, size: CGSize(width: 390, height: 844))
    #expect(stage.labels == ["narrow high", "wide high"])
    await stage.resize(to: CGSize(width: 844, height: 390))
    #expect(stage.labels == ["wide low", "wide low"])
    await stage.resize(to: CGSize(width: 599, height: 480))
    #expect(stage.labels == ["narrow high", "wide high"])
  }

  @Test func olderSizesOfText() throws {
    struct Read: View {
      @Environment(\.sizeCategory) private var category
      @Environment(\.dynamicTypeSize) private var size
      init() {}
      var body: some View { Text("\(String(describing: category)) \(String(describing: size))") }
    }
    let stage = try Stage(
      VStack {
        Read()
        Read().environment(\.sizeCategory, .accessibilityLarge)
      }, size: CGSize(width: 400, height: 300))
    #expect(stage.labels == ["large large", "accessibilityLarge accessibility2"])
    #expect(DynamicTypeSize(.extraSmall) == .xSmall)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func valuesAreErasedOnlyWhereTheyAreViews() throws {
    #expect(AnyView(_fromValue: 3) == nil)
    let value: Any = Text("found")
    let stage = try Stage(AnyView(_fromValue: value), size: CGSize(width: 100, height: 50))
    #expect(stage.labels == ["found"])
  }
}
