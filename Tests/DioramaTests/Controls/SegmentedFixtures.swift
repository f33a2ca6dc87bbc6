import Diorama
import DioramaTesting
import Foundation

/// A picker of 300 by 32 points at (10, 34) of a window, its options "0", "1" and so on.
@MainActor struct SegmentedScreen {
  let knob = Knob<Int>()
  let options = Knob<[Int]>()
  let log = Log()
  let stage: Stage
  static let frame = rect(10, 34, 300, 32)

  init(
    _ count: Int = 3, selection: Int = 0, isEnabled: Bool = true,
    direction: LayoutDirection = .leftToRight, colorScheme: ColorScheme = .light,
    reduceMotion: Bool = false, dynamicTypeSize: DynamicTypeSize = .large
  ) throws {
    let (knob, options, log) = (knob, options, log)
    stage = try Stage(
      Turning(options, Array(0..<count)) { all in
        Turning(knob, selection) { value in
          Picker("Colour", selection: knob.binding!) {
            ForEach(all, id: \.self) { Text(verbatim: "\($0)") }
          }
          .pickerStyle(.segmented)
          .disabled(!isEnabled)
          .frame(width: 300)
          .onChange(of: value) { log("\($1)") }
        }
      },
      size: CGSize(width: 320, height: 100), colorScheme: colorScheme,
      layoutDirection: direction, dynamicTypeSize: dynamicTypeSize, reduceMotion: reduceMotion)
  }
  /// The middle of a segment, counted from the left.
  func middle(_ i: Int, of count: Int = 3) -> CGPoint {
    let width = Self.frame.width / CGFloat(count)
    return CGPoint(x: Self.frame.minX + width * (CGFloat(i) + 0.5), y: Self.frame.midY)
  }
  func down(_ i: Int) async { await stage.down(middle(i)) }
  func click(_ i: Int) async {
    await stage.down(middle(i))
    await stage.up(middle(i))
  }
}

extension Stage {
  private func layers(named name: String) -> [Layer] {
    layers(.opacity).filter { $0.name == name && !$0.goes }
  }
  /// How far each label can be seen.
  var labelOpacities: [Double] { layers(named: "label").map { $0.model(.a).x } }
  /// Segments whose label is highlighted: set in semibold, or about to be.
  var highlightedLabels: [Int] {
    func weight(_ layer: Layer) -> Int? {
      if layer.isLeaving { return nil }
      if case .text(let drawing) = layer.content {
        return drawing.layout.fragments.first?.styling.font.request.weight
      }
      return layer.below.lazy.compactMap(weight).first
    }
    let all = layers(named: "label")
    return all.indices.filter { weight(all[$0]) == 600 }
  }
  /// Where the thumb is seen, in the picker; nil where there is none.
  var thumb: CGRect? {
    guard let fade = layers(named: "thumb").first(where: { $0.model(.a).x > 0 }) else { return nil }
    return CGRect(lanes: fade.below[0].presented(.frame))
  }
  var thumbScale: Double? {
    layers(named: "thumb").first?.below[0].model(.a).x
  }
}
extension Layer {
  /// It, or one around it, is on its way out.
  fileprivate var goes: Bool { isLeaving || above?.goes == true }
}
