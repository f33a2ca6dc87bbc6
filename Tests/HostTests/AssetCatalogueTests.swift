import Diorama
import Foundation
import Raster
import Testing

@testable import Host

/// Asset catalogues as Xcode writes them, read from a bundle's folder.
@MainActor @Suite final class AssetCatalogueTests {
  private let folder: URL
  private var complaints: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogues-\(UUID().uuidString)")
    try write("Assets.xcassets/Contents.json", #"{"info":{"author":"xcode","version":1}}"#)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  private func draw(_ path: String, _ width: Int, _ color: UInt32 = 0xff33_6699) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let bitmap = Bitmap(width: width, height: width)
    bitmap.fill(bitmap.bounds, RGBA(bits: color))
    try PNGFile.write(bitmap, to: url)
  }
  /// Sets that are written later are seen by the next one.
  private var store: PictureFiles { PictureFiles { [unowned self] in complaints.append($0) } }
  private func asset(_ name: String) throws -> AssetName {
    let bundle = try #require(Bundle(path: folder.path))
    return AssetName(name, bundle)
  }
  private func picture(_ name: String, _ scale: CGFloat = 1, dark: Bool = false) throws -> Picture?
  {
    store.picture(try asset(name), AssetTraits(scale: scale, isDark: dark))
  }
  /// Straight components in 255ths.
  private func color(_ name: String, dark: Bool = false, contrast: Bool = false) throws -> [Int]? {
    let color = store.color(
      try asset(name), AssetTraits(isDark: dark, hasHighContrast: contrast))
    return color.map { c in
      let v = c.components(ColorContext(isDark: dark)) * 255
      return [v.x, v.y, v.z, v.w].map { Int($0.rounded()) }
    }
  }
  private func colorSet(_ name: String, _ entries: String) throws {
    try write(
      "Assets.xcassets/\(name).colorset/Contents.json",
      #"{"colors":[\#(entries)],"info":{"author":"xcode","version":1}}"#)
  }

  // MARK: pictures

  @Test func theScaleAndTheAppearanceDecide() throws {
    let set = "Assets.xcassets/Cat.imageset/"
    for (file, width, color) in [
      ("cat.png", 10, 0xffff_ffff), ("cat@2x.png", 20, 0xffff_ffff),
      ("cat@3x.png", 30, 0xffff_ffff), ("night.png", 10, 0xff00_0000),
      ("night@2x.png", 20, 0xff00_0000),
    ] as [(String, Int, UInt32)] {
      try draw(set + file, width, color)
    }
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}],"#
    try write(
      set + "Contents.json",
      #"""
      {"images":[
        {"filename":"cat.png","idiom":"universal","scale":"1x"},
        {\#(dark)"filename":"night.png","idiom":"universal","scale":"1x"},
        {"filename":"cat@2x.png","idiom":"universal","scale":"2x"},
        {\#(dark)"filename":"night@2x.png","idiom":"universal","scale":"2x"},
        {"filename":"cat@3x.png","idiom":"universal","scale":"3x"},
        {\#(dark)"idiom":"universal","scale":"3x"}
      ],"info":{"author":"xcode","version":1}}
      """#)
    for (scale, isDark, pixels, white) in [
      (1.0, false, 10, true), (2, false, 20, true), (3, false, 30, true), (1, true, 10, false),
      (2, true, 20, false), (3, true, 20, false),
    ] {
      let found = try #require(try picture("Cat", scale, dark: isDark))
      #expect(found.bitmap.width == pixels, "\(scale), dark \(isDark)")
      #expect(found.size == CGSize(width: 10, height: 10))
      #expect((found.bitmap.pixels[0] == 0xffff_ffff) == white)
      #expect(!found.isTemplate)
    }
    #expect(complaints == [])
  }

  @Test func foldersSortOrProvideANamespace() throws {
    for (path, json) in [
      ("Plain", #"{"info":{}}"#), ("Spaced", #"{"properties":{"provides-namespace":true}}"#),
      ("Spaced/Inner", #"{"properties":{"provides-namespace":true}}"#),
    ] {
      try write("Assets.xcassets/\(path)/Contents.json", json)
      let name = path.replacingOccurrences(of: "/", with: "-")
      try draw("Assets.xcassets/\(path)/\(name).imageset/a.png", 4)
      try write(
        "Assets.xcassets/\(path)/\(name).imageset/Contents.json",
        #"{"images":[{"filename":"a.png","idiom":"universal"}]}"#)
    }
    for (name, isThere) in [
      ("Plain", true), ("Plain/Plain", false), ("Spaced", false), ("Spaced/Spaced", true),
      ("Spaced/Inner/Spaced-Inner", true), ("Spaced-Inner", false),
    ] {
      #expect((try picture(name) != nil) == isThere, "\(name)")
    }
  }

  @Test func aSetMayBeATemplateAndAPhonesPictureGoesFirst() throws {
    let set = "Resources/More.xcassets/Icon.imageset/"
    try draw(set + "all.png", 8)
    try draw(set + "phone.png", 6)
    try draw(set + "pad.png", 12)
    try write(
      set + "Contents.json",
      #"""
      {"images":[{"filename":"pad.png","idiom":"ipad","scale":"1x"},
        {"filename":"all.png","idiom":"universal","scale":"1x"},
        {"filename":"phone.png","idiom":"iphone","scale":"1x"}],
       "properties":{"template-rendering-intent":"template"}}
      """#)
    let icon = try #require(try picture("Icon"))
    #expect(icon.bitmap.width == 6)
    #expect(icon.isTemplate)
  }

  @Test func drawingsAreDrawnAnewForEachScale() throws {
    let set = "Assets.xcassets/Dot.imageset/"
    try write(
      set + "dot.svg",
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8"><rect width="4" height="8" fill="#ff0000"/></svg>"##
    )
    try write(
      set + "Contents.json",
      #"{"images":[{"filename":"dot.svg","idiom":"universal"}],"properties":{"preserves-vector-representation":true}}"#
    )
    for scale in [1, 2, 3] {
      let found = try #require(try picture("Dot", CGFloat(scale)))
      #expect(found.bitmap.width == 8 * scale)
      #expect(found.size == CGSize(width: 8, height: 8))
      // Sharp at each of them: the edge is between two pixels.
      let row = (0..<8 * scale).map { found.bitmap.pixels[$0] >> 24 }
      #expect(
        row == Array(repeating: 255, count: 4 * scale) + Array(repeating: 0, count: 4 * scale))
    }
  }

  @Test func whatCannotBeDrawnIsReportedOnce() throws {
    try write("Assets.xcassets/Page.imageset/page.pdf", "%PDF-1.4")
    try write(
      "Assets.xcassets/Page.imageset/Contents.json",
      #"{"images":[{"filename":"page.pdf","idiom":"universal"}]}"#)
    try write("Assets.xcassets/Torn.imageset/Contents.json", "{")
    try write(
      "Assets.xcassets/Bare.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","scale":"1x"}]}"#)
    let store = store
    for scale in [1.0, 2, 1] {
      for name in ["Page", "Torn", "Bare"] {
        #expect(store.picture(try asset(name), AssetTraits(scale: scale)) == nil)
      }
    }
    #expect(complaints.count == 3)
    for (complaint, word) in zip(complaints, ["PNG", "Contents.json", "file names"]) {
      #expect(complaint.contains(word), "\(complaint)")
    }
  }

  @Test func whatTheManifestDoesNotListIsFoundInTheSources() throws {
    let program = folder.path + "/.build/x86_64/debug/app"
    #expect(ApplicationBundles.catalogues(ofPackageOf: program) == [], "no manifest")
    try write("Package.swift", "")
    try write("Sources/app/Deep/Media.xcassets/Contents.json", "{}")
    try write("Sources/app/Localizable.xcstrings", "{}")
    try write("Sources/app/App.xcodeproj/Not.xcassets/Contents.json", "{}")
    try write("Tests/appTests/Test.xcassets/Contents.json", "{}")
    try write(".build/checkouts/other/Other.xcassets/Contents.json", "{}")
    let found = ApplicationBundles.catalogues(ofPackageOf: program)
    #expect(
      found.map { String($0.path.dropFirst(folder.path.count + 1)) } == [
        "Assets.xcassets", "Sources/app/Deep/Media.xcassets", "Sources/app/Localizable.xcstrings",
      ])
    #expect(ApplicationBundles.catalogues(ofPackageOf: "/usr/bin/app") == [])
    #expect(ApplicationBundles.advice(on: found[1]).contains(#".process("Media.xcassets")"#))
  }

  // MARK: colours

  @Test func componentsAreReadInEveryNotation() throws {
    func entry(_ space: String, _ r: String, _ g: String, _ b: String, _ a: String) -> String {
      #"{"color":{"color-space":"\#(space)","components":{"red":\#(r),"green":\#(g),"blue":\#(b),"alpha":\#(a)}},"idiom":"universal"}"#
    }
    try colorSet("Hex", entry("srgb", #""0xFF""#, #""0x80""#, #""0x0a""#, #""1.000""#))
    try colorSet("Whole", entry("srgb", #""255""#, #""128""#, #""1""#, #""0.500""#))
    try colorSet("Parts", entry("srgb", #""1.000""#, #""0.502""#, #""0.039""#, #""1.000""#))
    try colorSet("Numbers", entry("extended-srgb", "1", "0.5", "128", "1"))
    try colorSet(
      "Linear", entry("extended-linear-srgb", #""1.0""#, #""0.2158""#, #""0.0""#, #""1""#))
    try colorSet("Wide", entry("display-p3", #""0.6""#, #""0.6""#, #""0.6""#, #""1.000""#))
    try colorSet(
      "Gray",
      #"{"color":{"color-space":"gray-gamma-22","components":{"white":"0.250","alpha":"1.000"}},"idiom":"universal"}"#
    )
    #expect(try color("Hex") == [255, 128, 10, 255])
    #expect(try color("Whole") == [255, 128, 1, 128])
    #expect(try color("Parts") == [255, 128, 10, 255])
    #expect(try color("Numbers") == [255, 128, 128, 255])
    #expect(try color("Linear") == [255, 128, 0, 255])
    // The neutral axis is the same in both spaces.
    #expect(try color("Wide") == [153, 153, 153, 255])
    #expect(try color("Gray") == [64, 64, 64, 255])
    #expect(complaints == [])
  }

  @Test func appearancesAndContrastDecide() throws {
    func entry(_ white: String, _ looks: [(String, String)]) -> String {
      let list = looks.map { #"{"appearance":"\#($0.0)","value":"\#($0.1)"}"# }
      let appearances =
        looks.isEmpty ? "" : #""appearances":[\#(list.joined(separator: ","))],"#
      return
        #"{\#(appearances)"color":{"color-space":"srgb","components":{"red":"\#(white)","green":"\#(white)","blue":"\#(white)","alpha":"1.000"}},"idiom":"universal"}"#
    }
    let dark = ("luminosity", "dark"), high = ("contrast", "high")
    try colorSet(
      "Paper",
      [entry("250", []), entry("20", [dark]), entry("255", [high]), entry("0", [dark, high])]
        .joined(separator: ","))
    #expect(try color("Paper") == [250, 250, 250, 255])
    #expect(try color("Paper", dark: true) == [20, 20, 20, 255])
    #expect(try color("Paper", contrast: true) == [255, 255, 255, 255])
    #expect(try color("Paper", dark: true, contrast: true) == [0, 0, 0, 255])
    // A set that says nothing about contrast, and one that has only a dark colour.
    try colorSet("Two", [entry("250", []), entry("20", [dark])].joined(separator: ","))
    #expect(try color("Two", dark: true, contrast: true) == [20, 20, 20, 255])
    try colorSet("Night", entry("20", [dark]))
    #expect(try color("Night") == [20, 20, 20, 255])
  }

  @Test func theSystemsColoursAreKnownByTheirNames() throws {
    func reference(_ name: String) -> String {
      #"{"color":{"platform":"ios","reference":"\#(name)"},"idiom":"universal"}"#
    }
    for (name, system) in [
      ("systemBlueColor", SystemColor.blue), ("labelColor", .label), ("systemGray2Color", .gray2),
      ("secondaryLabelColor", .secondaryLabel), ("systemBackgroundColor", .background),
      ("secondarySystemBackgroundColor", .secondaryBackground), ("separatorColor", .separator),
      ("systemGroupedBackgroundColor", .groupedBackground),
      ("tertiarySystemFillColor", .tertiaryFill),
    ] {
      try colorSet(name, reference(name))
      for isDark in [false, true] {
        let v = system.components(isDark: isDark) * 255
        #expect(
          try color(name, dark: isDark) == [v.x, v.y, v.z, v.w].map { Int($0.rounded()) }, "\(name)"
        )
      }
    }
    try colorSet("Odd", reference("systemUltravioletColor"))
    #expect(try color("Odd") == nil)
    #expect(complaints.count == 1)
  }

  @Test func theAccentOfANewProjectIsNoColour() throws {
    try colorSet("AccentColor", #"{"idiom":"universal"}"#)
    #expect(store.color(try asset("AccentColor"), AssetTraits()) == .accentColor)
  }
}
