import Raster

/// The reference pictures of one session, and what is done where a picture is not like its own.
@MainActor package struct Snapshots {
  package enum Missing: Sendable {
    /// It is written, and the step fails once.
    case write
    /// The step fails; what was drawn goes into the report alone.
    case leave
  }
  /// The folder of the session's references.
  package var references: String
  /// The folder for what failures leave behind.
  package var report: String
  /// What to do where there is no reference.
  package var missing: Missing
  /// References are written anew where they differ or are missing.
  package var updates: Bool
  package var files: any Files
  /// Called with the path of each reference that is written because `updates` is set.
  package var onUpdate: (String) -> Void
  /// How somebody takes a new picture, who has seen that it is right.
  package var howToAccept = "play again with --update-snapshots"

  /// - Parameters:
  ///   - references: the folder of all sessions' references; this one's lie in a folder of its own.
  ///   - report: likewise for what failures leave behind.
  package init(
    session: String, references: String, report: String, missing: Missing, updates: Bool,
    files: any Files, onUpdate: @escaping (String) -> Void = { _ in }
  ) {
    self.references = "\(references)/\(session)"
    self.report = "\(report)/\(session)"
    self.missing = missing
    self.updates = updates
    self.files = files
    self.onUpdate = onUpdate
  }

  /// Why a picture was not taken.
  @MainActor package struct Refusal: Error {
    package var message: String
    /// What should have been drawn, where there was something to compare with.
    package var reference: Bitmap?
  }

  /// Compares a picture with its reference.
  /// - Throws: what differs, and where the pictures lie; a reference that was missing; a file that
  ///   cannot be read or written.
  package func check(
    _ picture: Bitmap, name: String, scale: Double, tolerance: Int
  ) throws(Refusal) {
    let file = SnapshotName.file(name, scale: scale)
    let path = "\(references)/\(file).png"
    // A reference that cannot be read is as good as none where it is to be replaced.
    let found = updates ? try? files.picture(at: path) : try attempt { try files.picture(at: path) }
    guard let expected = found else {
      return try takeMissing(picture, file: file, path: path)
    }
    var complaint: String
    do throws(StepFailure) {
      let c = try PictureComparison(expected: expected, actual: picture, tolerance: tolerance)
      if c.areEqual { return }
      complaint = c.description
    } catch {
      complaint = error.description
    }
    if updates {
      try attempt { try files.write(picture, to: path) }
      return onUpdate(path)
    }
    let start = "\(report)/\(file)"
    try attempt {
      try files.makeDirectory(at: report)
      try files.write(expected, to: "\(start).expected.png")
      try files.write(picture, to: "\(start).actual.png")
      if expected.width == picture.width, expected.height == picture.height {
        let difference = PictureComparison.difference(
          expected: expected, actual: picture, tolerance: tolerance)
        try files.write(difference, to: "\(start).difference.png")
      }
    }
    complaint += "\nreference: \(path)\nsee \(start).{expected,actual,difference}.png"
    complaint += "\nwhere the new picture is right, \(howToAccept)"
    throw Refusal(message: complaint, reference: expected)
  }

  /// Makes a picture the reference, in place of an older one.
  package func keep(_ picture: Bitmap, name: String, scale: Double) throws {
    try files.makeDirectory(at: references)
    try files.write(picture, to: "\(references)/\(SnapshotName.file(name, scale: scale)).png")
  }

  private func takeMissing(
    _ picture: Bitmap, file: String, path: String
  ) throws(Refusal) {
    if updates || missing == .write {
      try attempt {
        try files.makeDirectory(at: references)
        try files.write(picture, to: path)
      }
      if updates { return onUpdate(path) }
      throw Refusal(
        message: "there was no reference: \(path) has been written; look at it, and play again")
    }
    let actual = "\(report)/\(file).actual.png"
    try attempt {
      try files.makeDirectory(at: report)
      try files.write(picture, to: actual)
    }
    throw Refusal(
      message: "there is no reference \(path), and none is written where CI is set; the picture is "
        + "\(actual)\nplay the session where CI is not set, and add the file")
  }

  /// What the disk refuses fails the step.
  private func attempt<T>(_ body: () throws -> T) throws(Refusal) -> T {
    do { return try body() } catch { throw Refusal(message: "\(error)") }
  }
}
