import Diorama
import DioramaTesting
import Foundation
import Raster
import Testing
import UIKit

/// What is set for all controls of a kind. It is the whole program's: each test sets it, makes its
/// stage and puts it back, without waiting in between.
@MainActor @Suite struct AppearanceTests {
  private func pages(_ onAppear: @escaping () -> Void = {}) -> some View {
    TabView {
      white.named("first")
      white.named("second")
    }
    .tabViewStyle(.page)
    .onAppear(perform: onAppear)
  }
  private func colors(_ stage: Stage) -> Set<[Int]> {
    var found: Set<[Int]> = []
    let bitmap = stage.host.picture()
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let p = stage.pixel(x, y)
        found.insert([p.red, p.green, p.blue])
      }
    }
    return found
  }

  @Test func thereIsOneObjectForEachType() {
    #expect(UIPageControl.appearance() === UIPageControl.appearance())
    #expect(UIScrollView.appearance() !== UITableView.appearance())
    #expect(UITableView.appearance() === UITableView.appearance())
    UITextView.appearance().backgroundColor = .clear
    #expect(UITextView.appearance().backgroundColor == .clear)
    UITextView.appearance().backgroundColor = nil
  }

  @Test func dotsTakeTheColoursOfPageControls() async throws {
    let dots = UIPageControl.appearance()
    dots.currentPageIndicatorTintColor = .red
    dots.pageIndicatorTintColor = .blue
    let stage = try Stage(pages(), size: CGSize(width: 100, height: 60))
    let inAppear = try Stage(
      pages { UIPageControl.appearance().pageIndicatorTintColor = .green },
      size: CGSize(width: 100, height: 60))
    dots.currentPageIndicatorTintColor = nil
    dots.pageIndicatorTintColor = nil
    #expect(colors(stage).isSuperset(of: [[255, 0, 0], [0, 0, 255]]))
    #expect(colors(inAppear).isSuperset(of: [[255, 0, 0], [0, 255, 0]]))
    let other = try Stage(pages(), size: CGSize(width: 100, height: 60))
    #expect(colors(other).isDisjoint(with: [[255, 0, 0], [0, 0, 255]]))
    // What is shown keeps its colours.
    await stage.drag(from: CGPoint(x: 90, y: 20), to: CGPoint(x: 10, y: 20))
    try await stage.settle()
    #expect(try stage.element(id: "second").isVisible)
    #expect(colors(stage).isSuperset(of: [[255, 0, 0], [0, 0, 255]]))
  }

  @Test func segmentsTakeTheColoursOfSegmentedControls() throws {
    struct Picked: View {
      @State private var choice = 0
      var body: some View {
        Picker("Choice", selection: $choice) {
          Text("mmm").tag(0)
          Text("mmm").tag(1)
        }
        .pickerStyle(.segmented)
      }
    }
    let control = UISegmentedControl.appearance()
    control.selectedSegmentTintColor = .red
    control.backgroundColor = .blue
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 20)], for: .selected)
    let stage = try Stage(Picked(), size: CGSize(width: 200, height: 40))
    control.selectedSegmentTintColor = nil
    control.backgroundColor = nil
    control.setTitleTextAttributes(nil, for: .normal)
    control.setTitleTextAttributes(nil, for: .selected)
    func count(_ rgb: [Int], _ range: Range<Int>) -> Int {
      range.reduce(0) { n, x in
        n
          + (0..<40).count { y in
            let p = stage.pixel(x, y)
            return [p.red, p.green, p.blue] == rgb
          }
      }
    }
    // Only the thumb is red, and only where it is; on it letters are black, elsewhere green.
    #expect(count([255, 0, 0], 0..<100) > 1500 && count([255, 0, 0], 100..<200) == 0)
    #expect(count([0, 0, 255], 100..<200) > 1500)
    #expect(count([0, 0, 0], 0..<100) > 20 && count([0, 0, 0], 100..<200) == 0)
    #expect(count([0, 255, 0], 100..<200) > 10 && count([0, 255, 0], 0..<100) == 0)
    let plain = try Stage(Picked(), size: CGSize(width: 200, height: 40))
    #expect(colors(plain).isDisjoint(with: [[255, 0, 0], [0, 0, 255]]))
  }

  @Test func pagesAreLockedByScrollViews() async throws {
    UIScrollView.appearance().isScrollEnabled = false
    let stage = try Stage(pages(), size: CGSize(width: 100, height: 60))
    UIScrollView.appearance().isScrollEnabled = true
    let inAppear = try Stage(
      pages { UIScrollView.appearance().isScrollEnabled = false },
      size: CGSize(width: 100, height: 60))
    UIScrollView.appearance().isScrollEnabled = true
    for s in [stage, inAppear] {
      await s.drag(from: CGPoint(x: 90, y: 20), to: CGPoint(x: 10, y: 20))
      try await s.settle()
      #expect(try s.element(id: "first").isVisible, "a swipe turns nothing")
    }
    let free = try Stage(pages(), size: CGSize(width: 100, height: 60))
    await free.drag(from: CGPoint(x: 90, y: 20), to: CGPoint(x: 10, y: 20))
    try await free.settle()
    #expect(try free.element(id: "second").isVisible)
  }

  @Test func pagesDoNotBounceWhereScrollViewsDoNot() async throws {
    UIScrollView.appearance().bounces = false
    let stage = try Stage(pages(), size: CGSize(width: 100, height: 60))
    UIScrollView.appearance().bounces = true
    let free = try Stage(pages(), size: CGSize(width: 100, height: 60))
    for (s, x) in [(stage, 0.0), (free, 15.0)] {
      await s.down(10, 20)
      await s.move(40, 20)
      await s.move(70, 20)
      #expect(x == 0 ? try s.frame("first").minX == 0 : try s.frame("first").minX > x)
      await s.up(70, 20)
    }
  }

  @Test func barsOfTabsCanBeRead() {
    let bar = UITabBar.appearance()
    bar.isHidden = true
    bar.backgroundColor = .red
    bar.unselectedItemTintColor = .gray
    #expect(ControlDefaults.tabBar.isHidden)
    #expect(ControlDefaults.tabBar.background == UIColor.red.color)
    #expect(ControlDefaults.tabBar.unselectedItemTint == UIColor.gray.color)
    #expect(ControlDefaults.tabBar.standard == nil)
    let look = UITabBarAppearance()
    look.configureWithTransparentBackground()
    bar.standardAppearance = look
    #expect(ControlDefaults.tabBar.standard?.isTransparent == true)
    look.configureWithOpaqueBackground()
    look.stackedLayoutAppearance.normal.iconColor = .green
    #expect(ControlDefaults.tabBar.standard?.isTransparent == false)
    #expect(ControlDefaults.tabBar.standard?.background == UIColor.systemBackground.color)
    #expect(ControlDefaults.tabBar.standard?.item == UIColor.green.color)
    let own = UITabBarItemAppearance()
    own.selected.iconColor = .red
    look.stackedLayoutAppearance = own
    #expect(ControlDefaults.tabBar.standard?.item == nil)
    #expect(ControlDefaults.tabBar.standard?.selectedItem == UIColor.red.color)
    own.selected.iconColor = .blue
    #expect(ControlDefaults.tabBar.standard?.selectedItem == UIColor.blue.color)
    ControlDefaults.tabBar = .init()
    bar.isHidden = false
    bar.backgroundColor = nil
    bar.unselectedItemTintColor = nil
    bar.standardAppearance = UITabBarAppearance()
    ControlDefaults.tabBar = .init()
  }
}
