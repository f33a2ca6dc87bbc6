import Diorama
import DioramaTesting
import Foundation
import Testing

/// A view made of numbers: what it is stays, how it lays out changes with its value.
private struct Plan: Identifiable, Equatable {
  static let kinds = 20
  var id: Int
  var kind: Int
  var value: Int
  var children: [Plan] = []

  /// All plans in it, itself first, each by its path.
  var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { i, child in child.paths.map { [i] + $0 } }
  }
  mutating func change(_ path: [Int], _ body: (inout Plan) -> Void) {
    guard let first = path.first else { return body(&self) }
    children[first].change(Array(path.dropFirst()), body)
  }
}

private struct PlanView: View {
  let plan: Plan
  var body: some View {
    var dice = Dice(plan.value &* 31 &+ plan.kind)
    return content(&dice)
  }
  private var rows: some View { ForEach(plan.children) { PlanView(plan: $0) } }
  private func color(_ dice: inout Dice) -> Color {
    var own = Dice(plan.id)
    return Color(red: own.share(), green: own.share(), blue: own.share())
  }
  private func alignment(_ dice: inout Dice) -> Alignment {
    [.topLeading, .center, .bottomTrailing, .leadingFirstTextBaseline, .trailing][dice.roll(5)]
  }

  private func content(_ dice: inout Dice) -> AnyView {
    let a = alignment(&dice), w = dice.number(0...40).rounded(), h = dice.number(0...30).rounded()
    let spacing: CGFloat? = dice.roll(3) == 0 ? nil : dice.number(-2...8).rounded()
    let flag = dice.roll(2) == 0
    switch plan.kind {
    case 0, 1: return AnyView(HStack(alignment: a.vertical, spacing: spacing) { rows })
    case 2, 3: return AnyView(VStack(alignment: a.horizontal, spacing: spacing) { rows })
    case 4: return AnyView(ZStack(alignment: a) { rows })
    case 5: return AnyView(Rectangle().fill(color(&dice)))
    case 6: return AnyView(Rectangle().fill(color(&dice)).frame(width: w, height: h))
    case 7: return AnyView(Text(verbatim: String(repeating: "ab ", count: dice.roll(6))))
    case 8: return AnyView(Spacer(minLength: flag ? nil : w / 4))
    case 9:
      return AnyView(
        VStack(spacing: 0) { rows }.frame(width: flag ? w : nil, height: h, alignment: a))
    case 10:
      return AnyView(
        HStack(spacing: 1) { rows }.frame(
          minWidth: flag ? w / 2 : nil, maxWidth: flag ? nil : w + 10, maxHeight: h + 5,
          alignment: a))
    case 11:
      return AnyView(
        HStack(spacing: 0) { rows }.padding([.leading, .bottom], w / 4).layoutPriority(
          Double(dice.roll(3))))
    case 12:
      return AnyView(
        Circle().fill(color(&dice)).overlay(alignment: a) { rows }.frame(height: h + 4))
    case 13:
      return AnyView(
        VStack(spacing: 0) { rows }.background(color(&dice).opacity(0.5)).fixedSize(
          horizontal: flag, vertical: !flag))
    case 14:
      return AnyView(
        Rectangle().fill(color(&dice)).aspectRatio(
          0.3 + w / 20, contentMode: flag ? .fit : .fill))
    case 15:
      return AnyView(
        GeometryReader { proxy in
          ZStack(alignment: .topLeading) { rows }.frame(
            width: proxy.size.width / 2
              + proxy.frame(in: .global).minX.truncatingRemainder(dividingBy: 5))
        })
    case 16:
      return AnyView(
        Group {
          rows
          if flag { Rectangle().fill(color(&dice)).frame(width: 5, height: 5) }
        }.alignmentGuide(.leading) { $0.width / 2 }.padding(1))
    case 17: return AnyView(HStack { rows }.offset(x: w / 10, y: -h / 10).clipped())
    case 18: return AnyView(Text(verbatim: "abc").font(.system(size: 6 + h / 3)).lineLimit(1))
    default:
      return AnyView(
        VStack { rows }.environment(\.layoutDirection, flag ? .leftToRight : .rightToLeft).zIndex(
          Double(dice.roll(2))))
    }
  }
}

/// However a layout has come about, it is the one that its views have.
@MainActor @Suite struct RandomLayoutTests {
  private func plan(_ dice: inout Dice, _ nextID: inout Int, depth: Int) -> Plan {
    nextID += 1
    var p = Plan(id: nextID, kind: dice.roll(Plan.kinds), value: dice.roll(1000))
    if depth < 4 {
      for _ in 0..<dice.roll(4) { p.children.append(plan(&dice, &nextID, depth: depth + 1)) }
    }
    return p
  }
  private func expectFresh(
    _ stage: Stage, _ plan: Plan, _ scale: CGFloat, _ words: String
  ) throws -> Bool {
    let fresh = try Stage(PlanView(plan: plan), size: CGSize(width: 80, height: 60), scale: scale)
    if let at = firstDifference(stage.bitmap, fresh.bitmap) {
      Issue.record("\(words): the pixel \(at) differs from that of a new window; \(plan)")
      return false
    }
    return true
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func changedLayoutsEqualNewOnes(_ scale: CGFloat) async throws {
    var compared = 0
    for seed in 0..<24 {
      var dice = Dice(seed * 17 + Int(scale * 100)), nextID = 0
      var root = plan(&dice, &nextID, depth: 0)
      let knob = Knob<Plan>()
      let stage = try Stage(
        Turning(knob, root) { PlanView(plan: $0) }, size: CGSize(width: 80, height: 60),
        scale: scale)
      for step in 0..<12 {
        let paths = root.paths, path = paths[dice.roll(paths.count)]
        let isAnimated = dice.roll(4) == 0
        root.change(path) { p in
          switch dice.roll(6) {
          case 0 where p.children.count < 5:
            p.children.insert(
              plan(&dice, &nextID, depth: 3), at: dice.roll(p.children.count + 1))
          case 1 where !p.children.isEmpty: p.children.remove(at: dice.roll(p.children.count))
          case 2 where p.children.count > 1: p.children.swapAt(0, p.children.count - 1)
          default: p.value = dice.roll(1000)
          }
        }
        withAnimation(isAnimated ? .spring(response: 0.2) : nil) { knob.value = root }
        await stage.update()
        if isAnimated {
          if dice.roll(2) == 0 {
            await stage.advance(2)
            continue
          }
          try await stage.settle(400)
        } else if !stage.isAtRest {
          try await stage.settle(400)
        }
        compared += 1
        if try !expectFresh(stage, root, scale, "tree \(seed) at scale \(scale), step \(step)") {
          break
        }
      }
    }
    #expect(compared > 120)
  }
}
