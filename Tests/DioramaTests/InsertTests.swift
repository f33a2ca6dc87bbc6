import DioramaTesting
import Foundation
import Testing

@testable import Diorama

private struct Rows: View {
  @State private var isShown = false
  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.frame(height: 20)
      Rectangle().fill(Color.white).frame(height: 20)
      if isShown {
        Text("Row").frame(maxWidth: .infinity).frame(height: 20).background(Color.black)
      }
      Rectangle().fill(Color.white).frame(width: 50, height: 10)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

/// A row that is put between others fades in where it will be.
@MainActor struct InsertTests {
  @Test func aNewRowAppearsInItsPlace() async throws {
    let stage = try Stage(Rows(), size: CGSize(width: 100, height: 100))
    for _ in 0..<2 {
      try await stage.tap("go")
      await stage.advance(50)
      #expect(stage.pixel(5, 38).red == 255, "above the row")
      #expect(stage.pixel(5, 41).red < 60, "the row's upper end")
      #expect(stage.pixel(5, 58).red < 60, "the row's lower end")
      #expect(stage.pixel(5, 61).red == 255, "below the row")
      try await stage.settle()
      try await stage.tap("go")
      try await stage.settle()
    }
  }
}
