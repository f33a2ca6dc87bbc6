import DioramaTesting
import Foundation
import Testing

@testable import Diorama

/// Views over, behind and as the mask of others.
@MainActor @Suite struct SecondViewTests {
  /// A disc of 20 points with a mark of 4 in its middle, as a badge is written without a stack.
  @ViewBuilder private var badge: some View {
    Color.red.frame(width: 20, height: 20).named("disc")
    Color.white.frame(width: 4, height: 4).named("mark")
  }

  @Test func theAlignmentIsThatOfAllTogether() throws {
    let card = Color.blue.frame(width: 60, height: 40)
    for (alignment, corner) in [
      (Alignment.bottomTrailing, CGPoint(x: 40, y: 20)), (.topLeading, .zero),
      (.center, CGPoint(x: 20, y: 10)),
    ] {
      let size = CGSize(width: 60, height: 40)
      for stage in [
        try Stage(card.overlay(alignment: alignment) { badge }, size: size),
        try Stage(card.background(alignment: alignment) { badge }, size: size),
        try Stage(card.overlay(badge, alignment: alignment), size: size),
      ] {
        let disc = try stage.frame("disc")
        #expect(disc.origin == corner, "\(alignment)")
        #expect(try stage.frame("mark") == disc.insetBy(dx: 8, dy: 8))
      }
    }
  }

  @Test func aMaskOfSeveralViewsTooIsAlignedAsOne() throws {
    let stage = try Stage(
      Color.black.frame(width: 60, height: 40)
        .mask(alignment: .bottomTrailing) {
          Color.black.frame(width: 20, height: 4)
          Color.black.frame(width: 4, height: 20)
        }, size: CGSize(width: 60, height: 40))
    #expect(stage.gray(50, 22) == 0 && stage.gray(42, 30) == 0, "a cross")
    #expect(stage.gray(42, 38) == 255 && stage.gray(58, 38) == 255)
  }
}
