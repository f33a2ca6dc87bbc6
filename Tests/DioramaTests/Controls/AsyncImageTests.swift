import Diorama
import DioramaTesting
import Foundation
import Host
import Raster
import Testing

@MainActor @Suite struct AsyncImageTests {
  @Test func aFileIsThereAtOnceAndAnAddressIsNot() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let bitmap = Bitmap(width: 4, height: 4)
    bitmap.fill(bitmap.bounds, RGBA(bits: 0xffff_0000))
    try PNGFile.write(bitmap, to: file)
    let away = URL(string: "https://example.com/a.png")
    let stage = try Stage(
      HStack(spacing: 0) {
        AsyncImage(url: file, scale: 2).named("it")
        AsyncImage(url: file) {
          $0.resizable()
        } placeholder: {
          blue
        }.frame(width: 2)
        AsyncImage(url: away) {
          $0
        } placeholder: {
          green
        }.frame(width: 2)
        AsyncImage(url: nil) { phase in
          if phase.error != nil { red } else if phase.image == nil { black } else { green }
        }.frame(width: 2)
        AsyncImage(url: away).frame(width: 2)
      }.frame(width: 10, height: 4).background(white), size: CGSize(width: 10, height: 4))
    #expect(try stage.frame("it").size == CGSize(width: 2, height: 2))
    #expect(stage.drawing.split(separator: "\n")[1] == "rrrrgg##??")
    #expect(stage.reports.count == 1 && stage.reports[0].contains("example.com"))
  }

  @Test func stringsAreLookedUpInTheWindow() throws {
    struct Reading: View {
      var body: some View { Text(verbatim: String(localized: "\(2) of **\("x")**")) }
    }
    #expect(try Stage(Reading()).labels == ["2 of **x**"])
  }
}
