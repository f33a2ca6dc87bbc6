import Diorama
import DioramaTesting
import Foundation
import Raster
import Testing

/// Pages that grow out of a view on the page below.
@MainActor @Suite struct ZoomTransitionTests {
  /// What is said in a test.
  private struct Plan {
    var sourceID = "tile"
    var radius: CGFloat = 0
    var x: CGFloat = 30
    var look: Look = .none
    enum Look { case none, shadow, ground }
  }
  /// A red tile of 60 × 60 points, 100 points down, in a window of 300 × 400, and a blue page above it.
  private struct Gallery: View {
    let plan: Plan
    @State private var x: CGFloat = 0
    @Namespace private var space
    var body: some View {
      NavigationStack {
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(height: 100)
          NavigationLink {
            Page(x: $x).navigationTransition(.zoom(sourceID: plan.sourceID, in: space))
          } label: {
            tile
          }
          .accessibilityLabel("tile")
          .padding(.leading, plan.x + x)
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .toolbar(.hidden, for: .navigationBar)
      }
    }
    @ViewBuilder private var tile: some View {
      let ink = Color(red: 1, green: 0, blue: 0, opacity: plan.look == .ground ? 0 : 1)
        .frame(width: 60, height: 60)
        .clipShape(RoundedRectangle(cornerRadius: plan.radius))
        .padding(0)
      switch plan.look {
      case .none: ink.matchedTransitionSource(id: "tile", in: space)
      case .shadow:
        ink.matchedTransitionSource(id: "tile", in: space) {
          $0.clipShape(RoundedRectangle(cornerRadius: 24)).shadow(color: .black, radius: 2, y: 10)
        }
      case .ground:
        ink.matchedTransitionSource(id: "tile", in: space) {
          $0.background(Color(red: 0, green: 1, blue: 0))
        }
      }
    }
  }
  private struct Page: View {
    @Binding var x: CGFloat
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Color(red: 0, green: 0, blue: 1)
        .ignoresSafeArea()
        .onTapGesture { dismiss() }
        .overlay(alignment: .bottom) {
          Button {
            x = 150
          } label: {
            Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 40)
          }
          .accessibilityLabel("move")
        }
        .toolbar(.hidden, for: .navigationBar)
    }
  }
  private func stage(_ plan: Plan = Plan(), reduceMotion: Bool = false) throws -> Stage {
    try Stage(
      Gallery(plan: plan), size: CGSize(width: 300, height: 400), reduceMotion: reduceMotion)
  }
  /// How much of the way is done after some frames.
  private func part(_ frames: Int) -> Double {
    let omega = 2 * Double.pi / 0.5, t = Double(frames) / 60
    return 1 - (1 + omega * t) * exp(-omega * t)
  }
  private func card(
    _ part: Double, from source: CGRect = CGRect(x: 30, y: 100, width: 60, height: 60)
  )
    -> CGRect
  {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGRect(
      x: mix(source.minX, 0), y: mix(source.minY, 0), width: mix(source.width, 300),
      height: mix(source.height, 400))
  }

  @Test func aPageGrowsOutOfItsSource() async throws {
    let stage = try stage()
    try await stage.tap("tile")
    var last = 0
    for frames in [4, 8, 12, 20] {
      await stage.advance(frames - last)
      last = frames
      let seen = stage.coloured, due = card(part(frames))
      #expect(isNear(seen, due), "\(frames): \(seen), not \(due)")
    }
    try await stage.settle()
    #expect(stage.coloured == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(stage.pixel(1, 1) == (0, 0, 255))
  }
  @Test func theSourceFadesIntoThePage() async throws {
    let stage = try stage()
    try await stage.tap("tile")
    for frames in 1...30 {
      await stage.advance()
      let p = part(frames), seen = stage.pixel(60, 130)
      let source = 1 - min(max((p - 0.2) / 0.4, 0), 1)
      if p < 0.2 {
        #expect(seen == (255, 0, 0), "\(frames)")
      } else {
        #expect(abs(Double(seen.red) - 255 * source) < 2, "\(frames): \(seen)")
        #expect(abs(Double(seen.blue) - 255 * (1 - source)) < 2, "\(frames): \(seen)")
      }
    }
  }
  @Test func thePageBelowDarkensAndStandsBack() async throws {
    let stage = try stage()
    let before = stage.pixel(299, 399).red
    try await stage.tap("tile")
    await stage.advance(6)
    let p = part(6), seen = Double(stage.pixel(297, 397).red)
    #expect(abs(seen - Double(before) * (1 - 0.2 * p)) < 2)
    try await stage.settle()
    try await stage.tap(150, 200)
    try await stage.settle()
    #expect(stage.pixel(297, 397).red == before)
    #expect(stage.coloured == CGRect(x: 30, y: 100, width: 60, height: 60))
  }
  @Test func thePageHasTheCornersOfTheSource() async throws {
    let round = try stage(Plan(radius: 20))
    try await round.tap("tile")
    await round.advance(2)
    let box = card(part(2))
    let corner = round.pixel(Int(box.minX) + 3, Int(box.minY) + 3)
    #expect(corner.red == corner.green, "\(corner)")
    // 20 points of the radius are passed on the diagonal after 5.9.
    let inside = round.pixel(Int(box.minX) + 8, Int(box.minY) + 8)
    #expect(inside == (255, 0, 0))
  }
  @Test func thePageShrinksToWhereTheSourceIsNow() async throws {
    let stage = try stage()
    try await stage.tap("tile")
    try await stage.settle()
    try await stage.tap("move")
    try await stage.settle()
    try await stage.tap(150, 200)
    let there = CGRect(x: 180, y: 100, width: 60, height: 60)
    for frames in [6, 12, 24] {
      await stage.advance(frames == 6 ? 6 : frames / 2)
      let seen = stage.coloured, due = card(1 - part(frames), from: there)
      #expect(isNear(seen, due), "\(frames): \(seen), not \(due)")
    }
    try await stage.settle()
    #expect(stage.coloured == there)
  }
  @Test func goingBackOnTheWayTurnsItRound() async throws {
    let stage = try stage()
    try await stage.tap("tile")
    await stage.advance(8)
    let turning = stage.coloured
    try await stage.tap(150, 200)
    await stage.advance(1)
    let next = stage.coloured
    #expect(next.width >= turning.width, "it keeps its speed: \(turning), \(next)")
    #expect(next.width - turning.width < 30, "it does not jump: \(turning), \(next)")
    var widths: [CGFloat] = []
    for _ in 0..<40 {
      await stage.advance(1)
      widths.append(stage.coloured.width)
    }
    #expect(widths.max()! < 250, "\(widths)")
    try await stage.settle()
    #expect(stage.coloured == CGRect(x: 30, y: 100, width: 60, height: 60))
  }
  @Test func theSourceIsHitWhileThePageShrinks() async throws {
    let stage = try stage()
    try await stage.tap("tile")
    #expect(!stage.elements.contains { $0.label == "tile" }, "it is below")
    try await stage.settle()
    try await stage.tap(150, 200)
    await stage.advance(3)
    #expect(try stage.element("tile").frame == CGRect(x: 30, y: 100, width: 60, height: 60))
    try await stage.tap("tile")
    try await stage.settle()
    #expect(stage.pixel(1, 1) == (0, 0, 255))
    try await stage.tap(150, 200)
    try await stage.settle()
    #expect(stage.coloured == CGRect(x: 30, y: 100, width: 60, height: 60), "it is given back")
  }
  @Test func withoutASourceThePageComesFromTheSide() async throws {
    let stage = try stage(Plan(sourceID: "other"))
    try await stage.tap("tile")
    await stage.advance(10)
    #expect(abs(stage.coloured(in: 399).minX - 300 * (1 - part(10))) < 2)
    #expect(stage.coloured(in: 399).maxX == 300)
    #expect(stage.layers(.affine).isEmpty, "nothing is made for it")
    try await stage.settle()
    try await stage.tap(150, 200)
    await stage.advance(10)
    #expect(abs(stage.coloured(in: 399).minX - 300 * part(10)) < 2)
  }
  @Test func whereLittleShallMoveThePageFades() async throws {
    let stage = try stage(reduceMotion: true)
    let before = Double(stage.pixel(297, 397).red)
    try await stage.tap("tile")
    await stage.advance(8)
    let seen = stage.pixel(297, 397)
    #expect(abs(Double(seen.red) - before * (1 - part(8))) < 2, "\(seen)")
    #expect(stage.layers(.affine).isEmpty)
  }
  @Test func nothingIsLeftWhenItHasGrown() async throws {
    let stage = try stage()
    let before = stage.layers(.affine).count
    try await stage.tap("tile")
    await stage.advance(4)
    #expect(stage.layers(.affine).count > before)
    try await stage.settle()
    #expect(stage.layers(.affine).count == before)
    stage.resetCounts()
    await stage.advance(5)
    #expect(stage.counts == StageCounts())
  }
  @Test func theHandDrawsItBack() async throws {
    let stage = try stage()
    try await stage.tap("tile")
    try await stage.settle()
    await stage.down(5, 200)
    for x in stride(from: 5.0, through: 105, by: 5) {
      await stage.move(CGFloat(x), 200)
      await stage.advance()
    }
    // It has gone 100 points but for the 10 before it was a drag, and shrunk by as much of 35 %.
    let k = 1 - 0.35 * 90 / 300
    let seen = stage.coloured
    #expect(abs(seen.minX - 90) < 2, "\(seen)")
    #expect(abs(seen.height - 400 * k) < 3, "\(seen)")
    await stage.advance(10)
    await stage.up(105, 200)
    try await stage.settle()
    #expect(stage.coloured == CGRect(x: 0, y: 0, width: 300, height: 400), "it springs back")
    await stage.down(5, 200)
    for x in stride(from: 5.0, through: 205, by: 5) {
      await stage.move(CGFloat(x), 200)
      await stage.advance()
    }
    await stage.advance(10)
    let held = stage.coloured
    await stage.up(205, 200)
    await stage.advance(2)
    #expect(abs(stage.coloured.minX - held.minX) < 30, "it goes on from there")
    try await stage.settle()
    #expect(stage.coloured == CGRect(x: 30, y: 100, width: 60, height: 60))
  }
  @Test func aLookOfItsOwn() async throws {
    let shadow = try stage(Plan(look: .shadow))
    try await shadow.tap("tile")
    await shadow.advance(2)
    let box = card(part(2))
    #expect(shadow.pixel(Int(box.minX) + 3, Int(box.minY) + 3).green > 200, "corners are cut")
    #expect(shadow.pixel(Int(box.midX), Int(box.maxY) + 6).green < 60, "a shadow below")
    let ground = try stage(Plan(look: .ground))
    try await ground.tap(60, 130)
    await ground.advance(2)
    #expect(ground.pixel(60, 130).green == 255)
    #expect(ground.pixel(60, 130).red < 10)
  }
}

/// Within a pixel and a half.
private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
  abs(a.minX - b.minX) < 1.5 && abs(a.minY - b.minY) < 1.5 && abs(a.maxX - b.maxX) < 1.5
    && abs(a.maxY - b.maxY) < 1.5
}
extension Stage {
  /// What is coloured, and not grey.
  fileprivate var coloured: CGRect {
    let picture = bitmap
    var x0 = 1000, x1 = -1, y0 = 1000, y1 = -1
    for y in 0..<400 {
      for x in 0..<300 where picture[x, y].isColoured {
        (x0, x1, y0, y1) = (min(x0, x), max(x1, x), min(y0, y), max(y1, y))
      }
    }
    return CGRect(x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1)
  }
  fileprivate func coloured(in row: Int) -> CGRect {
    let picture = bitmap
    let xs = (0..<300).filter { picture[$0, row].isColoured }
    return CGRect(x: xs.first ?? 0, y: row, width: xs.count, height: 1)
  }
}
extension RGBA {
  fileprivate var isColoured: Bool {
    let parts = [bits >> 16 & 255, bits >> 8 & 255, bits & 255]
    return parts.max()! - parts.min()! > 60
  }
}
