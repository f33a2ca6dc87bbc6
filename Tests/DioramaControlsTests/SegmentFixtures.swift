import Diorama
import DioramaControls
import DioramaTesting
import Foundation
@_exported import Props

/// Red marks the segments that are chosen, and identifiers tell which labels are highlighted.
struct RedStyle: SegmentedControlStyle, Equatable {
  var indicatorMovement = SegmentIndicatorMovement.slide
  var spacing: CGFloat = 0
  func makeIndicator(configuration: IndicatorConfiguration) -> some View {
    Rectangle().fill(Color(red: 1, green: 0, blue: 0))
  }
  func makeLabel(configuration: LabelConfiguration) -> some View {
    configuration.label
      .font(.footnote)
      .lineLimit(1)
      .opacity(configuration.isPressed ? 0.2 : 1)
      .padding(8)
      .background(Color.black.opacity(configuration.isHovered ? 0.1 : 0))
      .accessibilityIdentifier(
        configuration.isChosen ? "chosen" : configuration.isPressed ? "pressed" : "plain")
  }
}

/// A control 300 points wide at (10, 10) of a window of 320 by 100. Its segments are numbers.
@MainActor struct SegmentScreen {
  let value = Knob<Int>(), several = Knob<Set<Int>>()
  let options = Knob<[Int]>(), width = Knob<CGFloat>()
  let disabled = Knob<Set<Int>>(), isEnabled = Knob<Bool>()
  let isThere = Knob<Bool>()
  let log = Log()
  let stage: Stage
  enum Kind { case one, several, action }

  init(
    _ count: Int = 3, _ kind: Kind = .one, selection: Int = 0, style: RedStyle = RedStyle(),
    distribution: SegmentDistribution = .fillEqually, disabled off: Set<Int> = [],
    direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false,
    title: @escaping (Int) -> String = { "\($0)" }
  ) throws {
    let (value, several, options, width) = (value, several, options, width)
    let (disabled, isEnabled, isThere, log) = (disabled, isEnabled, isThere, log)
    stage = try Stage(
      Turning(options, Array(0..<count)) { all in
        Turning(disabled, off) { off in
          Turning(width, 300) { width in
            Turning(isEnabled, true) { enabled in
              Turning(isThere, true) { isThere in
                Turning(value, selection) { one in
                  Turning(several, [selection]) { _ in
                    Group {
                      if isThere {
                        control(kind, value.binding, several.binding, log) {
                          for o in all {
                            Segment(title(o), value: o).disabled(off.contains(o))
                          }
                        }
                      }
                    }
                    .segmentedControlStyle(style)
                    .segmentDistribution(distribution)
                    .disabled(!enabled)
                    .frame(width: width, alignment: .leading)
                    .frame(width: 300, height: 80, alignment: .topLeading)
                    .onChange(of: one) { log("\($1)") }
                  }
                }
              }
            }
          }
        }
      }, size: CGSize(width: 320, height: 100), layoutDirection: direction,
      reduceMotion: reduceMotion)
  }
  /// The middle of a segment of equals, counted from the left.
  func middle(_ i: Int, of count: Int = 3) -> CGPoint {
    CGPoint(x: 10 + 300 / CGFloat(count) * (CGFloat(i) + 0.5), y: 24)
  }
  func down(_ i: Int) async { await stage.down(middle(i)) }
  func click(_ i: Int) async {
    await stage.down(middle(i))
    await stage.up(middle(i))
  }
}
@MainActor private func control(
  _ kind: SegmentScreen.Kind, _ one: Binding<Int>, _ several: Binding<Set<Int>>,
  _ log: Log, @SegmentBuilder<Int> _ segments: () -> [Segment<Int>]
) -> SegmentedControl<Int> {
  switch kind {
  case .one: SegmentedControl("Number", selection: one, segments: segments)
  case .several: SegmentedControl("Number", selection: several, segments: segments)
  case .action: SegmentedControl("Number", action: { log("did \($0)") }, segments: segments)
  }
}

extension Stage {
  /// Hands an event to the window in the current frame.
  func send(_ kind: InputEvent.Kind, _ modifiers: InputEvent.Modifiers = []) async {
    host.receive(InputEvent(time: time, kind: kind, modifiers: modifiers))
    host.rerun()
    await advance(0)
  }
  func move(_ place: CGPoint) async { await send(.move(place)) }
  /// Takes in what was written since the last frame.
  func update() async { await advance(0) }

  /// The segments, as one who does not look at pixels finds them.
  var segments: [StageElement] { elements.filter { ["button", "toggle"].contains($0.role) } }
  /// Labels of segments that look so.
  func labels(_ look: String) -> [String] {
    segments.filter { $0.identifier == look }.map(\.label)
  }
  var chosenLabels: [String] { labels("chosen") }
  /// Where pixels of a row are red, from and to.
  func red(at y: Int = 12) -> ClosedRange<Int>? {
    let bitmap = bitmap
    let xs = (0..<bitmap.width).filter { x in
      let b = bitmap[x, y].bits
      return b >> 16 & 255 > 200 && b >> 8 & 255 < 100
    }
    return xs.first.map { $0...xs.last! }
  }
}
