import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct FrameTests {
  /// The frame of a view in a window of 100 by 100.
  private func frame<V: View>(_ view: V) throws -> CGRect {
    try Stage(view.named("it"), size: CGSize(width: 100, height: 100)).frame("it")
  }
  private func size<V: View>(_ view: V) throws -> [CGFloat] {
    let f = try frame(view)
    return [f.width, f.height]
  }
  private var fixed: some View { ink.frame(width: 20, height: 20) }
  private var large: some View { ink.frame(width: 180, height: 180) }

  @Test func fixedFrameIsItsSizeInTheMiddle() throws {
    #expect(try frame(ink.frame(width: 30, height: 40)) == rect(35, 30, 30, 40))
    #expect(try frame(ink.frame(width: 30)) == rect(35, 0, 30, 100))
    #expect(try frame(ink.frame(width: 150, height: 10)) == rect(-25, 45, 150, 10))
  }

  @Test func fixedFrameAlignsAChildOfAnySize() throws {
    for (alignment, place) in [
      (Alignment.topLeading, rect(0, 0, 20, 20)), (.top, rect(40, 0, 20, 20)),
      (.trailing, rect(80, 40, 20, 20)), (.bottomTrailing, rect(80, 80, 20, 20)),
      (.center, rect(40, 40, 20, 20)), (.bottomLeading, rect(0, 80, 20, 20)),
    ] {
      #expect(
        try frame(fixed.named("it").frame(width: 100, height: 100, alignment: alignment)) == place)
    }
    let stage = try Stage(
      large.named("child").frame(width: 60, height: 60, alignment: .bottomTrailing),
      size: CGSize(width: 100, height: 100))
    #expect(try stage.frame("child") == rect(80 - 180, 80 - 180, 180, 180), "it may reach out")
  }

  @Test func maximumFollowsTheProposal() throws {
    #expect(try size(fixed.frame(maxWidth: .infinity)) == [100, 20])
    #expect(try size(fixed.frame(maxWidth: .infinity, maxHeight: .infinity)) == [100, 100])
    #expect(try size(fixed.frame(maxWidth: 60)) == [60, 20], "min(60, max(100, 20))")
    #expect(try size(large.frame(maxWidth: 150)) == [150, 180], "min(150, max(100, 180))")
    #expect(try size(ink.frame(maxWidth: 60)) == [60, 100])
  }

  @Test func minimumFollowsTheChild() throws {
    #expect(try size(fixed.frame(minWidth: 60)) == [60, 20], "max(60, min(100, 20))")
    #expect(try size(fixed.frame(minWidth: 10)) == [20, 20])
    #expect(try size(ink.frame(minWidth: 60)) == [100, 100])
    #expect(try size(ink.frame(minWidth: 130)) == [130, 100])
  }

  @Test func bothLimitsCutTheProposal() throws {
    #expect(try size(fixed.frame(minWidth: 30, maxWidth: 60)) == [60, 20])
    #expect(try size(fixed.frame(minWidth: 130, maxWidth: 160)) == [130, 20])
    #expect(try size(fixed.frame(minWidth: 30, maxWidth: .infinity)) == [100, 20])
  }

  @Test func idealCountsWhereNothingIsProposed() throws {
    #expect(try size(ink.frame(idealWidth: 50).fixedSize()) == [50, 10])
    #expect(try size(ink.frame(idealWidth: 50, idealHeight: 30)) == [100, 100])
    #expect(
      try size(ink.frame(minWidth: 20, idealWidth: 50, maxWidth: 80).fixedSize()) == [50, 10])
    #expect(try size(ink.frame(minWidth: 60, idealWidth: 50).fixedSize()) == [60, 10])
  }

  // MARK: nonsense

  @Test func nonsenseIsReportedOnceAndLeftOut() throws {
    let stage = try Stage(
      VStack {
        ink.frame(width: -5).named("negative")
        ink.frame(width: .nan, height: .infinity).named("not a number")
        ink.frame(minWidth: 30, maxWidth: 10).named("contradiction")
        ink.frame(maxWidth: -1).named("limit")
        ink.frame(width: -5)
      }, size: CGSize(width: 100, height: 100))
    for id in ["negative", "not a number", "contradiction", "limit"] {
      #expect(try stage.frame(id).width == 100)
    }
    #expect(stage.reports.count == 5)
    for words in [
      "width: -5", "width: nan", "height: .infinity", "minWidth: 30", "maxWidth: -1",
    ] {
      #expect(stage.reports.contains { $0.contains(words) }, "\(words) in \(stage.reports)")
    }
  }

  @Test func nonsenseThatComesLaterIsReportedToo() async throws {
    let knob = Knob<CGFloat>()
    let stage = try Stage(
      Turning(knob, 10) { ink.frame(width: $0).named("it") },
      size: CGSize(width: 100, height: 100))
    #expect(stage.reports == [])
    for _ in 0..<2 {
      knob.value = -1
      await stage.update()
      #expect(try stage.frame("it").width == 100)
      knob.value = 10
      await stage.update()
    }
    #expect(stage.reports.count == 1)
  }

  @Test func nonsenseElsewhereHasFiniteFrames() throws {
    let stage = try Stage(
      ZStack {
        ink.padding(.nan).named("padding")
        ink.offset(x: .nan, y: .infinity).named("offset")
        ink.frame(width: 10, height: 10).named("position").position(x: .nan, y: 5)
        ink.scaleEffect(.nan).rotationEffect(.radians(.infinity)).named("effects")
        HStack(spacing: .nan) { ink.named("spacing") }
        ink.aspectRatio(-3, contentMode: .fit).named("ratio")
        ink.aspectRatio(.nan, contentMode: .fill).named("ratio of nothing")
        ink.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in .nan }.named("guide")
      }, size: CGSize(width: 100, height: 100))
    for element in stage.elements {
      #expect(element.frame.isFinite, "\(element)")
    }
    _ = stage.hash
  }

  // MARK: padding

  @Test func paddingIsSixteenByDefault() throws {
    func inner<V: View>(_ padded: (AnyView) -> V) throws -> CGRect {
      try frame(padded(AnyView(ink.named("it"))))
    }
    #expect(try inner { $0.padding() } == rect(16, 16, 68, 68))
    #expect(try inner { $0.padding(5) } == rect(5, 5, 90, 90))
    #expect(try inner { $0.padding(.leading) } == rect(16, 0, 84, 100))
    #expect(try inner { $0.padding([.top, .trailing], 10) } == rect(0, 10, 90, 90))
    #expect(try inner { $0.padding(.horizontal, 10) } == rect(10, 0, 80, 100))
    #expect(
      try inner { $0.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
        == rect(2, 1, 94, 96))
    #expect(try inner { $0.padding(-10) } == rect(-10, -10, 120, 120), "it reaches out")
    #expect(try inner { $0.padding(70) }.size == .zero, "nothing is left")
  }

  @Test func paddingAddsToTheSize() throws {
    let padded = fixed.padding(5)
    #expect(try frame(padded.background(ink.named("it"))).size == CGSize(width: 30, height: 30))
    let shrunk = fixed.padding(-15)
    #expect(try frame(shrunk.background(ink.named("it"))).size == .zero, "not below 0")
  }

  // MARK: fixed size and proportion

  @Test func fixedSizeIsTheIdealSize() throws {
    #expect(try size(ink.fixedSize()) == [10, 10])
    #expect(try size(ink.fixedSize(horizontal: true, vertical: false)) == [10, 100])
    #expect(try size(ink.fixedSize(horizontal: false, vertical: true)) == [100, 10])
  }

  @Test func aspectRatioFitsOrFills() throws {
    #expect(try size(ink.aspectRatio(2, contentMode: .fit)) == [100, 50])
    #expect(try size(ink.aspectRatio(0.5, contentMode: .fit)) == [50, 100])
    #expect(try size(ink.aspectRatio(2, contentMode: .fill)) == [200, 100])
    #expect(try size(ink.aspectRatio(0.5, contentMode: .fill)) == [100, 200])
    #expect(
      try size(ink.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)) == [100, 25])
    let ideal = ink.frame(idealWidth: 40, idealHeight: 10)
    #expect(try size(ideal.aspectRatio(contentMode: .fit)) == [100, 25])
    #expect(try size(ideal.scaledToFill()) == [400, 100])
    #expect(try size(ink.aspectRatio(2, contentMode: .fit).frame(width: 30)) == [30, 15])
    #expect(
      try size(fixed.aspectRatio(2, contentMode: .fit)) == [20, 20], "it cannot be stretched")
  }

  // MARK: position and offset

  @Test func positionPutsTheMiddleInAllTheSpace() throws {
    #expect(
      try frame(ink.frame(width: 10, height: 20).named("it").position(x: 20, y: 30))
        == rect(15, 20, 10, 20))
    #expect(
      try size(AnyView(fixed.position(x: 20, y: 30).background(ink.named("it")))) == [100, 100])
  }

  @Test func offsetLeavesLayoutAsItIs() throws {
    let stage = try Stage(
      HStack(spacing: 0) {
        ink.frame(width: 20).named("a").offset(x: 5, y: -3)
        ink.frame(width: 20).named("b")
      }, size: CGSize(width: 40, height: 20))
    #expect(try stage.frame("a") == rect(5, -3, 20, 20))
    #expect(try stage.frame("b") == rect(20, 0, 20, 20))
  }

  @Test func effectsLeaveLayoutAsItIs() throws {
    let stage = try Stage(
      HStack(spacing: 0) {
        ink.frame(width: 20).rotationEffect(.degrees(90)).scaleEffect(3).clipped().blur(radius: 3)
        ink.frame(width: 20).named("b")
      }, size: CGSize(width: 40, height: 20))
    #expect(try stage.frame("b") == rect(20, 0, 20, 20))
  }

  // MARK: over and behind

  @Test func secondaryViewsHaveTheSizeOfThePrimary() throws {
    let over = fixed.overlay(ink.named("it")), behind = fixed.background(ink.named("it"))
    #expect(try frame(over) == rect(40, 40, 20, 20))
    #expect(try frame(behind) == rect(40, 40, 20, 20))
  }

  @Test func secondaryViewsAreAlignedAndMayReachOut() throws {
    let small = ink.frame(width: 4, height: 6)
    for (alignment, place) in [
      (Alignment.topLeading, rect(40, 40, 4, 6)), (.topTrailing, rect(56, 40, 4, 6)),
      (.bottom, rect(48, 54, 4, 6)), (.center, rect(48, 47, 4, 6)),
    ] {
      #expect(try frame(fixed.overlay(small.named("it"), alignment: alignment)) == place)
      #expect(
        try frame(fixed.background(alignment: alignment) { small.named("it") }) == place)
    }
    #expect(try frame(fixed.overlay(large.named("it"))) == rect(-40, -40, 180, 180))
    let stage = try Stage(
      HStack(spacing: 0) {
        fixed.overlay(large)
        ink.frame(width: 20, height: 20).named("b")
      }, size: CGSize(width: 100, height: 100))
    #expect(try stage.frame("b").minX == 50, "an overlay has no say in layout")
  }

  @Test func severalViewsInAnOverlayLieOverEachOther() throws {
    let stage = try Stage(
      Rectangle().fill(white).overlay {
        red
        black.frame(width: 1)
      }, size: CGSize(width: 3, height: 1))
    #expect(stage.drawing == "r#r")
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
