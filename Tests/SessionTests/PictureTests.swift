import Diorama
import Raster
import Session
import Testing

@MainActor @Suite struct PictureComparisonTests {
  @Test func onePixelThatIsOffByOneLevelIsFound() throws {
    let size = 40
    for (x, y) in [(0, 0), (39, 0), (17, 23), (0, 39), (39, 39)] {
      for change: UInt32 in [0x01_0000, 0x0100, 0x01] {
        let a = Bitmap(size, size, 0x80_8080), b = Bitmap(size, size, 0x80_8080)
        b[x, y] = RGBA(hex: 0x80_8080 + change)
        let c = try PictureComparison(expected: a, actual: b)
        #expect(!c.areEqual)
        #expect(c.differing == 1)
        #expect(c.most == 1)
        #expect(try PictureComparison(expected: a, actual: b, tolerance: 1).areEqual)
      }
    }
  }

  @Test func equalPicturesAreEqualWhateverTheirRowsAreLong() throws {
    let a = Bitmap(5, 3, 0x12_3456)
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 21)
    defer { pixels.deallocate() }
    // A window's surface has no alpha, and its rows have a tail of their own.
    pixels.initialize(repeating: 0x0012_3456, count: 21)
    for y in 0..<3 { for x in 5..<7 { pixels[y * 7 + x] = 0 } }
    let b = Bitmap(borrowing: pixels, width: 5, height: 3, stride: 7)
    #expect(try PictureComparison(expected: a, actual: b).areEqual)
    #expect(a.hash() == b.hash())
  }

  @Test func sizesThatDifferAreAnError() {
    let error = #expect(throws: StepFailure.self) {
      try PictureComparison(expected: Bitmap(5, 3, 0), actual: Bitmap(3, 5, 0))
    }
    #expect(error?.description == "the picture is 3 by 5 pixels, the reference 5 by 3")
    #expect(throws: StepFailure.self) {
      try PictureComparison(expected: Bitmap(0, 0, 0), actual: Bitmap(0, 0, 0))
    }
  }

  @Test func transparencyCounts() throws {
    let clear = Bitmap(width: 1, height: 1)
    #expect(try PictureComparison(expected: clear, actual: Bitmap(1, 1, 0)).most == 255)
  }

  @Test func differencesAreCountedByTheirSize() throws {
    let a = Bitmap(4, 1, 0), b = Bitmap(4, 1, 0)
    b[1, 0] = RGBA(hex: 0x03_0000)
    b[2, 0] = RGBA(hex: 0x0010)
    b[3, 0] = RGBA(hex: 0x4000)
    let c = try PictureComparison(expected: a, actual: b, tolerance: 3)
    #expect(c.differing == 2)
    #expect(c.beyond == [3, 2, 2, 1])
    #expect(
      c.description
        == "2 of 4 pixels differ, by up to 64 of 255 levels (2 by more than 3, 2 by more than 15, "
        + "1 by more than 63)")
  }

  @Test func theDifferencePictureIsRedWherePixelsDiffer() {
    let a = Bitmap(3, 1, 0xff_ffff), b = Bitmap(3, 1, 0xff_ffff)
    a[2, 0] = .black
    b[2, 0] = .black
    b[1, 0] = RGBA(hex: 0xff_fffe)
    #expect(
      PictureComparison.difference(expected: a, actual: b).rows == [
        [0xfe_fefe, 0xff_0000, 0xbf_bfbf]
      ])
    #expect(
      PictureComparison.difference(expected: a, actual: b, tolerance: 1).rows
        == [[0xfe_fefe, 0xfe_fefe, 0xbf_bfbf]])
  }
}

@MainActor @Suite struct SnapshotsTests {
  private let files = MemoryFiles()
  private let red = Bitmap(2, 2, 0xff_0000)
  private let nearlyRed = Bitmap(2, 2, 0xfe_0000)

  private func snapshots(_ missing: Snapshots.Missing = .write, updates: Bool = false) -> Snapshots
  {
    Snapshots(
      session: "tabs", references: "Snapshots", report: ".diorama", missing: missing,
      updates: updates, files: files)
  }
  private func check(_ snapshots: Snapshots, _ picture: Bitmap, tolerance: Int = 0) -> String? {
    do throws(Snapshots.Refusal) {
      try snapshots.check(picture, name: "start", scale: 2, tolerance: tolerance)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func aMissingReferenceIsWrittenAndFailsOnce() {
    #expect(
      check(snapshots(), red)
        == "there was no reference: Snapshots/tabs/start@2x.png has been written; look at it, and "
        + "play again")
    #expect(Array(files.pictures.keys) == ["Snapshots/tabs/start@2x.png"])
    #expect(check(snapshots(), red) == nil)
  }

  @Test func nothingIsWrittenWhereItIsToBeLeft() {
    let complaint = check(snapshots(.leave), red)
    #expect(
      complaint?.hasPrefix("there is no reference Snapshots/tabs/start@2x.png, and none") == true)
    #expect(Array(files.pictures.keys) == [".diorama/tabs/start@2x.actual.png"])
    #expect(check(snapshots(.leave), red) != nil, "it must not pass by having been drawn once")
  }

  @Test func aDifferenceFailsAndLeavesThreePictures() {
    _ = check(snapshots(), red)
    let complaint = check(snapshots(), nearlyRed)
    #expect(complaint?.hasPrefix("4 of 4 pixels differ, by up to 1 of 255 levels\n") == true)
    #expect(
      files.pictures.keys.sorted() == [
        ".diorama/tabs/start@2x.actual.png", ".diorama/tabs/start@2x.difference.png",
        ".diorama/tabs/start@2x.expected.png", "Snapshots/tabs/start@2x.png",
      ])
    #expect(files.pictures["Snapshots/tabs/start@2x.png"]?.rows == red.rows)
    #expect(files.pictures[".diorama/tabs/start@2x.expected.png"]?.rows == red.rows)
    #expect(files.pictures[".diorama/tabs/start@2x.actual.png"]?.rows == nearlyRed.rows)
    #expect(check(snapshots(), nearlyRed, tolerance: 1) == nil)
  }

  @Test func anotherSizeFailsWithoutADifferencePicture() {
    _ = check(snapshots(), red)
    let complaint = check(snapshots(), Bitmap(2, 3, 0xff_0000))
    #expect(complaint?.hasPrefix("the picture is 2 by 3 pixels, the reference 2 by 2\n") == true)
    #expect(files.pictures[".diorama/tabs/start@2x.difference.png"] == nil)
    #expect(files.pictures[".diorama/tabs/start@2x.actual.png"]?.height == 3)
  }

  @Test func updatingWritesWhatDiffersAndIsMissing() {
    #expect(check(snapshots(.leave, updates: true), red) == nil)
    #expect(files.pictures["Snapshots/tabs/start@2x.png"]?.rows == red.rows)
    #expect(check(snapshots(updates: true), nearlyRed) == nil)
    #expect(files.pictures["Snapshots/tabs/start@2x.png"]?.rows == nearlyRed.rows)
    #expect(files.pictures.count == 1)
  }

  @Test func aDiskThatRefusesFailsTheStep() {
    files.broken = ["Snapshots/tabs/start@2x.png"]
    #expect(check(snapshots(), red) == "cannot touch Snapshots/tabs/start@2x.png")
    #expect(check(snapshots(updates: true), red) == "cannot touch Snapshots/tabs/start@2x.png")
  }
}
