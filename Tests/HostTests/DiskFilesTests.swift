import Foundation
import Host
import Raster
import Testing

@MainActor @Suite struct DiskFilesTests {
  private let files = DiskFiles()
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  @Test func whatIsWrittenIsRead() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try files.makeDirectory(at: "\(folder)/a/b")
    try files.makeDirectory(at: "\(folder)/a/b")
    try files.write("ä\n", to: "\(folder)/a/b/text")
    #expect(try files.bytes(at: "\(folder)/a/b/text") == [0xc3, 0xa4, 0x0a])
    let picture = Bitmap(width: 3, height: 2, isOpaque: true)
    picture.fill(picture.bounds, RGBA(hex: 0x12_3456))
    picture[2, 1] = RGBA(hex: 0x12_3457)
    try files.write(picture, to: "\(folder)/a/b/picture.png")
    let back = try #require(try files.picture(at: "\(folder)/a/b/picture.png"))
    #expect(back.hash() == picture.hash())
    #expect(back.isOpaque)
  }

  @Test func whatIsNotThereIsNil() throws {
    #expect(try files.bytes(at: "\(folder)/none") == nil)
    #expect(try files.picture(at: "\(folder)/none.png") == nil)
  }

  @Test func aFileBelowAFolderIsReadWithoutLeavingIt() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try files.makeDirectory(at: "\(folder)/a")
    try files.makeDirectory(at: "\(folder)/ab")
    try files.write("1", to: "\(folder)/a/in")
    try files.write("2", to: "\(folder)/ab/out")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: "\(folder)/a/link", withDestinationPath: "../ab/out")
    try manager.createSymbolicLink(atPath: "\(folder)/a/self", withDestinationPath: "in")
    #expect(try files.bytes(at: "\(folder)/a/in", below: "\(folder)/a") == [0x31])
    #expect(try files.bytes(at: "\(folder)/a/self", below: "\(folder)/a/") == [0x31])
    #expect(try files.bytes(at: "\(folder)/a/in", below: "/") == [0x31])
    #expect(try files.bytes(at: "\(folder)/a/none", below: "\(folder)/a") == nil)
    // The name of the other folder begins as this one's does.
    for path in ["\(folder)/a/link", "\(folder)/ab/out", "\(folder)/a/../ab/out"] {
      let error = #expect(throws: HostError.self) {
        try files.bytes(at: path, below: "\(folder)/a")
      }
      #expect(error?.description.hasPrefix("\(path) lies outside of the session's folder") == true)
    }
  }

  @Test func whatTheDiskRefusesNamesThePath() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try files.makeDirectory(at: folder)
    try files.write("not a picture", to: "\(folder)/text")
    func message(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return "nothing was thrown"
    }
    let read = message { _ = try files.bytes(at: folder) }
    #expect(read.hasPrefix("cannot read \(folder): "))
    let write = message { try files.write("", to: "\(folder)/no/where") }
    #expect(write.hasPrefix("cannot write \(folder)/no/where: "))
    #expect(write.hasSuffix("Check that its folder exists and may be written to."))
    let make = message { try files.makeDirectory(at: "\(folder)/text/a") }
    #expect(make.hasPrefix("cannot make the folder \(folder)/text/a: "))
    let picture = message { _ = try files.picture(at: "\(folder)/text") }
    #expect(picture.hasPrefix("cannot read the picture \(folder)/text: "))
  }
}
