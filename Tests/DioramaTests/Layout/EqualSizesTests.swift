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
