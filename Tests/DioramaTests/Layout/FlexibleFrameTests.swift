import Diorama
import DioramaTesting
import Foundation
import Testing

/// What stands in a frame with limits is proposed the frame.
@MainActor @Suite struct FlexibleFrameTests {
  private func frame<V: View>(
    _ view: V, proposed size: CGSize = CGSize(width: 200, height: 300)
  ) throws -> CGRect {
    try Stage(view, size: size).frame("inner")
  }

  @Test func whatFillsItsRoomFillsAFrameOfItsLeastLength() throws {
    let high = try frame(
      ScrollView { black.named("inner").frame(minHeight: 100).frame(maxWidth: .infinity) })
    #expect(high == rect(0, 0, 200, 100))
    let wide = try frame(
      ScrollView(.horizontal) { black.named("inner").frame(minWidth: 80, maxHeight: .infinity) })
    #expect(wide.width == 80)
  }

  @Test func aReaderSaysTheFramesSize() throws {
    let stage = try Stage(
      ScrollView {
        GeometryReader { proxy in
          Text(verbatim: "\(Int(proxy.size.width)) \(Int(proxy.size.height))")
        }.frame(minHeight: 100)
      }, size: CGSize(width: 200, height: 300))
    #expect(stage.labels == ["200 100"])
  }

  @Test func whatIsLongerThanTheLeastLengthKeepsItsOwn() throws {
    let view = HStack {
      Text(verbatim: "a rather long line of text").fixedSize().named("inner")
        .frame(minWidth: 60)
    }
    let free = try frame(Text(verbatim: "a rather long line of text").named("inner"))
    #expect(try frame(view).width == free.width)
    let ideal = try frame(
      ScrollView { black.named("inner").frame(minHeight: 20, idealHeight: 50, maxHeight: 90) })
    #expect(ideal.height == 50)
  }

  @Test func aStackSpreadsInIt() throws {
    let stage = try Stage(
      ScrollView {
        VStack(spacing: 0) {
          black.frame(height: 10).named("top")
          Spacer(minLength: 0)
          black.frame(height: 10).named("bottom")
        }.frame(minHeight: 200)
      }, size: CGSize(width: 100, height: 300))
    #expect(try stage.frame("top").minY == 0)
    #expect(try stage.frame("bottom").maxY == 200)
  }
}
