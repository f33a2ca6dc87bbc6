import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct TapTests {
  private let log = Log()
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(content(), size: CGSize(width: 200, height: 200))
  }
  private func frames(_ seconds: Double) -> Int { Int((seconds * 60).rounded()) }
  /// A press and a release, some frames apart.
  private func click(_ stage: Stage, held: Int = 0) async {
    await stage.down(100, 100)
    await stage.advance(held)
    await stage.up(100, 100)
  }

  // MARK: one click

  @Test func clickActsOnRelease() async throws {
    let stage = try stage { ink.onTapGesture { log("tap") } }
    await stage.down(100, 100)
    #expect(log.lines == [])
    #expect(!stage.isAtRest)
    await stage.up(100, 100)
    #expect(log.lines == ["tap"])
    #expect(stage.isAtRest)
  }

  @Test func pressMayLastThreeQuartersOfASecond() async throws {
    let stage = try stage { ink.onTapGesture { log("tap") } }
    await click(stage, held: frames(0.75) - 1)
    #expect(log.take() == ["tap"])
    await click(stage, held: frames(0.75) + 1)
    #expect(log.take() == [])
    await click(stage)
    #expect(log.take() == ["tap"], "the next one counts again")
  }

  @Test func pointerMayStray45Points() async throws {
    let stage = try stage { ink.onTapGesture { log("tap") } }
    await stage.down(100, 100)
    await stage.move(145, 100)
    await stage.up(145, 100)
    #expect(log.take() == ["tap"])
    await stage.down(100, 100)
    await stage.move(146, 100)
    await stage.move(100, 100)
    await stage.up(100, 100)
    #expect(log.take() == [], "once too far is too far")
    await stage.down(100, 100)
    await stage.move(100 + 30, 100 + 34)
    await stage.up(100, 100)
    #expect(log.take() == [], "√(30² + 34²) > 45")
  }

  @Test func releaseOutsideOfTheViewIsStillAClick() async throws {
    let stage = try stage { ink.frame(width: 20, height: 20).onTapGesture { log("tap") } }
    await stage.down(100, 100)
    await stage.up(120, 100)
    #expect(log.lines == ["tap"], "20 points, 10 of them outside")
  }

  @Test func otherButtonsAreNoClicks() async throws {
    let stage = try stage { ink.onTapGesture { log("tap") } }
    for button in [InputEvent.Button.right, .middle] {
      await stage.down(100, 100, button)
      await stage.up(100, 100, button)
    }
    #expect(log.lines == [])
    #expect(stage.isAtRest)
  }

  @Test func secondButtonCancels() async throws {
    let stage = try stage { ink.onTapGesture { log("tap") } }
    await stage.down(100, 100)
    await stage.down(100, 100, .right)
    await stage.up(100, 100, .right)
    await stage.up(100, 100)
    #expect(log.take() == [])
    #expect(stage.isAtRest)
    await click(stage)
    #expect(log.take() == ["tap"])
  }

  @Test func lossOfFocusCancels() async throws {
    let stage = try stage { ink.onTapGesture { log("tap") } }
    for kind in [InputEvent.Kind.focus(false), .cancel] {
      await stage.down(100, 100)
      await stage.send(kind)
      await stage.up(100, 100)
      #expect(log.lines == [])
      #expect(stage.isAtRest)
    }
  }

  @Test func releaseWithoutAPressIsNothing() async throws {
    let stage = try stage { ink.onTapGesture { log("tap") } }
    await stage.up(100, 100)
    await stage.move(50, 50)
    await stage.send(.leave)
    #expect(log.lines == [])
  }

  @Test func placesOfClicks() async throws {
    var places: [CGPoint] = []
    let stage = try stage {
      ink.frame(width: 100, height: 100)
        .onTapGesture { p in places.append(p) }
        .gesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) },
          isEnabled: false
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("box")).onEnded { places.append($0.location) }
        )
        .padding(10).coordinateSpace(name: "box")
    }
    try await stage.tap(60, 70)
    #expect(Set(places.map { "\($0.x) \($0.y)" }) == ["10.0 20.0", "20.0 30.0"])
  }

  // MARK: several clicks

  @Test func doubleClickWithinItsGap() async throws {
    let stage = try stage { ink.onTapGesture(count: 2) { log("double") } }
    await click(stage)
    await stage.advance(frames(0.35) - 1)
    await click(stage)
    #expect(log.take() == ["double"])
    await click(stage)
    await stage.advance(frames(0.35) + 1)
    await click(stage)
    #expect(log.take() == [], "too late")
  }

  @Test func secondClickAtAnotherPlaceIsNone() async throws {
    let stage = try stage { ink.onTapGesture(count: 2) { log("double") } }
    await click(stage)
    await stage.down(150, 100)
    await stage.up(150, 100)
    #expect(log.lines == [])
  }

  @Test func singleWaitsForTheDoubleInsideIt() async throws {
    let stage = try stage {
      ink.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    }
    await click(stage)
    #expect(log.lines == [])
    #expect(!stage.isAtRest, "it waits")
    await stage.advance(frames(0.35) + 1)
    #expect(log.take() == ["single"])
    await click(stage)
    await stage.advance(5)
    await click(stage)
    #expect(log.take() == ["double"])
    await stage.advance(60)
    #expect(log.take() == [])
  }

  @Test func tripleAndSingle() async throws {
    let stage = try stage {
      ink.onTapGesture(count: 3) { log("triple") }.onTapGesture { log("single") }
    }
    for _ in 0..<3 {
      await click(stage)
      await stage.advance(3)
    }
    #expect(log.take() == ["triple"])
  }

  @Test func clickElsewhereDoesNotLoseTheWaitingOne() async throws {
    let stage = try stage {
      HStack(spacing: 0) {
        ink.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
        ink.onTapGesture { log("other") }
      }
    }
    await stage.down(50, 100)
    await stage.up(50, 100)
    await stage.down(150, 100)
    await stage.up(150, 100)
    await stage.advance(60)
    #expect(log.lines.contains("other"))
  }

  // MARK: competition

  @Test func childComesBeforeItsParent() async throws {
    let stage = try stage {
      VStack { ink.onTapGesture { log("child") } }.onTapGesture { log("parent") }
    }
    await click(stage)
    #expect(log.lines == ["child"])
  }

  @Test func highPriorityComesFirst() async throws {
    let stage = try stage {
      VStack { ink.onTapGesture { log("child") } }
        .highPriorityGesture(TapGesture().onEnded { log("parent") })
    }
    await click(stage)
    #expect(log.lines == ["parent"])
  }

  @Test func simultaneousGesturesActTogether() async throws {
    let stage = try stage {
      VStack { ink.onTapGesture { log("child") } }
        .simultaneousGesture(TapGesture().onEnded { log("parent") })
    }
    await click(stage)
    #expect(log.lines.sorted() == ["child", "parent"])
  }

  @Test func masksLeaveGesturesOut() async throws {
    for (mask, expected) in [
      (GestureMask.all, ["child"]), (.gesture, ["parent"]), (.subviews, ["child"]), (.none, []),
    ] {
      let stage = try stage {
        VStack { ink.onTapGesture { log("child") } }
          .gesture(TapGesture().onEnded { log("parent") }, including: mask)
      }
      await click(stage)
      #expect(log.take() == expected, "\(mask)")
    }
  }

  @Test func disabledGesturesLetOthersAct() async throws {
    let stage = try stage {
      VStack {
        ink.gesture(TapGesture().onEnded { log("child") }, isEnabled: false)
      }.onTapGesture { log("parent") }
    }
    await click(stage)
    #expect(log.lines == ["parent"])
  }

  @Test func disabledViewsDoNotReact() async throws {
    let knob = Knob<Bool>()
    let stage = try stage {
      Turning(knob, true) { isDisabled in ink.onTapGesture { log("tap") }.disabled(isDisabled) }
    }
    await click(stage)
    #expect(log.take() == [])
    knob.value = false
    await stage.update()
    await click(stage)
    #expect(log.take() == ["tap"])
  }

  @Test func actionsSeeTheViewAsItIsNow() async throws {
    let knob = Knob<Int>()
    let stage = try stage { Turning(knob, 1) { n in ink.onTapGesture { log("\(n)") } } }
    await stage.down(100, 100)
    knob.value = 2
    await stage.update()
    await stage.up(100, 100)
    #expect(log.lines == ["2"])
  }

  @Test func gestureOfAViewThatGoesIsCancelled() async throws {
    let knob = Knob<Bool>()
    for animation in [nil, Animation.linear(duration: 1)] {
      let stage = try stage {
        Turning(knob, true) { isThere in if isThere { ink.onTapGesture { log("tap") } } }
      }
      await stage.down(100, 100)
      withAnimation(animation) { knob.value = false }
      await stage.update()
      await stage.up(100, 100)
      #expect(log.lines == [], "\(String(describing: animation))")
      try await stage.settle()
    }
  }

  // MARK: long presses

  @Test func longPressActsAfterItsTime() async throws {
    let stage = try stage {
      ink.onLongPressGesture {
        log("long")
      } onPressingChanged: { isPressing in
        log(isPressing ? "begins" : "ends")
      }
    }
    await stage.down(100, 100)
    await stage.advance(frames(0.5) - 1)
    #expect(log.take() == ["begins"])
    await stage.advance()
    #expect(log.take() == ["long"])
    await stage.up(100, 100)
    #expect(log.take() == ["ends"])
    await click(stage, held: 5)
    #expect(log.take() == ["begins", "ends"], "too short")
  }

  @Test func longPressMayStrayTenPoints() async throws {
    let stage = try stage { ink.onLongPressGesture { log("long") } }
    await stage.down(100, 100)
    await stage.move(110, 100)
    await stage.advance(40)
    await stage.up(110, 100)
    #expect(log.take() == ["long"])
    await stage.down(100, 100)
    await stage.move(111, 100)
    await stage.advance(40)
    await stage.up(111, 100)
    #expect(log.take() == [])
  }

  @Test func longPressHasItsOwnLimits() async throws {
    let stage = try stage {
      ink.onLongPressGesture(minimumDuration: 0.1, maximumDistance: 50) { log("long") }
    }
    await stage.down(100, 100)
    await stage.move(140, 100)
    await stage.advance(6)
    #expect(log.lines == ["long"])
  }

  @Test func longPressKeepsTheTapFromActing() async throws {
    let stage = try stage {
      ink.onTapGesture { log("tap") }.onLongPressGesture { log("long") }
    }
    await click(stage)
    #expect(log.take() == ["tap"])
    await click(stage, held: 50)
    #expect(log.take() == ["long"], "the tap has failed at 0.75 s")
  }
}
