import Diorama
import DioramaTesting
import Foundation
import Testing

/// Views that come and go in a container that is on its way to another place. The container's last
/// child is 10 points wide and stands from 50 to 60; the container, 20 wide, goes from 0 to 40.
@MainActor @Suite struct StandingTests {
  private let knob = Knob<Bool>()

  private enum Kind: CaseIterable {
    /// It grows by the child.
    case growing
    /// It is as large as before.
    case fixed
    /// One in another that moves, and has nothing else to do.
    case nested
    /// With others in it.
    case deep
    /// Half as large, turned and shown twice as large, turned back.
    case turned
  }
  @ViewBuilder private func row(_ kind: Kind, _ isThere: Bool) -> some View {
    let child = ink.frame(width: 10, height: 10)
    switch kind {
    case .growing:
      HStack(spacing: 0) {
        Color.clear.frame(width: 10, height: 10)
        if isThere { child }
      }
    case .fixed: fixed { if isThere { child } }
    case .nested: HStack { fixed { if isThere { child } } }
    case .deep:
      fixed {
        if isThere {
          VStack(spacing: 0) {
            child.frame(height: 4).padding(.horizontal, 2).padding(.horizontal, -2)
            ink.frame(width: 10, height: 6).background(ink).cornerRadius(0.5)
          }
        }
      }
    case .turned:
      fixed {
        if isThere { ink.frame(width: 5, height: 5) }
      }
      .frame(width: 20, height: 10, alignment: .trailing)
      .scaleEffect(2, anchor: .trailing).rotationEffect(.degrees(180)).rotationEffect(.degrees(180))
    }
  }
  private func fixed(@ViewBuilder _ child: () -> some View) -> some View {
    ZStack(alignment: .trailing) {
      Color.clear.frame(width: 20, height: 10)
      child()
    }
  }
  private func stage(_ kind: Kind, _ isThere: Bool) throws -> Stage {
    try Stage(
      Turning(knob, isThere) { isThere in
        row(kind, isThere).frame(width: 60, alignment: isThere ? .trailing : .leading)
          .frame(width: 80, alignment: .leading)
      }, size: CGSize(width: 80, height: 10))
  }
  /// Where something is drawn.
  private func extent(_ stage: Stage) -> ClosedRange<Int>? {
    let inked = (0..<80).filter { stage.gray($0, 5) < 255 }
    return inked.first.map { $0...inked.last! }
  }

  @Test(arguments: Kind.allCases) private func whatComesIsAtItsPlaceAtOnce(_ kind: Kind)
    async throws
  {
    let stage = try stage(kind, false)
    withAnimation(.linear(duration: 1)) { knob.value = true }
    for _ in 0..<5 {
      await stage.advance(10)
      #expect(extent(stage) == 50...59)
    }
    try await stage.settle()
    #expect(extent(stage) == 50...59 && stage.gray(55, 5) == 0)
  }

  @Test(arguments: Kind.allCases) private func whatGoesStaysWhereItWas(_ kind: Kind) async throws {
    let stage = try stage(kind, true)
    #expect(extent(stage) == 50...59)
    withAnimation(.linear(duration: 1)) { knob.value = false }
    for _ in 0..<5 {
      await stage.advance(10)
      #expect(extent(stage) == 50...59)
    }
    try await stage.settle()
    #expect(extent(stage) == nil)
  }

  @Test(arguments: Kind.allCases) private func whatIsCalledBackIsThereStill(_ kind: Kind)
    async throws
  {
    let stage = try stage(kind, true)
    for isThere in [false, true, false, true] {
      withAnimation(.linear(duration: 1)) { knob.value = isThere }
      await stage.advance(20)
      #expect(extent(stage) == 50...59, "\(isThere)")
    }
    try await stage.settle()
    #expect(extent(stage) == 50...59 && stage.gray(55, 5) == 0)
    knob.value = false
    await stage.update()
    knob.value = true
    await stage.update()
    #expect(extent(stage) == 50...59)
  }

  @Test func whatComesLaterIsAtItsPlaceToo() async throws {
    let over = Knob<Bool>(), there = Knob<Bool>()
    let stage = try Stage(
      Turning(over, false) { isOver in
        Turning(there, false) { isThere in
          HStack(spacing: 0) {
            Color.clear.frame(width: 10, height: 10)
            ZStack { if isThere { ink.frame(width: 10, height: 10) } }
              .frame(width: 10, height: 10)
          }
        }
        .frame(width: 60, alignment: isOver ? .trailing : .leading)
        .frame(width: 80, alignment: .leading)
      }, size: CGSize(width: 80, height: 10))
    withAnimation(.spring(duration: 1)) { over.value = true }
    await stage.advance(10)
    withAnimation(.linear(duration: 1)) { there.value = true }
    for _ in 0..<5 {
      await stage.advance(6)
      #expect(extent(stage) == 50...59)
    }
    try await stage.settle()
    #expect(extent(stage) == 50...59 && stage.gray(55, 5) == 0)
  }

  @Test func rowsGoAlongWithWhatScrolls() async throws {
    let knob = Knob<Int?>()
    let stage = try Stage(
      Turning(knob, Int?.none) { _ in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { i in
              Color(white: Double(i) / 200).frame(height: 10)
            }
          }.scrollTargetLayout()
        }
        .scrollPosition(id: knob.binding)
      }, size: CGSize(width: 20, height: 40))
    withAnimation(.linear(duration: 1)) { knob.value = 50 }
    for _ in 0..<5 {
      await stage.advance(6)
      // Row after row, without a gap.
      let levels = (0..<40).map { stage.gray(10, $0) }
      #expect(levels.allSatisfy { $0 < 160 } && levels == levels.sorted(), "\(levels)")
    }
  }

  @Test func whatIsThereAlreadyGoesAlong() async throws {
    let knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, false) { isOver in
        HStack(spacing: 0) { ink.frame(width: 10, height: 10) }
          .frame(width: 50, alignment: isOver ? .trailing : .leading)
          .frame(width: 80, alignment: .leading)
      }, size: CGSize(width: 80, height: 10))
    withAnimation(.linear(duration: 1)) { knob.value = true }
    await stage.advance(30)
    #expect(extent(stage) == 20...29)
  }
}
