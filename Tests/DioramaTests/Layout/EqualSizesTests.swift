import Diorama
import DioramaTesting
import Foundation
import Testing

/// Stacks that are proposed nothing across their axis.
@MainActor struct EqualSizesTests {
  @Test func whatCanGrowIsAsThickAsTheThickest() throws {
    let stage = try Stage(
      HStack(spacing: 0) {
        black.frame(width: 20, height: 30).named("tall")
        black.frame(width: 20).frame(minHeight: 5, maxHeight: .infinity).named("grows")
        Divider().named("line")
        black.frame(width: 20, height: 10).named("short")
      }
      .fixedSize().named("row"), size: CGSize(width: 100, height: 100))
    #expect(try stage.frame("row").height == 30)
    #expect(try stage.frame("grows").height == 30)
    #expect(try stage.frame("line").height == 30)
    #expect(try stage.frame("short").height == 10)
  }

  @Test func buttonsAreOfOneWidth() throws {
    let stage = try Stage(
      VStack {
        Text("OK").frame(maxWidth: .infinity).background(black.named("short"))
        Text("A long title").frame(maxWidth: .infinity).background(black.named("long"))
      }
      .fixedSize(horizontal: true, vertical: false), size: CGSize(width: 300, height: 100))
    let long = try stage.frame("long")
    #expect(long.width > 60 && long.width < 150)
    #expect(try stage.frame("short").width == long.width)
    #expect(try stage.frame("short").minX == long.minX)
  }

  @Test func rowsOfAScrollViewGiveTheirHeightToDividers() throws {
    let stage = try Stage(
      ScrollView {
        HStack {
          black.frame(width: 20, height: 44)
          Divider().named("line")
          Text("row")
        }
      }, size: CGSize(width: 200, height: 200))
    #expect(try stage.frame("line").height == 44)
  }

  @Test func aColorFillsAPileBehindAText() throws {
    func pile(_ horizontal: Bool, _ vertical: Bool) throws -> CGSize {
      let stage = try Stage(
        ZStack {
          black.named("ground")
          Color.clear.frame(width: 50, height: 30)
        }
        .fixedSize(horizontal: horizontal, vertical: vertical),
        size: CGSize(width: 200, height: 100))
      return try stage.frame("ground").size
    }
    #expect(try pile(true, true) == CGSize(width: 50, height: 30))
    #expect(try pile(false, true) == CGSize(width: 200, height: 30))
    #expect(try pile(true, false) == CGSize(width: 50, height: 100))
    let row = try Stage(
      ScrollView {
        ZStack {
          RoundedRectangle(cornerRadius: 4).named("card")
          Text("A card").padding()
        }
      }, size: CGSize(width: 200, height: 200))
    #expect(try row.frame("card").size == CGSize(width: 200, height: 21 + 32))
  }

  @Test func iconsAloneAreToldByTheirTitle() throws {
    let stage = try Stage(
      VStack {
        Button {
        } label: {
          Label("Photo", systemImage: "photo").labelStyle(.iconOnly)
        }
        Label("Heart", systemImage: "heart").labelStyle(.iconOnly)
      }, size: CGSize(width: 200, height: 200))
    #expect(try stage.element(role: "button").label == "Photo")
    #expect(try stage.element("Heart").role == "image")
  }
}
