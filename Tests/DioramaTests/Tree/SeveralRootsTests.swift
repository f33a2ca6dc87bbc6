import DioramaTesting
import Foundation
import Testing

@testable import Diorama

/// Where one view is shown and several are written.
@MainActor @Suite struct SeveralRootsTests {
  @ViewBuilder private var two: some View {
    Color.red.frame(width: 40, height: 20).named("a")
    Color.blue.frame(width: 40, height: 20).named("b")
  }
  private let size = CGSize(width: 100, height: 200)

  @Test func aWindowShowsAColumn() throws {
    let stage = try Stage(two, size: size)
    #expect(try stage.frame("b").minY == stage.frame("a").maxY + 8)
    struct Own: View {
      var body: some View {
        Color.red.frame(width: 40, height: 20).named("a")
        Color.blue.frame(width: 40, height: 20).named("b")
      }
    }
    let own = try Stage(Own(), size: size)
    #expect(try own.frame("b").minY == own.frame("a").maxY + 8)
  }
  @Test func aPageShowsAColumn() async throws {
    let stage = try Stage(
      NavigationStack {
        two
        NavigationLink("on") {
          Color.red.frame(width: 40, height: 20).named("c")
          Color.blue.frame(width: 40, height: 20).named("d")
        }
      }, size: size)
    #expect(try stage.frame("b").minY == stage.frame("a").maxY + 8, "\(stage.describe())")
    try await stage.tap("on")
    try await stage.settle()
    #expect(try stage.frame("d").minY == stage.frame("c").maxY + 8)
  }
  /// As on a telephone: the other views are for columns beside it.
  @Test func aNavigationViewShowsItsFirstView() throws {
    let stage = try Stage(
      NavigationView {
        two.navigationTitle("Title")
        Text("Select one")
      }, size: size)
    #expect(throws: (any Error).self) { try stage.frame("b") }
    #expect(try stage.frame("a").size == CGSize(width: 40, height: 20))
    #expect(!stage.labels.contains("Select one") && stage.labels.contains("Title"))
  }
  @Test func aResizableSymbolFillsItsFrame() throws {
    func ink(_ width: CGFloat, _ height: CGFloat) throws -> CGSize {
      let stage = try Stage(
        Image(systemName: "square.fill").resizable().foregroundColor(.black)
          .frame(width: width, height: height), size: CGSize(width: 80, height: 80))
      let inked = (0..<80).flatMap { y in (0..<80).map { (x: $0, y: y) } }
        .filter { stage.gray($0.x, $0.y) < 128 }
      let xs = inked.map(\.x), ys = inked.map(\.y)
      return CGSize(width: xs.max()! - xs.min()! + 1, height: ys.max()! - ys.min()! + 1)
    }
    for (w, h) in [(60.0, 60.0), (60, 30), (20, 50)] {
      let size = try ink(w, h)
      #expect(abs(size.width - w) <= 2 && abs(size.height - h) <= 2, "\(w) \(h): \(size)")
    }
  }
}
