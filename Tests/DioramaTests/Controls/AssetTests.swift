import Diorama
import DioramaTesting
import Foundation
import Host
import Raster
import Testing
import UIKit

/// A bundle's folder with an asset catalogue in it, which goes with the test.
private final class Assets {
  let bundle: Bundle
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: folder.path))
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func set(_ name: String) throws -> URL {
    let set = folder.appendingPathComponent("Assets.xcassets/\(name)")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    return set
  }
  private static let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}],"#
  /// A square of one colour for each appearance; its left half is clear.
  func picture(_ name: String, _ points: Int, light: UInt32, dark: UInt32, template: Bool = false)
    throws
  {
    let set = try set("\(name).imageset")
    var entries: [String] = []
    for (look, color) in [("", light), ("dark", dark)] {
      for scale in 1...2 {
        let bitmap = Bitmap(width: points * scale, height: points * scale)
        bitmap.fill(
          IRect(points * scale / 2, 0, points * scale, points * scale), RGBA(bits: color))
        let file = "\(look)\(scale).png"
        try PNGFile.write(bitmap, to: set.appendingPathComponent(file))
        entries.append(
          #"{\#(look == "" ? "" : Self.dark)"filename":"\#(file)","idiom":"universal","scale":"\#(scale)x"}"#
        )
      }
    }
    let intent = template ? #","properties":{"template-rendering-intent":"template"}"# : ""
    try Data(#"{"images":[\#(entries.joined(separator: ","))]\#(intent)}"#.utf8).write(
      to: set.appendingPathComponent("Contents.json"))
  }
  func color(_ name: String, light: String, dark: String) throws {
    func entry(_ hex: String, _ look: String) -> String {
      #"{\#(look)"color":{"color-space":"srgb","components":{"red":"0x\#(hex.prefix(2))","green":"0x\#(hex.dropFirst(2).prefix(2))","blue":"0x\#(hex.suffix(2))","alpha":"1.000"}},"idiom":"universal"}"#
    }
    try Data(#"{"colors":[\#(entry(light, "")),\#(entry(dark, Self.dark))]}"#.utf8).write(
      to: try set("\(name).colorset").appendingPathComponent("Contents.json"))
  }
}

@MainActor @Suite struct AssetTests {
  private func stage<V: View>(
    scale: CGFloat = 1, dark: Bool = false, @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(
      content(), size: CGSize(width: 8, height: 4), scale: scale,
      colorScheme: dark ? .dark : .light)
  }
  private func hex(_ stage: Stage, _ x: Int, _ y: Int) -> String {
    let p = stage.pixel(x, y)
    return String(format: "%02x%02x%02x", p.red, p.green, p.blue)
  }

  @Test func aSetIsShownInItsVariant() throws {
    let assets = try Assets()
    try assets.picture("Cat", 4, light: 0xffff_0000, dark: 0xff00_ff00)
    func cat(_ scale: CGFloat, _ dark: Bool) throws -> Stage {
      try stage(scale: scale, dark: dark) {
        Image("Cat", bundle: assets.bundle).background(white).frame(width: 8, height: 4)
          .background(blue)
      }
    }
    #expect(
      try cat(1, false).drawing == Array(repeating: "bb..rrbb", count: 4).joined(separator: "\n"))
    #expect(
      try cat(1, true).drawing == Array(repeating: "bb..ggbb", count: 4).joined(separator: "\n"))
    let fine = try cat(2, false)
    #expect(
      fine.drawing == Array(repeating: "bbbb....rrrrbbbb", count: 8).joined(separator: "\n"))
    #expect(fine.reports == [])
    #expect(fine.labels == ["Cat"])
  }

  @Test func theSchemeMayTurnWhileItIsShown() async throws {
    let assets = try Assets()
    try assets.picture("Cat", 4, light: 0xffff_0000, dark: 0xff00_ff00)
    try assets.color("Paper", light: "ffffff", dark: "000000")
    let isDark = Knob<Bool>()
    let stage = try stage {
      Turning(isDark, false) { dark in
        HStack(spacing: 0) {
          Image("Cat", bundle: assets.bundle)
          Color("Paper", bundle: assets.bundle)
        }
        .background(blue).environment(\.colorScheme, dark ? .dark : .light)
      }
    }
    #expect(stage.drawing == Array(repeating: "bbrr....", count: 4).joined(separator: "\n"))
    isDark.value = true
    await stage.update()
    #expect(stage.drawing == Array(repeating: "bbgg####", count: 4).joined(separator: "\n"))
  }

  @Test func aTemplateTakesTheStyleInForce() throws {
    let assets = try Assets()
    try assets.picture("Icon", 4, light: 0xffff_0000, dark: 0xff00_ff00, template: true)
    let icon = Image("Icon", bundle: assets.bundle)
    let stage = try stage {
      HStack(spacing: 0) {
        icon.foregroundStyle(black)
        icon.renderingMode(.original)
      }.background(white)
    }
    #expect(stage.drawing == Array(repeating: "..##..rr", count: 4).joined(separator: "\n"))
  }

  @Test func aTemplateMayBeFilledWithAGradient() throws {
    let assets = try Assets()
    try assets.picture("Icon", 4, light: 0xffff_0000, dark: 0xff00_ff00, template: true)
    let stage = try stage {
      Image("Icon", bundle: assets.bundle).resizable().frame(width: 8, height: 4)
        .foregroundStyle(
          .linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        )
        .background(white)
    }
    #expect(hex(stage, 1, 1) == "ffffff", "the left half is clear")
    // Pixel centres lie at x + ½ of 8 points.
    for x in 5..<8 {
      let p = stage.pixel(x, 1), t = (Double(x) + 0.5) / 8
      #expect(isNear(p.red, 255 * (1 - t), 2) && isNear(p.blue, 255 * t, 2), "\(x): \(p)")
    }
  }

  @Test func tilesAndCapsOfATemplateKeepTheirPlace() throws {
    let assets = try Assets()
    try assets.picture("Icon", 4, light: 0xffff_0000, dark: 0xff00_ff00, template: true)
    let stage = try stage {
      Image("Icon", bundle: assets.bundle).resizable(resizingMode: .tile)
        .frame(width: 8, height: 4).foregroundStyle(black).background(white)
    }
    #expect(stage.drawing == Array(repeating: "..##..##", count: 4).joined(separator: "\n"))
  }

  @Test(arguments: [Image("nowhere"), Image(systemName: "zzzz.qqqq")])
  func whatIsMissingIsHit(_ image: Image) async throws {
    let taps = Log()
    let stage = try Stage(
      image.resizable().frame(width: 100, height: 60).onTapGesture { taps("tap") },
      size: CGSize(width: 100, height: 60))
    try await stage.tap(at: CGPoint(x: 50, y: 10))
    #expect(taps.lines == ["tap"])
  }

  @Test func whatIsMissingIsMarkedAndReportedOnce() async throws {
    let assets = try Assets()
    let turn = Knob<Int>()
    let stage = try Stage(
      Turning(turn, 0) { n in
        HStack(spacing: CGFloat(n)) {
          Image("Dog", bundle: assets.bundle).named("dog").foregroundStyle(black)
          Color("Mud", bundle: assets.bundle)
        }.background(white)
      }, size: CGSize(width: 60, height: 24))
    #expect(try stage.frame("dog").size == CGSize(width: 24, height: 24))
    #expect(hex(stage, 40, 4) == "ff00ff")
    #expect(stage.gray(0, 12) == 0 && stage.gray(12, 12) < 128, "a crossed box")
    turn.value = 4
    await stage.update()
    #expect(stage.reports.count == 2)
    #expect(stage.reports[0].contains("\"Dog\"") && stage.reports[0].contains("Dog.imageset"))
    #expect(stage.reports[1].contains("\"Mud\"") && stage.reports[1].contains("Mud.colorset"))
  }

  @Test func coloursOfACatalogueAreStyles() throws {
    let assets = try Assets()
    try assets.color("Ink", light: "ff0000", dark: "00ff00")
    let ink = Color("Ink", bundle: assets.bundle)
    let stage = try stage {
      HStack(spacing: 0) {
        Rectangle().fill(ink)
        Rectangle().fill(ink.opacity(0.5))
        LinearGradient(colors: [ink, ink], startPoint: .top, endPoint: .bottom)
        Color(ColorResource(name: "Ink", bundle: assets.bundle))
      }.background(white)
    }
    #expect([0, 4, 6].map { hex(stage, $0, 0) } == ["ff0000", "ff0000", "ff0000"])
    #expect(hex(stage, 2, 0) == "ff7f7f" || hex(stage, 2, 0) == "ff8080")
    #expect(ink == Color("Ink", bundle: assets.bundle) && ink != Color("Ink"))
  }

  @Test func uiKitFindsTheSame() async throws {
    let assets = try Assets()
    try assets.picture("Cat", 4, light: 0xffff_0000, dark: 0xff00_ff00)
    try assets.color("Ink", light: "ff0000", dark: "00ff00")
    let bundle = assets.bundle
    struct Both: View {
      let bundle: Bundle
      var body: some View {
        let image = UIImage(named: "Cat", in: bundle)
        let names = [
          UIImage(named: "Dog", in: bundle) == nil, UIColor(named: "Mud", in: bundle) == nil,
          image?.size == CGSize(width: 4, height: 4), UIImage(systemName: "heart") != nil,
        ]
        HStack(spacing: 0) {
          Image(uiImage: image ?? UIImage())
          Image(uiImage: (image ?? UIImage()).withTintColor(.blue)).frame(
            width: 2, alignment: .trailing
          ).clipped()
          Color(UIColor(named: "Ink", in: bundle) ?? .black)
        }.background(white).accessibilityLabel("\(names)")
      }
    }
    let stage = try stage { Both(bundle: bundle) }
    #expect(stage.drawing == Array(repeating: "..rrbbrr", count: 4).joined(separator: "\n"))
    #expect(stage.labels.contains("[true, true, true, true]"), "\(stage.labels)")
  }

  // MARK: symbols

  @Test func variantsChangeTheSymbol() throws {
    func pixels<V: View>(_ view: V) throws -> UInt64 {
      try Stage(view, size: CGSize(width: 30, height: 30)).bitmap.hash()
    }
    let bell = Image(systemName: "bell")
    #expect(
      try pixels(bell.symbolVariant(.fill)) == pixels(Image(systemName: "bell.fill")))
    #expect(try pixels(bell.symbolVariant(.fill)) != pixels(bell))
    #expect(
      try pixels(bell.symbolVariant(.circle).symbolVariant(.fill))
        == pixels(Image(systemName: "bell.circle.fill")))
    #expect(
      try pixels(bell.environment(\.symbolVariants, .none).symbolVariant(.slash))
        == pixels(bell), "what is nearer decides")
    #expect(
      try pixels(Text(bell).symbolVariant(.fill)) == pixels(Text(Image(systemName: "bell.fill"))))
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test func theNearestSymbolIsTakenAndNamed() throws {
    let stage = try Stage(
      VStack {
        Image(systemName: "heart.text.square.fill")
        Image(systemName: "heart.text.square.fill")
        Image(systemName: "heart.fill")
        Image(systemName: "qqq")
      })
    #expect(stage.reports.count == 2)
    #expect(stage.reports[0].contains("\"heart.text.square.fill\": \"heart.fill\""))
    #expect(stage.reports[1].contains("\"qqq\""))
    #expect(stage.elements.map(\.frame.size.height)[0] == 20)
  }
}
