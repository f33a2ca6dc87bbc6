import Foundation

@MainActor final class ImageNode: LeafNode<Image> {
  private var picture: Picture?
  private var symbol: TextLayout?
  private var natural = CGSize.zero
  private var paint = Paint.clear
  private var isRedacted = false
  private var moved: SymbolMotion?
  private var exchange: Exchange?
  private var transition = ContentTransition.identity
  /// How what has come gives way to what was there.
  private var manner: Exchange.Manner?
  /// What is shown now, and its size.
  private var shown: (content: LayerContent, size: CGSize)?
  /// The layer that shows it.
  private var ink: Layer { moved?.inner ?? layer }

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
    case .named(let name):
      picture = graph.services.images?.picture(name, values.assetTraits)
      natural = picture?.size ?? CGSize(width: 24, height: 24)
      if picture == nil { graph.report(Self.complaint(name)) }
    case .picture(let own):
      picture = own
      natural = own.size
    case .drawn(let drawn):
      picture = observing { drawn.picture(in: values, for: graph) ?? .empty }
      natural = drawn.size
    case .symbol(let name):
      if let text = symbolText(name, values) {
        let layout = symbolLayout(text, values)
        symbol = layout
        natural = view.resizing == nil ? layout.size : (ink(of: layout)?.size ?? layout.size)
      } else {
        natural = CGSize(width: 17, height: 17)
        graph.report(
          "no symbol named \"\(name)\" and none with a name near it: a crossed box stands in its place"
        )
      }
    }
    // A mark is hit as what it stands for would be.
    if picture == nil, symbol == nil { layer.hitFrame() } else { layer.setHitShape(nil) }
    let paint: _Paint =
      view.tint?._paint(in: values, level: 0) ?? values.foreground.paint(in: values, level: 0)
    isRedacted = values.isRedacted
    self.paint = isRedacted ? paint.paint.opacity(Redaction.opacity) : paint.paint
    move(values)
    ink.paint(self.paint, graph.motion, transaction)
    exchange?.paint(self.paint, transaction)
    let label = view.label?.plain(values, graph.services)
    layer.semantics = label.map { Semantics(role: .image, label: $0) }
    layer.name = "Image(\"\(label ?? "")\")"
    let isSame =
      old.0 == natural && old.1 === picture && old.2 == symbol?.fragments.first?.styling
      && old.3 == symbol?.fragments.first?.text
    let last = transition
    transition = values.contentTransition
    if !isSame {
      if shown != nil {
        manner = transition.manner(
          after: last, height: natural.height, reducesMotion: values.accessibilityReduceMotion)
      }
      leaf.invalidate()
    }
    if leaf.isPlaced { place(leaf.frame.size) }
  }
  private static func complaint(_ name: AssetName) -> String {
    let place = name.bundle.map { " in the bundle \($0.bundlePath)" } ?? ""
    return "no picture named \"\(name.name)\"\(place): add \(name.name).imageset to an asset "
      + "catalogue, or \(name.name).png, and list it among the target's resources in Package.swift; "
      + "a crossed box stands in its place"
  }
  override func set(_ new: Image) {
    let isResized = new.resizing != view.resizing || new.capInsets != view.capInsets
    let isSame = new == view
    view = new
    if isSame { return }
    redraw(.current)
    if isResized { leaf.invalidate() }
  }
  /// Starts and ends the effects that are asked for.
  private func move(_ values: EnvironmentValues) {
    guard case .symbol = view.source else { return }
    let requests = values.symbolEffects
    if requests.isEmpty, moved == nil { return }
    let isNew = moved == nil
    let motion = moved ?? SymbolMotion(name: "a symbol")
    if isNew {
      layer.show(.none)
      moved = motion
      exchange = nil
      layer.setBelow([motion.layer])
      motion.resize(leaf.frame.size, graph.motion)
    }
    motion.ask(
      requests, isNew: isNew, reducesMotion: values.accessibilityReduceMotion, graph.motion)
  }
  override func willDie() {
    if let moved { graph.motion.remove(moved) }
    exchange?.stop()
  }

  /// Shows something, by and by where that was asked for.
  private func show(
    _ content: LayerContent, _ size: CGSize, figureForSize: ((CGSize) -> Path)? = nil
  ) {
    moved?.resize(size, graph.motion)
    let old = shown, manner = manner, transaction = leaf.transaction
    shown = (content, size)
    self.manner = nil
    if let manner, let old, transaction.effectiveAnimation != nil {
      let exchange = exchange ?? Exchange(ink, graph.motion)
      self.exchange = exchange
      exchange.paint(paint, transaction)
      func part(_ key: Int, _ x: (content: LayerContent, size: CGSize)) -> Exchange.Part {
        Exchange.Part(key: key, content: x.content, frame: CGRect(origin: .zero, size: x.size))
      }
      exchange.show(content, from: [part(0, old)], to: [part(1, shown!)], manner, transaction)
    } else if let exchange, exchange.isUnderWay {
      exchange.correct(content, size)
    } else {
      ink.show(content, figureForSize: figureForSize)
    }
  }

  /// What draws a symbol in the variants that are in force.
  private func symbolText(_ name: String, _ values: EnvironmentValues) -> String? {
    let varied = values.symbolVariants.applied(to: name)
    let system = graph.services.text
    guard let plain = system.symbol(named: name) else {
      return varied == name ? nil : system.symbol(named: varied)?.text
    }
    if let taken = plain.taken {
      graph.report("no symbol named \"\(name)\": \"\(taken)\" stands in its place")
    }
    return varied == name ? plain.text : (system.symbol(named: varied) ?? plain).text
  }
  private func symbolLayout(_ text: String, _ values: EnvironmentValues) -> TextLayout {
    var font = (values.font ?? .body).resolved(values.dynamicTypeSize)
    font.request.family = .symbols
    font.request.isItalic = false
    if let size = values.symbolSize { font.request.size = size }
    if let size = view.symbolSize { font.request.size = size }
    font.request.weight = 400
    switch view.symbolSize == nil ? values.imageScale : .medium {
    case .small: font.request.size *= 0.8
    case .medium: break
    case .large: font.request.size *= 1.3
    }
    font.pitch = nil
    return Typesetter(
      system: graph.services.text, paragraph: ParagraphStyling(), scale: graph.layout.scale
    )
    .layout(
      [StyledText(text: text, styling: TextStyling(font: font))], in: .unspecified,
      direction: .leftToRight)
  }
  /// Where a symbol has ink, in its layout.
  private func ink(of layout: TextLayout) -> CGRect? {
    guard let run = layout.fragments.first else { return nil }
    let unit = 200.0, em = run.styling.font.request.size / unit
    var font = run.styling.font.request
    font.size = unit
    return graph.services.text.mask(run.text, font: font, scale: 1).map {
      CGRect(
        x: Double($0.dx) * em, y: layout.firstBaseline + Double($0.dy) * em,
        width: Double($0.width) * em, height: Double($0.height) * em)
    }
  }
  private func place(_ size: CGSize) {
    let system = graph.services.text
    if isRedacted {
      let box: (CGSize) -> Path = { Path(CGRect(origin: .zero, size: $0)) }
      show(.figure(box(size), stroke: nil, evenOdd: false), size, figureForSize: box)
      return
    }
    if let picture {
      let drawing = PictureDrawing(
        picture: picture, filling: view.resizing == .tile ? .tile : .stretch,
        capInsets: view.capInsets, isSmooth: view.quality != .none,
        isTemplate: view.rendering.map { $0 == .template } ?? picture.isTemplate)
      show(.picture(drawing), size)
    } else if let symbol {
      guard view.resizing != nil, natural.width > 0, natural.height > 0 else {
        show(.text(TextDrawing(layout: symbol, system: system)), symbol.size)
        return
      }
      // A resizable symbol is stretched so that its ink fills its frame.
      let across = size.width / natural.width, up = size.height / natural.height
      guard across > 0, up > 0, var run = symbol.fragments.first else {
        show(.none, size)
        return
      }
      run.styling.font.request.size *= up
      run.styling.font.request.stretch *= across / up
      let large = Typesetter(
        system: system, paragraph: ParagraphStyling(), scale: graph.layout.scale
      ).layout(
        [StyledText(text: run.text, styling: run.styling)], in: .unspecified,
        direction: .leftToRight
      )
      let box = ink(of: large) ?? CGRect(origin: .zero, size: large.size)
      let centred = large.moved(dx: size.width / 2 - box.midX, dy: size.height / 2 - box.midY)
      show(.text(TextDrawing(layout: centred, system: system)), size)
    } else {
      show(
        .figure(Self.missing(size), stroke: StrokeStyle(lineWidth: 1), evenOdd: false), size,
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
