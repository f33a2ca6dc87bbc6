import Diorama
import Foundation

/// A colour as an asset catalogue writes it: components, or the name of one of the system's colours.
struct AssetColorValue: Decodable {
  /// A component in one of the ways that Xcode writes them: `0xFF` and `255` count in 255ths, `0.5`
  /// in ones.
  struct Component: Decodable {
    let value: Double
    init(from decoder: any Decoder) throws {
      let box = try decoder.singleValueContainer()
      if let number = try? box.decode(Double.self) {
        value = number > 1 ? number / 255 : number
        return
      }
      let text = try box.decode(String.self).trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x"), let hex = Int(text.dropFirst(2), radix: 16) {
        value = Double(hex) / 255
      } else if let whole = Int(text) {
        value = Double(whole) / 255
      } else if let number = Double(text) {
        value = number
      } else {
        throw DecodingError.dataCorruptedError(
          in: box, debugDescription: "\"\(text)\" is no component; write 0xFF, 255 or 1.000")
      }
    }
  }
  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components, reference
  }
  var space: String?
  var components: [String: Component]?
  var reference: String?

  /// The colour, or nil where it is written in a way that this does not know.
  var color: Color? {
    if let reference { return AssetColorValue.system(reference) }
    guard let components else { return nil }
    let alpha = components["alpha"].map { $0.value == 1 / 255.0 ? 1 : $0.value } ?? 1
    if let white = components["white"]?.value { return Color(white: white, opacity: alpha) }
    guard let r = components["red"]?.value, let g = components["green"]?.value,
      let b = components["blue"]?.value
    else { return nil }
    let rgb: Color.RGBColorSpace =
      switch space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return Color(rgb, red: r, green: g, blue: b, opacity: alpha)
  }

  /// `systemBlueColor`, `labelColor`, `systemBackgroundColor`: the names that UIKit has, and `Color`.
  private static func system(_ reference: String) -> Color? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if let color = others[name] { return color }
    var stem = name
    if name.hasPrefix("system"), name.count > 6 {
      let rest = name.dropFirst(6)
      stem = rest.prefix(1).lowercased() + rest.dropFirst()
    } else if let range = name.range(of: "System") {
      // `secondarySystemBackground` is the secondary background.
      stem = name.replacingCharacters(in: range, with: "")
    }
    return SystemColor(rawValue: stem).map { Color($0) }
  }
  private static let others: [String: Color] = [
    "black": Color(white: 0), "white": Color(white: 1), "clear": Color(white: 0, opacity: 0),
    "darkGray": Color(white: 1.0 / 3), "gray": Color(white: 0.5),
    "lightGray": Color(white: 2.0 / 3), "link": Color(SystemColor.blue),
    "tint": Color(SystemColor.accent), "controlAccent": Color(SystemColor.accent),
  ]
}
