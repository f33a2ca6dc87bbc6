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
