import Foundation

/// Why views hide what they say.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is there only holds the place of what will come: texts are bars and images boxes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Nobody else is to see it: the same for views that are marked by `privacySensitive(_:)`.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date. Views may read it; nothing is drawn differently by itself.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
private enum PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
extension EnvironmentValues {
  /// Why views here hide what they say; empty where they do not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }
  /// Whether texts and images are drawn as bars and boxes here.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Adds a reason to those for which texts and images in the view are hidden. Where they are, a text
  /// is a bar for each of its lines, as wide as the line, and an image is a box, in the style they
  /// would have been drawn in, fainter. Their sizes, and what is told of them, stay what they are.
  ///
  /// Differs: how faint, and how high a bar is, are estimates.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Hides nothing in the view, whatever the views around it ask for.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks what only its owner is to see: `redacted(reason: .privacy)` hides it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// How hidden texts and images are drawn.
enum Redaction {
  /// What is left of the style's opacity.
  static let opacity = 0.16
}

extension TextLayout {
  /// What a layer shows of it: nothing where there is nothing, the text, or bars in its place.
  @MainActor func content(_ system: any TextSystem, isRedacted: Bool) -> LayerContent {
    if fragments.isEmpty { return .none }
    if isRedacted { return .figure(bars, stroke: nil, evenOdd: false) }
    return .text(TextDrawing(layout: self, system: system))
  }

  /// A bar for each line, from an ascender's top to a descender's end, round at its corners.
  var bars: Path {
    var lines: [(baseline: CGFloat, box: CGRect)] = []
    for f in fragments where f.width > 0 {
      let size = f.styling.font.request.size
      let baseline = f.origin.y + f.styling.baselineOffset
      let box = CGRect(x: f.origin.x, y: baseline - 0.8 * size, width: f.width, height: size)
      if let last = lines.last, abs(last.baseline - baseline) < 0.01 {
        lines[lines.count - 1].box = last.box.union(box)
      } else {
        lines.append((baseline, box))
      }
    }
    return Path { path in
      for line in lines {
        let radius = min(line.box.height * 0.25, line.box.width / 2)
        path.addRoundedRect(in: line.box, cornerSize: CGSize(width: radius, height: radius))
      }
    }
  }
}
