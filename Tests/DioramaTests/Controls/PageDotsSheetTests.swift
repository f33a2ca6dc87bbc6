import Diorama
import DioramaTesting
import Foundation
import Testing

/// The built-in dots in all their states, in one picture for each appearance.
@MainActor struct PageDotsSheetTests {
  private struct Pager: View {
    var index = 0
    var pages = 4
    var display = PageTabViewStyle.IndexDisplayMode.automatic
    var background = PageIndexViewStyle.BackgroundDisplayMode.always
    var body: some View {
      TabView(selection: .constant(index)) {
        ForEach(0..<pages, id: \.self) { _ in Color.primary.opacity(0.06) }
      }
      .tabViewStyle(.page(indexDisplayMode: display))
      .indexViewStyle(.page(backgroundDisplayMode: background))
      .frame(width: 170, height: 44)
    }
  }
  private struct Sheet: View {
    var body: some View {
      HStack(spacing: 8) {
        VStack(spacing: 8) {
          Pager()
          Pager(index: 2, background: .never)
          Pager(index: 3, display: .never)
          Pager(pages: 1)
          Pager(pages: 1, display: .always)
          Pager(index: 8, pages: 9)
        }
        VStack(spacing: 8) {
          Pager(index: 1, pages: 60)
          Pager(index: 30, pages: 60)
          Pager(index: 59, pages: 60)
          Pager(index: 1).environment(\.layoutDirection, .rightToLeft)
          Pager(index: 1).environment(\.contrast, .increased)
          Pager(index: 1).disabled(true)
        }
        VStack(spacing: 8) {
          TabView(selection: .constant(30)) {
            ForEach(0..<60, id: \.self) { _ in Color.primary.opacity(0.06) }
          }
          .tabViewStyle(.page)
          .frame(width: 70, height: 44)
          TabView(selection: .constant(1)) {
            ForEach(0..<4, id: \.self) { _ in Color.primary.opacity(0.06) }
          }
          .tabViewStyle(.verticalPage)
          .indexViewStyle(.page(backgroundDisplayMode: .always))
          .frame(width: 100, height: 90)
        }
      }
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func allStates(scheme: ColorScheme) async throws {
    let stage = try Stage(
      Sheet(), size: CGSize(width: 560, height: 320), scale: 2, colorScheme: scheme)
    #expect(stage.isAtRest)
    try stage.assertSnapshot(named: scheme == .dark ? "states-dark" : "states")
  }
}
