import Diorama
import Foundation

/// A picture of UIKit: of a bundle, a symbol, or decoded from data.
public final class UIImage: Hashable, @unchecked Sendable {
  private enum Source: Hashable {
    case nothing
    case named(AssetName)
    case symbol(String)
    case picture(ObjectIdentifier)
  }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  private let source: Source
  private let picture: Picture?
  private let tint: Color?
  public let renderingMode: RenderingMode
  /// How large a symbol is; nil where nobody has said.
  public let symbolConfiguration: SymbolConfiguration?

  private init(
    _ source: Source, _ picture: Picture? = nil, tint: Color? = nil,
    mode: RenderingMode = .automatic, symbol: SymbolConfiguration? = nil
  ) {
    symbolConfiguration = symbol
    self.source = source
    self.picture = picture
    self.tint = tint
    renderingMode = mode
  }
  /// A picture without pixels.
  public convenience init() { self.init(.nothing) }
  /// A picture of the app's bundles, of an asset catalogue or a file; nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let asset = AssetName(name, bundle)
    if let applicationAssets, applicationAssets.picture(asset, AssetTraits()) == nil { return nil }
    self.init(.named(asset))
  }
  /// A symbol; nil where no symbol has that name or one near it.
  public convenience init?(systemName name: String) { self.init(systemName: name, size: nil) }
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(systemName: name, size: configuration as? SymbolConfiguration)
  }
  private convenience init?(systemName name: String, size: SymbolConfiguration?) {
    if windowService({ $0.symbolWidth(name) != nil }) == false { return nil }
    self.init(.symbol(name), symbol: size)
  }
  /// A picture from the bytes of a file; nil where they are none. Any thread may decode them.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let picture = applicationAssets?.picture(decoding: data, scale: scale) else { return nil }
    self.init(.picture(ObjectIdentifier(picture)), picture)
  }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }
  /// - Parameter scale: pixels per point, above 0.
  ///
  /// Differs: it is the right way up; there is no `orientation`.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    self.init(Picture(bitmap: cgImage.picture.bitmap, scale: scale))
  }
  convenience init(_ picture: Picture) { self.init(.picture(ObjectIdentifier(picture)), picture) }
  /// The pixels of a picture that was decoded or drawn; nil of others.
  public var cgImage: CGImage? { picture.map(CGImage.init) }
  /// What `#imageLiteral(resourceName:)` makes: a picture of the app's bundles.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(.named(AssetName(name, nil)))
  }
  public convenience init(resource: ImageResource) { self.init(.named(resource.asset)) }

  /// Points.
  public var size: CGSize {
    switch source {
    case .nothing: .zero
    case .picture: picture?.size ?? .zero
    case .named: found?.size ?? .zero
    case .symbol(let name):
      symbolSize(name)
    }
  }
  private func symbolSize(_ name: String) -> CGSize {
    let width = (windowService { $0.symbolWidth(name) } ?? nil) ?? 17
    let points = symbolConfiguration?.points ?? 17
    return CGSize(width: width * points / 17, height: (points * 1.2).rounded())
  }
  /// Pixels per point.
  public var scale: CGFloat {
    switch source {
    case .picture: picture?.scale ?? 1
    case .named: found?.scale ?? 1
    default: windowValue(\.displayScale, otherwise: 1)
    }
  }
  /// The picture of that name, as it is where the code runs: light, of a pixel a point, where no window
  /// does.
  private var found: Picture? {
    guard case .named(let name) = source else { return nil }
    let isDark = windowValue(\.colorScheme, otherwise: .light) == .dark
    let scale = windowValue(\.displayScale, otherwise: 1)
    return applicationAssets?.picture(name, AssetTraits(scale: scale, isDark: isDark))
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, picture, tint: tint, mode: renderingMode, symbol: symbolConfiguration)
  }
  /// Only its opacity counts, drawn in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      source, picture, tint: color.color, mode: .alwaysTemplate, symbol: symbolConfiguration)
  }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    // An original of a colour of its own is drawn in it all the same.
    UIImage(
      source, picture, tint: renderingMode == .alwaysTemplate ? nil : color.color,
      mode: .alwaysTemplate, symbol: symbolConfiguration)
  }
  /// A symbol of another size; other pictures are as they were.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let symbol = configuration as? SymbolConfiguration ?? symbolConfiguration
    return UIImage(source, picture, tint: tint, mode: renderingMode, symbol: symbol)
  }
  /// What the configuration leaves open is as it was; nil where it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol = source else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// The bytes of a PNG file.
  ///
  /// Differs: nil for symbols.
  public func pngData() -> Data? { data(jpegQuality: nil) }
  /// The bytes of a JPEG file, with what is translucent over white.
  ///
  /// Differs: nil for symbols.
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data(jpegQuality: Int((min(max(compressionQuality, 0), 1) * 100).rounded()))
  }
  private func data(jpegQuality: Int?) -> Data? {
    guard let shown = picture ?? found else { return nil }
    return applicationAssets?.data(of: shown, jpegQuality: jpegQuality)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.source == b.source && a.tint == b.tint && a.renderingMode == b.renderingMode
      && a.symbolConfiguration == b.symbolConfiguration
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  fileprivate var image: Image {
    var image: Image
    switch source {
    case .nothing: image = Image(Picture.empty)
    case .named(let name): image = Image(decorative: name.name, bundle: name.bundle)
    case .symbol(let name): image = Image(systemName: name)
    case .picture: image = Image(picture!)
    }
    switch renderingMode {
    case .automatic: break
    case .alwaysOriginal: image = image.renderingMode(.original)
    case .alwaysTemplate: image = image.renderingMode(.template)
    }
    image.tint = tint
    image.symbolSize = symbolConfiguration?.points
    return image
  }
}

extension ImageRenderer {
  /// The picture as it is now; nil where there is none.
  public var uiImage: UIImage? { picture.map { UIImage($0) } }
}

extension Image {
  /// Differs: it says nothing to those who do not see it, whatever its name.
  public init(uiImage: UIImage) { self = uiImage.image }
}
