import Foundation

/// A picture: a file of a bundle, or a symbol.
nonisolated public struct Image: View, Equatable, Sendable {
  enum Source: Equatable, @unchecked Sendable {
    case named(String, Bundle?)
    case symbol(String)
    static func == (a: Source, b: Source) -> Bool {
      switch (a, b) {
      case (.named(let p, let m), .named(let q, let n)): p == q && m === n
      case (.symbol(let p), .symbol(let q)): p == q
      default: false
      }
    }
  }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let source: Source
  var label: String?
  /// It says nothing to those who do not see it.
  var isDecorative = false
  var resizing: ResizingMode?
  var capInsets = EdgeInsets()
  var rendering: TemplateRenderingMode?
  var quality = Interpolation.medium

  init(source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }
  /// The picture of that name in a bundle; nil is the app's own bundles. A picture that is missing
  /// shows as a crossed box, and is reported once.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle), label: name)
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle), label: label.verbatimText ?? name)
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle))
    isDecorative = true
  }
  /// A symbol, as large as text. A name that the symbol font lacks takes the nearest it has.
  ///
  /// Differs: `variableValue` makes no difference.
  public init(systemName: String, variableValue: Double? = nil) {
    self.init(source: .symbol(systemName), label: systemName)
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
  /// As a template only the opacity counts, drawn in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.rendering = renderingMode }
  }
  /// `.none` shows pixels as squares.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.quality = interpolation }
  }
  /// Differs: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public typealias Body = Never
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ImageNode(view, context) }
}

extension Text {
  var verbatimText: String? {
    switch content {
    case .verbatim(let text): text
    case .localized(let key, _, _): key.key
    default: nil
    }
  }
}

@MainActor final class ImageNode: LeafNode<Image> {
  private var picture: Picture?
  private var symbol: TextLayout?
  private var natural = CGSize.zero

  init(_ view: Image, _ context: _NodeContext) {
    super.init(view, context, name: "Image", hasGuides: true)
    leaf.onResize = { [unowned self] size, _ in place(size) }
  }
  override func size(_ p: ProposedViewSize) -> CGSize {
    view.resizing == nil ? natural : p.replacingUnspecifiedDimensions(by: natural)
  }
  override func guide(_ key: AlignmentKey, _ size: CGSize, _ p: ProposedViewSize) -> CGFloat? {
    guard let symbol, view.resizing == nil,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return symbol.firstBaseline
  }
  override func draw(_ transaction: Transaction) {
    let values = values
    let old = (natural, picture, symbol?.fragments.first?.styling, symbol?.fragments.first?.text)
    picture = nil
    symbol = nil
    switch view.source {
    case .named(let name, let bundle):
      picture = graph.services.images?.picture(
        named: name, bundle: bundle, scale: values.displayScale,
        isDark: values.colorScheme == .dark)
      natural = picture?.size ?? CGSize(width: 24, height: 24)
      if picture == nil {
        graph.report("no picture named \"\(name)\": a crossed box stands in its place")
      }
    case .symbol(let name):
      if let text = graph.services.text.symbol(named: name) {
        let layout = symbolLayout(text, values)
        symbol = layout
        natural = layout.size
      } else {
        natural = CGSize(width: 17, height: 17)
        graph.report("no symbol named \"\(name)\": a crossed box stands in its place")
      }
    }
    layer.paint(values.foreground.paint(in: values, level: 0).paint, graph.motion, transaction)
    layer.semantics =
      view.isDecorative || view.label == nil ? nil : Semantics(role: .image, label: view.label)
    layer.name = "Image(\"\(view.label ?? "")\")"
    let isSame =
      old.0 == natural && old.1 === picture && old.2 == symbol?.fragments.first?.styling
      && old.3 == symbol?.fragments.first?.text
    if !isSame { leaf.invalidate() }
    if leaf.isPlaced { place(leaf.frame.size) }
  }
  override func set(_ new: Image) {
    let isResized = new.resizing != view.resizing || new.capInsets != view.capInsets
    let isSame = new == view
    view = new
    if isSame { return }
    redraw(.current)
    if isResized { leaf.invalidate() }
  }
  private func symbolLayout(_ text: String, _ values: EnvironmentValues) -> TextLayout {
    var font = (values.font ?? .body).resolved(values.dynamicTypeSize)
    font.request.family = .symbols
    font.request.isItalic = false
    if let size = values.symbolSize { font.request.size = size }
    font.request.weight = 400
    switch values.imageScale {
    case .small: font.request.size *= 0.8
    case .medium: break
    case .large: font.request.size *= 1.3
    }
    // A symbol is as wide as it needs and 1.2 sizes high, whatever the text's leading.
    font.lineHeight = (font.request.size * 1.2).rounded()
    return Typesetter(system: graph.services.text, paragraph: ParagraphStyling())
      .layout(
        [StyledText(text: text, styling: TextStyling(font: font))], in: .unspecified,
        direction: .leftToRight)
  }
  private func place(_ size: CGSize) {
    if let picture {
      layer.show(
        .picture(
          PictureDrawing(
            picture: picture, filling: view.resizing == .tile ? .tile : .stretch,
            capInsets: view.capInsets, isSmooth: view.quality != .none,
            isTemplate: view.rendering == .template)))
    } else if let symbol {
      guard view.resizing != nil, natural.width > 0, natural.height > 0 else {
        layer.show(.text(TextDrawing(layout: symbol, system: graph.services.text)))
        return
      }
      // A resizable symbol is set as large as its frame, and in the middle of it.
      let k = min(size.width / natural.width, size.height / natural.height)
      guard k > 0, var run = symbol.fragments.first else {
        layer.show(.none)
        return
      }
      run.styling.font.request.size *= k
      run.styling.font.lineHeight *= k
      let large = Typesetter(system: graph.services.text, paragraph: ParagraphStyling()).layout(
        [StyledText(text: run.text, styling: run.styling)], in: .unspecified,
        direction: .leftToRight)
      layer.show(
        .text(
          TextDrawing(
            layout: large.moved(
              dx: (size.width - large.size.width) / 2, dy: (size.height - large.size.height) / 2),
            system: graph.services.text)))
    } else {
      layer.show(
        .figure(
          Self.missing(size), stroke: StrokeStyle(lineWidth: 1), evenOdd: false),
        figureForSize: Self.missing)
    }
  }
  /// A crossed box.
  private static func missing(_ size: CGSize) -> Path {
    let r = CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5)
    if r.isNull { return Path() }
    return Path { p in
      p.addLines([
        CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
        CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY),
      ])
      p.closeSubpath()
      p.move(to: CGPoint(x: r.minX, y: r.minY))
      p.addLine(to: CGPoint(x: r.maxX, y: r.maxY))
      p.move(to: CGPoint(x: r.minX, y: r.maxY))
      p.addLine(to: CGPoint(x: r.maxX, y: r.minY))
    }
  }
}

extension TextLayout {
  /// The same text elsewhere.
  func moved(dx: CGFloat, dy: CGFloat) -> TextLayout {
    TextLayout(
      fragments: fragments.map { f in
        var g = f
        g.origin = CGPoint(x: f.origin.x + dx, y: f.origin.y + dy)
        return g
      }, size: size, firstBaseline: firstBaseline + dy, lastBaseline: lastBaseline + dy,
      lineCount: lineCount, isTruncated: isTruncated)
  }
}
