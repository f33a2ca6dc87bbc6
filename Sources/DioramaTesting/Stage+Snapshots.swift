import Foundation
import Host
import Session

extension Stage {
  /// Compares the window's picture with a reference, pixel by pixel.
  ///
  /// The reference is `Snapshots/TESTFILE/NAME.png` beside the test's source file; at another scale
  /// than 1 its name ends in `@2x` and the like. One that is missing is written, and the assertion
  /// fails once; where the environment has `CI`, nothing is written. With `DIORAMA_UPDATE_SNAPSHOTS`
  /// in the environment, references that are missing or differ are written anew, each is named on
  /// standard error as `accepted: PATH`, and the assertion holds. A difference leaves three pictures in
  /// `.diorama/TESTFILE`: what was expected, what was drawn, and where they differ, and a page that
  /// shows them.
  /// - Parameters:
  ///   - name: 1 to 100 letters, digits, ".", "_" and "-".
  ///   - tolerance: how many of 255 levels a channel may differ, from 0 to 254.
  /// - Throws: when the picture is not like its reference.
  public func assertSnapshot(
    named name: String, tolerance: Int = 0, file: String = #filePath, line: Int = #line
  ) throws {
    precondition(SnapshotName.isValid(name), "a snapshot needs \(SnapshotName.rule)")
    precondition((0...254).contains(tolerance), "a tolerance is from 0 to 254 levels")
    let source = URL(fileURLWithPath: file)
    let snapshots = Stage.snapshots(
      session: source.deletingPathExtension().lastPathComponent,
      references: source.deletingLastPathComponent().appendingPathComponent("Snapshots").path)
    do {
      try snapshots.check(
        bitmap, name: name, scale: host.configuration.scale, tolerance: tolerance)
    } catch {
      throw fail(
        "\(name): \(error.message)", reference: error.reference, tolerance: tolerance, file: file,
        line: line)
    }
  }
}
