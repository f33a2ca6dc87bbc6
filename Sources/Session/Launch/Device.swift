import Foundation

/// A window's size by the name of the device that has it.
package struct Device: Equatable, Sendable {
  package let name: String
  /// Points, upright.
  package let size: CGSize

  private init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    size = CGSize(width: width, height: height)
  }

  package static let all = [
    Device("iphone-se", 375, 667),
    Device("iphone-8-plus", 414, 736),
    Device("iphone-11", 414, 896),
    Device("iphone-11-pro", 375, 812),
    Device("iphone-13-mini", 375, 812),
    Device("iphone-14", 390, 844),
    Device("iphone-14-plus", 428, 926),
    Device("iphone-15", 393, 852),
    Device("iphone-15-plus", 430, 932),
    Device("iphone-16-pro", 402, 874),
    Device("iphone-16-pro-max", 440, 956),
    Device("ipad-mini", 744, 1133),
    Device("ipad-10", 820, 1180),
    Device("ipad-pro-11", 834, 1194),
    Device("ipad-pro-13", 1024, 1366),
  ]

  package static func named(_ name: String) -> Device? {
    all.first { $0.name == name.lowercased() }
  }

  /// What `--device list` prints.
  package static var list: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { d in
      let gap = String(repeating: " ", count: width - d.name.count)
      return "\(d.name)\(gap)  \(Int(d.size.width))x\(Int(d.size.height))\n"
    }.joined()
  }
}
