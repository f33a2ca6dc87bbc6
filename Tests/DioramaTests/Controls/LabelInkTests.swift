import Diorama
import DioramaTesting
import Foundation
import Testing

/// What the labels of controls are drawn in.
@MainActor @Suite struct LabelInkTests {
  private static let pure: [(Color, UInt32)] = [
    (Color(red: 1, green: 0, blue: 0), 0xff0000), (Color(red: 0, green: 1, blue: 0), 0x00ff00),
  ]
  private var red: Color { Self.pure[0].0 }
  /// How many pixels have a pure colour.
  private func count(_ color: UInt32, _ view: some View) throws -> Int {
    let bitmap = try Stage(view, size: CGSize(width: 60, height: 60)).bitmap
    return (0..<3600).filter { bitmap[$0 % 60, $0 / 60].bits & 0xffffff == color }.count
  }
  private func label(_ action: @escaping () -> Void = {}) -> Button<some View> {
    Button(action: action) { Rectangle().frame(width: 10, height: 10) }
  }

  @Test func aColorAroundAButtonReachesItsLabel() throws {
    for (color, bits) in Self.pure {
      #expect(try count(bits, label().foregroundColor(color)) == 100)
      #expect(try count(bits, HStack { label() }.foregroundStyle(color)) == 100)
      #expect(try count(bits, label().buttonStyle(.bordered).foregroundColor(color)) == 100)
      #expect(
        try count(bits, label().buttonStyle(.borderedProminent).foregroundColor(color)) == 100)
      #expect(try count(bits, label().buttonStyle(.borderless).foregroundColor(color)) == 100)
      let link = NavigationLink(destination: EmptyView()) {
        Rectangle().frame(width: 10, height: 10)
      }
      #expect(try count(bits, NavigationStack { link.foregroundColor(color) }) == 100)
    }
  }
  @Test func theTintIsWhatIsDrawnOtherwise() throws {
    #expect(try count(0xff0000, label().tint(red)) == 100)
    #expect(try count(0xff0000, label().foregroundColor(nil).tint(red)) == 100)
    #expect(try count(0, label().tint(red).foregroundColor(.black)) == 100)
    #expect(
      try count(
        0xff0000,
        Button(role: .destructive) {
        } label: {
          red
        }.frame(width: 9)) > 0)
  }
  @Test func aColorThatIsSetFadesWhereTheButtonIsDisabled() throws {
    let disabled = label().foregroundColor(red).disabled(true)
    #expect(try count(0xff0000, disabled) == 0)
    // Three tenths of red over white.
    #expect(try count(0xffb2b2, disabled) + count(0xffb3b3, disabled) == 100)
  }
  @Test func aWheelTakesTheTint() throws {
    #expect(try count(0xff0000, ProgressView().tint(red)) > 0)
    #expect(try count(0xff0000, ProgressView()) == 0)
  }
}

/// Symbols that are resized.
@MainActor @Suite struct ResizableSymbolTests {
  @Test func theirInkFillsTheFrame() throws {
    for name in ["circle.fill", "chevron.right", "house.fill", "rectangle.fill"] {
      let stage = try Stage(
        Image(systemName: name).resizable().foregroundColor(.black).frame(width: 60, height: 60),
        size: CGSize(width: 80, height: 80))
      let inked = (0..<6400).filter { stage.gray($0 % 80, $0 / 80) < 200 }
      let xs = inked.map { $0 % 80 }, ys = inked.map { $0 / 80 }
      let width = xs.max()! - xs.min()! + 1, height = ys.max()! - ys.min()! + 1
      #expect((58...61).contains(max(width, height)), "\(name): \(width) × \(height)")
      // In the middle.
      #expect(abs(xs.min()! + xs.max()! - 79) <= 2 && abs(ys.min()! + ys.max()! - 79) <= 2)
    }
  }
  @Test func theyFitByTheirOwnProportions() throws {
    func size(_ name: String) throws -> CGSize {
      let log = Log()
      _ = try Stage(
        Image(systemName: name).resizable().scaledToFit()
          .background(GeometryReader { p in let _ = log("\(p.size.width) \(p.size.height)") }),
        size: CGSize(width: 40, height: 40))
      let numbers = log.take().last!.split(separator: " ").map { Double($0)! }
      return CGSize(width: numbers[0], height: numbers[1])
    }
    let circle = try size("circle.fill"), chevron = try size("chevron.right")
    #expect(isClose(circle.width, 40, 1.5) && isClose(circle.height, 40, 1.5), "\(circle)")
    #expect(chevron.height == 40 && chevron.width < 30, "\(chevron)")
  }
}
