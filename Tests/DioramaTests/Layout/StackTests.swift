import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct StackTests {
  private func stage<V: View>(
    _ width: CGFloat = 100, _ height: CGFloat = 20, @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(content(), size: CGSize(width: width, height: height))
  }
  private func textWidth(_ text: String, _ stage: Stage) -> CGFloat {
    stage.host.graph.services.text.width(text, font: FontRequest(size: 17))
  }

  @Test func flexibleChildrenShareEqually() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        ink.named("a")
        ink.named("b")
      }
    }
    #expect(try stage.frame("a") == rect(0, 0, 50, 20))
    #expect(try stage.frame("b") == rect(50, 0, 50, 20))
  }

  @Test func spacingIsEightBetweenViews() throws {
    let row = try stage {
      HStack {
        ink.named("a")
        ink.named("b")
      }
    }
    #expect(try row.frame("a") == rect(0, 0, (100 - 8) / 2, 20))
    #expect(try row.frame("b").minX == 46 + 8)
    let column = try stage(20, 100) {
      VStack {
        ink.named("a")
        ink.named("b")
      }
    }
    #expect(try column.frame("b") == rect(0, 46 + 8, 20, 46))
  }

  @Test func sharesMeetAtWholePixels() throws {
    let stage = try stage {
      HStack(spacing: 0) { ForEach(0..<3) { i in ink.named("\(i)") } }
    }
    let frames = try (0..<3).map { try stage.frame("\($0)") }
    #expect(frames.map(\.width) == [33, 34, 33])
    #expect(frames.map(\.minX) == [0, 33, 67])
  }

  @Test func sharesMeetAtPixelsOfEveryScale() throws {
    for scale in [1, 1.5, 2, 3] {
      let stage = try Stage(
        HStack(spacing: 0) { ForEach(0..<7) { i in ink.named("\(i)") } },
        size: CGSize(width: 100, height: 20), scale: scale)
      for i in 0..<7 {
        let x = (CGFloat(i) * 100 / 7 * scale + 0.5).rounded(.down) / scale
        #expect(isClose(try stage.frame("\(i)").minX, x, 1e-9))
        if i > 0 {
          let gap = try stage.frame("\(i)").minX - stage.frame("\(i - 1)").maxX
          #expect(isClose(gap, 0, 1e-9))
        }
      }
    }
  }

  @Test func textIsServedBeforeWhatStretches() throws {
    let stage = try stage(200) {
      HStack(spacing: 0) {
        ink.named("left")
        Text("Hello").named("text")
        ink.named("right")
      }
    }
    let width = textWidth("Hello", stage)
    #expect(abs(try stage.frame("text").width - width) <= 1)
    #expect(abs(try stage.frame("left").width - (200 - width) / 2) <= 1)
    #expect(abs(try stage.frame("right").width - (200 - width) / 2) <= 1)
  }

  @Test func containersStretchLikeWhatIsInThem() throws {
    // Asked how far it stretches, a container has to say "for ever", whatever its alignment.
    let stage = try stage(300) {
      HStack(spacing: 0) {
        ZStack { ink }.named("z")
        VStack { ink }.named("v")
        VStack(alignment: .trailing) { HStack(alignment: .bottom) { ink } }.named("n")
        Text("Hello").named("text")
      }
    }
    let width = textWidth("Hello", stage)
    #expect(abs(try stage.frame("text").width - width) <= 1)
    for id in ["z", "v", "n"] { #expect(abs(try stage.frame(id).width - (300 - width) / 3) <= 1) }
  }

  @Test func fixedChildrenAreNotShrunkAndOverflowInTheMiddle() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        ink.frame(width: 80).named("a")
        ink.frame(width: 80).named("b")
      }
    }
    #expect(try stage.frame("a") == rect((100 - 160) / 2, 0, 80, 20))
    #expect(try stage.frame("b").maxX == 130)
  }

  @Test func overflowFollowsTheAlignmentOfTheFrame() throws {
    let stage = try stage {
      HStack(spacing: 0) { ForEach(0..<2) { i in ink.frame(width: 80).named("\(i)") } }
        .frame(width: 100, alignment: .leading)
    }
    #expect(try stage.frame("0").minX == 0)
    #expect(try stage.frame("1").minX == 80)
  }

  @Test func priorityIsServedFirstAndKeepsBackTheMinima() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        ink.frame(minWidth: 20).named("low")
        ink.layoutPriority(1).named("high")
        ink.frame(minWidth: 5).named("lower").layoutPriority(-1)
      }
    }
    #expect(try stage.frame("high").width == 100 - 20 - 5)
    #expect(try stage.frame("low").width == 20)
    #expect(try stage.frame("lower").width == 5)
  }

  @Test func leastFlexibleIsServedFirst() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        ink.named("free")
        ink.frame(maxWidth: 20).named("narrow")
        ink.frame(minWidth: 50).named("wide")
      }
    }
    #expect(try stage.frame("narrow").width == 20)
    #expect(try stage.frame("wide").width == 50, "a larger minimum comes first: 50 > 80 / 2 − ε")
    #expect(try stage.frame("free").width == 30)
  }

  // MARK: spacers

  @Test func spacerTakesWhatIsLeft() throws {
    let stage = try stage {
      HStack {
        ink.frame(width: 20).named("a")
        Spacer()
        ink.frame(width: 30).named("b")
      }
    }
    #expect(try stage.frame("a").minX == 0)
    #expect(try stage.frame("b") == rect(70, 0, 30, 20))
  }

  @Test func aSpacerWithAFrameHasNoSpacingBesideItEither() throws {
    let stage = try stage {
      HStack {
        ink.frame(width: 10).named("a")
        Spacer().frame(width: 20)
        ink.frame(width: 10).named("b")
        Spacer(minLength: 5).fixedSize().opacity(0.5)
        ink.frame(width: 10).named("c")
        Color.clear.frame(width: 5)
        ink.frame(width: 10).named("d")
      }
    }
    #expect(try stage.frame("b").minX - stage.frame("a").maxX == 20)
    #expect(try stage.frame("c").minX - stage.frame("b").maxX == 5)
    #expect(try stage.frame("d").minX - stage.frame("c").maxX == 5 + 2 * 8)
  }

  @Test func spacerHasALeastLengthAndNoSpacingBesideIt() throws {
    let stage = try stage {
      HStack {
        ink.frame(width: 60).named("a")
        Spacer()
        ink.frame(width: 60).named("b")
      }
    }
    #expect(try stage.frame("b").minX - stage.frame("a").maxX == 8)
    let tight = try self.stage {
      HStack {
        ink.frame(width: 60).named("a")
        Spacer(minLength: 0)
        ink.frame(width: 60).named("b")
      }
    }
    #expect(try tight.frame("b").minX - tight.frame("a").maxX == 0)
  }

  @Test func spacersShareAndYieldToViews() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        Spacer()
        ink.named("middle")
        Spacer()
      }
    }
    #expect(try stage.frame("middle") == rect(8, 0, 100 - 2 * 8, 20), "spacers come last")
    let two = try self.stage {
      HStack(spacing: 0) {
        Spacer()
        ink.frame(width: 20).named("middle")
        Spacer()
      }
    }
    #expect(try two.frame("middle").minX == 40)
  }

  @Test func spacerTakesNothingAcross() throws {
    let stage = try stage(100, 100) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ink.frame(width: 10, height: 10).named("a")
          Spacer()
        }
        ink.named("rest")
      }
    }
    #expect(try stage.frame("a") == rect(0, 0, 10, 10))
    #expect(try stage.frame("rest") == rect(0, 10, 100, 90))
  }

  // MARK: sizes of stacks

  @Test func stackIsTheSumOfItsChildren() throws {
    let stage = try stage {
      HStack(spacing: 3) {
        ink.frame(width: 10, height: 8)
        ink.frame(width: 20, height: 4)
      }.named("row")
    }
    #expect(try stage.frame("row") == rect(34, 6, 10 + 3 + 20, 8), "33 in 100 at 33.5")
  }

  @Test func withoutAProposalChildrenHaveTheirIdealSize() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        ink
        ink.frame(idealWidth: 25)
        Spacer()
      }.fixedSize().named("row")
    }
    #expect(try stage.frame("row").size == CGSize(width: 10 + 25 + 8, height: 10))
  }

  @Test func emptyStacksAndEmptyViewsTakeNoRoom() throws {
    let stage = try stage {
      HStack {
        ink.frame(width: 10).named("a")
        EmptyView()
        if false { ink }
        ForEach(0..<0) { _ in ink }
        ink.frame(width: 10).named("b")
      }
    }
    #expect(try stage.frame("b").minX - stage.frame("a").maxX == 8)
    let empty = try self.stage { HStack {}.named("empty") }
    #expect(try empty.frame("empty").size == .zero)
  }

  @Test func groupsAndRowsAreChildrenOfTheStack() throws {
    let stage = try stage {
      HStack(spacing: 10) {
        Group {
          ink.named("a")
          ink.named("b")
        }
        ForEach(0..<2) { i in
          ink.named("\(i)0")
          ink.named("\(i)1")
        }
      }
    }
    let width = (100.0 - 5 * 10) / 6
    #expect(abs(try stage.frame("11").maxX - 100) <= 0.5)
    #expect(abs(try stage.frame("a").width - width) <= 1)
  }

  @Test func negativeSpacingOverlaps() throws {
    let stage = try stage {
      HStack(spacing: -10) { ForEach(0..<2) { i in ink.named("\(i)") } }
    }
    #expect(try stage.frame("0") == rect(0, 0, 55, 20))
    #expect(try stage.frame("1").minX == 45)
  }

  @Test func dividerIsOnePixelAcross() throws {
    for scale in [1.0, 2] {
      let stage = try Stage(
        HStack(spacing: 0) {
          ink.named("a")
          Divider()
          ink.named("b")
        }, size: CGSize(width: 101, height: 20), scale: scale)
      #expect(try stage.frame("b").minX - stage.frame("a").maxX == 1 / scale)
    }
    let column = try stage(20, 101) {
      VStack(spacing: 0) {
        ink.named("a")
        Divider()
        ink.named("b")
      }
    }
    #expect(try column.frame("b").minY == 51)
  }

  // MARK: over each other

  @Test func zStackIsTheUnionOfItsChildren() throws {
    let stage = try stage(100, 100) {
      ZStack {
        ink.frame(width: 40, height: 10).named("wide")
        ink.frame(width: 10, height: 40).named("high")
      }.named("stack")
    }
    #expect(try stage.frame("wide") == rect(30, 45, 40, 10))
    #expect(try stage.frame("high") == rect(45, 30, 10, 40))
  }

  @Test func zStackTakesItsSizeFromTheHighestPriority() throws {
    let stage = try stage(100, 100) {
      ZStack {
        ink.named("behind")
        ink.frame(width: 20, height: 30).layoutPriority(1)
      }.background(ink.named("size"))
    }
    #expect(try stage.frame("size").size == CGSize(width: 20, height: 30))
    #expect(try stage.frame("behind").size == CGSize(width: 100, height: 100))
  }

  @Test func zIndexOrdersWhatIsInFront() throws {
    let stage = try stage(6, 2) {
      HStack(spacing: 0) {
        ZStack {
          red.zIndex(1)
          black
        }
        ZStack {
          red
          black
        }
        ZStack {
          red.zIndex(1)
          black.zIndex(2)
          green.zIndex(2)
        }
      }
    }
    #expect(
      stage.drawing == """
        rr##gg
        rr##gg
        """)
  }
}
