/// What a snapshot may be called: its name becomes a file's.
package enum SnapshotName {
  package static let rule = "a name of 1 to 100 letters, digits, \".\", \"_\" and \"-\""

  package static func isValid(_ name: String) -> Bool {
    (1...100).contains(name.utf8.count) && name != "." && name != ".."
      && name.utf8.allSatisfy { b in
        switch b {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f: true
        default: false
        }
      }
  }

  /// The name of its file without extension: `start@2x` for two pixels a point.
  package static func file(_ name: String, scale: Double) -> String {
    if scale == 1 { return name }
    return scale == scale.rounded() ? "\(name)@\(Int(scale))x" : "\(name)@\(scale)x"
  }
}
