import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Raster
import Session
import Testing

/// All that segmented controls can look like, in one picture.
@MainActor @Suite struct SegmentSheetTests {
  private static let width = 260, height = 104
  private static let states = ["idle", "hovered", "pressed", "focused", "disabled", "selected"]

  @ViewBuilder private static func styled(_ control: some View, _ style: Int) -> some View {
    switch style {
    case 0: control.segmentedControlStyle(.pill)
    case 1: control.segmentedControlStyle(.crossFade)
    case 2: control.segmentedControlStyle(.underline)
    case 3: control.segmentedControlStyle(.capsule)
    default: control.segmentedControlStyle(.bordered)
    }
  }

  /// One control, brought into its state by what a person would do.
  private func cell(
    _ style: Int, _ state: String, _ scheme: ColorScheme, _ direction: LayoutDirection
  ) async throws -> Bitmap {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { _ in
        Self.styled(
          SegmentedControl("Sheet", selection: knob.binding) {
            Segment("One", value: 0)
            Segment("Photos", systemImage: "photo", value: 1).badge(3)
            Segment("Off", value: 2).disabled()
            Segment("More", value: 3).caption("beneath")
          }
          .caption("the control"), style
        )
        .disabled(state == "disabled").padding(8)
      }, size: CGSize(width: Self.width, height: Self.height), scale: 1, colorScheme: scheme,
      layoutDirection: direction)
    let second = stage.segments[1].frame, place = CGPoint(x: second.midX, y: second.midY)
    switch state {
    case "hovered": await stage.send(.move(place))
    case "pressed": await stage.down(place)
    case "focused": await stage.key("Tab")
    case "selected":
      await stage.down(place)
      await stage.up(place)
      await stage.send(.leave)
    default: break
    }
    await stage.advance(60)
    return stage.host.picture()
  }

  @Test func stylesStatesAppearancesAndDirections() async throws {
    let looks: [(ColorScheme, LayoutDirection)] = [
      (.light, .leftToRight), (.light, .rightToLeft), (.dark, .leftToRight), (.dark, .rightToLeft),
    ]
    let sheet = Bitmap(
      width: looks.count * Self.width, height: 5 * Self.states.count * Self.height,
      isOpaque: true)
    for style in 0..<5 {
      for (row, state) in Self.states.enumerated() {
        for (column, look) in looks.enumerated() {
          let picture = try await cell(style, state, look.0, look.1)
          let top = (style * Self.states.count + row) * Self.height
          for y in 0..<picture.height {
            for x in 0..<picture.width {
              sheet.pixels[(top + y) * sheet.stride + column * Self.width + x] = picture[x, y].bits
            }
          }
        }
      }
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    try Stage.snapshots(
      session: "SegmentSheetTests", references: folder.appendingPathComponent("Snapshots").path
    ).check(sheet, name: "states", scale: 1, tolerance: 0)
  }
}
