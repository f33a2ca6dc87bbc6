import Diorama
import DioramaTesting
import Foundation
import Testing

/// The ground of buttons: how large it is, and its outline.
@MainActor @Suite struct ButtonGroundTests {
  private func stage(
    _ shape: ButtonBorderShape, _ size: ControlSize = .regular
  ) throws -> Stage {
    try Stage(
      Button("Go") {}.buttonStyle(.borderedProminent).tint(.black).controlSize(size)
        .buttonBorderShape(shape), size: CGSize(width: 100, height: 60))
  }
  /// The inked columns of a row.
  private func extent(_ stage: Stage, row: Int) -> ClosedRange<Int>? {
    let inked = (0..<100).filter { stage.gray($0, row) < 128 }
    return inked.first.map { $0...inked.last! }
  }

  // 28, 34⅓ and 50⅓ points on a telephone of three pixels a point.
  @Test(arguments: [(ControlSize.small, 28), (.regular, 35), (.large, 51)])
  func heights(_ size: ControlSize, _ height: Int) throws {
    let stage = try stage(.automatic, size)
    #expect((0..<60).filter { extent(stage, row: $0) != nil }.count == height)
  }

  @Test func onlyAChosenTintColoursTheGround() throws {
    func ground<V: View>(_ view: V) throws -> (red: Int, green: Int, blue: Int) {
      let p = try Stage(view.buttonStyle(.bordered), size: CGSize(width: 100, height: 60))
        .pixel(50, 15)
      return (Int(p.red), Int(p.green), Int(p.blue))
    }
    let button = Button("Go") {}
    let plain = try ground(button)
    #expect(abs(plain.red - plain.blue) <= 3 && plain.red < 250, "grey")
    for tinted in [
      try ground(button.tint(.red)), try ground(button.accentColor(.red)),
      try ground(Button("Go", role: .destructive) {}),
    ] {
      #expect(tinted.red > tinted.blue + 20)
    }
  }

  @Test func outlines() throws {
    // How much shorter than the middle the highest row is, on each side.
    func corner(_ shape: ButtonBorderShape, _ size: ControlSize = .regular) throws -> Int {
      let stage = try stage(shape, size)
      let top = try #require((0..<60).first { extent(stage, row: $0) != nil })
      return extent(stage, row: top)!.lowerBound - extent(stage, row: 30)!.lowerBound
    }
    let automatic = try corner(.automatic), capsule = try corner(.capsule)
    #expect(try corner(.roundedRectangle) == automatic)
    #expect(try corner(.roundedRectangle(radius: 8)) == automatic)
    #expect(try corner(.roundedRectangle(radius: 2)) < automatic && automatic < capsule)
    #expect(try corner(.automatic, .large) > automatic)
  }

  @Test func theOutlineIsAShape() throws {
    func drawing(_ shape: some InsettableShape) throws -> String {
      try Stage(shape.fill(Color.black), size: CGSize(width: 60, height: 34)).drawing
    }
    #expect(try drawing(.buttonBorder) == drawing(.rect(cornerRadius: 8)))
    #expect(try drawing(ButtonBorderShape.capsule) == drawing(.capsule))
    #expect(try drawing(ButtonBorderShape.circle) == drawing(.circle))
    #expect(
      try drawing(ButtonBorderShape.roundedRectangle(radius: 12).inset(by: 4))
        == drawing(RoundedRectangle(cornerRadius: 12).inset(by: 4)))
  }
}
