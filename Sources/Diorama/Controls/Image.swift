import Foundation

/// A picture: of a bundle, or a symbol.
nonisolated public struct Image: View, Equatable, Sendable {
  enum Source: Equatable, @unchecked Sendable {
    case named(AssetName)
    case symbol(String)
    case picture(Picture)
    case drawn(DrawnImage)
    static func == (a: Source, b: Source) -> Bool {
      switch (a, b) {
      case (.named(let p), .named(let q)): p == q
      case (.symbol(let p), .symbol(let q)): p == q
      case (.picture(let p), .picture(let q)): p === q
      case (.drawn(let p), .drawn(let q)): p === q
      default: false
      }
    }
  }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let source: Source
  /// Nil: it says nothing to those who do not see it.
  var label: Text?
  var resizing: ResizingMode?
  var capInsets = EdgeInsets()
  var rendering: TemplateRenderingMode?
  var quality = Interpolation.medium
  /// A colour of its own for a template.
  package var tint: Color?
  /// Points of a symbol's font, whatever the text around; nil is as large as that.
  package var symbolSize: CGFloat?

  init(source: Source, label: Text? = nil) {
    self.source = source
    self.label = label
  }
  /// The picture of that name in a bundle: a set of an asset catalogue, or a file; nil is the app's
  /// own bundles. The name is looked up among the localized texts for what it says to those who do
  /// not see it. A picture that is missing shows as a crossed box, and is reported once.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(
      source: .named(AssetName(name, bundle)),
      label: Text(content: .localized(LocalizedStringKey(name), table: nil, bundle: bundle)))
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(AssetName(name, bundle)), label: label)
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(AssetName(name, bundle)))
  }
  /// Differs: `variableValue` makes no difference.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
  /// Differs: `variableValue` makes no difference.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }
  /// Differs: `variableValue` makes no difference.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
  /// A symbol, as large as text. A name that the symbol font lacks takes the nearest it has, by the
  /// parts of the name, and is reported once with what was taken.
  ///
  /// Differs: `variableValue` makes no difference, since symbols have one layer.
  public init(systemName: String, variableValue: Double? = nil) {
    self.init(source: .symbol(systemName), label: Text(verbatim: systemName))
  }
  /// A picture that is decoded already.
  package init(_ picture: Picture, label: Text? = nil) {
    self.init(source: .picture(picture), label: label)
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var i = self
    change(&i)
    return i
  }
  /// Fills its frame; `capInsets` keep their size at the edges.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.resizing = resizingMode
      $0.capInsets = capInsets
    }
  }
  /// As a template only the opacity counts, drawn in the foreground style; nil is what the picture's
  /// asset catalogue says.
  ///
  /// Differs: symbols are always drawn in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.rendering = renderingMode }
  }
  /// `.none` shows pixels as squares.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.quality = interpolation }
  }
  /// Differs: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Differs: symbols have one layer, drawn in the foreground style whatever the mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  public typealias Body = Never
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ImageNode(view, context) }
}

/// The name of a picture in a bundle, as Xcode writes one for each set of an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
/// The name of a colour in a bundle, as Xcode writes one for each set of an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
extension ImageResource {
  /// For UIKit.
  package var asset: AssetName { AssetName(name, bundle) }
}
extension ColorResource {
  package var asset: AssetName { AssetName(name, bundle) }
}
extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
