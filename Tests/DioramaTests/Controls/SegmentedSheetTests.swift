import Diorama
import DioramaTesting
import Foundation
import Raster
import Testing

/// All that a segmented picker can look like, in one picture.
@MainActor @Suite struct SegmentedSheetTests {
  private static let size = CGSize(width: 260, height: 52)

  /// One picker, brought into its state by what a person would do.
  private func cell(
    _ state: String, _ scheme: ColorScheme, _ direction: LayoutDirection
  ) async throws -> Bitmap {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, state == "nothing" ? 9 : 0) { _ in
        Picker("", selection: knob.binding!) {
          ForEach(Array([state, "two", "three"].enumerated()), id: \.offset) { Text($1) }
        }.pickerStyle(.segmented)
          .disabled(state == "disabled").padding(10)
      }, size: Self.size, scale: 2, colorScheme: scheme, layoutDirection: direction)
    /// The middle of the segments, counted in the direction of reading.
    func middle(_ i: Int) -> CGPoint {
      let x: CGFloat = 10 + 240 / 3 * (CGFloat(i) + 0.5)
      return CGPoint(x: direction == .rightToLeft ? 260 - x : x, y: 26)
    }
    switch state {
    case "hovered": await stage.send(.move(middle(1)))
    case "pressed": await stage.down(middle(1))
    case "held": await stage.down(middle(0))
    case "focused": await stage.key("Tab")
    case "selected":
      await stage.down(middle(1))
      await stage.up(middle(1))
      await stage.send(.leave)
    default: break
    }
    await stage.advance(60)
    return stage.host.picture()
  }

  @Test func statesAppearancesAndDirections() async throws {
    let states = [
      "idle", "hovered", "pressed", "held", "focused", "disabled", "selected", "nothing",
    ]
    let sheet = Bitmap(width: 4 * 520, height: states.count * 104, isOpaque: true)
    for (row, state) in states.enumerated() {
      for (column, look) in [
        (ColorScheme.light, LayoutDirection.leftToRight), (.light, .rightToLeft),
        (.dark, .leftToRight), (.dark, .rightToLeft),
      ].enumerated() {
        let picture = try await cell(state, look.0, look.1)
        for y in 0..<picture.height {
          for x in 0..<picture.width {
            sheet.pixels[(row * 104 + y) * sheet.stride + column * 520 + x] = picture[x, y].bits
          }
        }
      }
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    try Stage.snapshots(
      session: "SegmentedSheetTests", references: folder.appendingPathComponent("Snapshots").path
    ).check(sheet, name: "states", scale: 2, tolerance: 0)
  }
}
