import Foundation
import Testing

@testable import Assets

@Suite struct AssetsTests {
  @Test(arguments: [
    "Fonts/Inter-Regular.otf", "Fonts/Inter-BoldItalic.otf", "Fonts/NotoSansJP-Subset.otf",
    "Fonts/LICENSE-Inter.txt", "Fonts/LICENSE-NotoSansCJK.txt", "Symbols/CupertinoIcons.ttf",
    "Symbols/symbols.tsv", "Symbols/LICENSE.txt", "Symbols/DioramaSymbols.ttf",
    "Symbols/diorama-symbols.tsv",
  ])
  func bundledFilesAreFound(path: String) throws {
    let url = try Assets.url(path)
    let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
    #expect((size ?? 0) > 500)
  }

  @Test func theBundleBesideTheExecutableComesFirst() throws {
    let url = try Assets.url("Fonts/Inter-Regular.otf")
    #expect(url.path.contains("/\(Assets.bundleName)/"), "\(url.path)")
  }

  @Test func theCheckoutIsTheLastPlace() throws {
    let checkout = try #require(Assets.folders.last)
    let url = try Assets.url(
      "Fonts/Inter-Regular.otf", in: [URL(fileURLWithPath: "/no"), checkout])
    #expect(url.path.hasSuffix("/Assets/Fonts/Inter-Regular.otf"))
  }

  @Test func whatIsMissingIsNamed() {
    do {
      _ = try Assets.url("Fonts/None.otf")
      Issue.record("a file that does not exist was found")
    } catch {
      let text = "\(error)"
      #expect(text.contains("Fonts/None.otf") && text.contains(Assets.bundleName), "\(text)")
    }
  }

  @Test func theJapaneseFontIsSmall() throws {
    let url = try Assets.url("Fonts/NotoSansJP-Subset.otf")
    let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
    #expect((size ?? .max) <= 2_500_000)
  }
}
