import Combine
import Foundation

/// The key of a value that only the toolkit names.
private protocol Plain: EnvironmentKey {}

private enum ColorSchemeKey: Plain { static var defaultValue: ColorScheme { .light } }
private enum ContrastKey: Plain { static var defaultValue: ColorSchemeContrast { .standard } }
private enum LocaleKey: Plain { static var defaultValue: Locale { Locale(identifier: "en") } }
private enum CalendarKey: Plain {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}
private enum TimeZoneKey: Plain {
  static var defaultValue: TimeZone { TimeZone(identifier: "UTC") ?? .current }
}
private enum DirectionKey: Plain { static var defaultValue: LayoutDirection { .leftToRight } }
private enum TypeSizeKey: Plain { static var defaultValue: DynamicTypeSize { .large } }
private enum ScaleKey: Plain { static var defaultValue: CGFloat { 1 } }
private enum WindowSizeKey: Plain {
  static var defaultValue: CGSize { WindowConfiguration().size }
}
private enum EnabledKey: Plain { static var defaultValue: Bool { true } }
private enum ReduceMotionKey: Plain { static var defaultValue: Bool { false } }
private enum FontKey: Plain { static var defaultValue: Font? { nil } }
private enum FontChangesKey: Plain { static var defaultValue: FontChanges { FontChanges() } }
private enum ForegroundKey: Plain {
  static var defaultValue: ForegroundLevels { ForegroundLevels() }
}
private enum BackgroundKey: Plain { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: Plain { static var defaultValue: AnyShapeStyle? { nil } }
private enum AccentKey: Plain { static var defaultValue: Color? { nil } }
private enum AlignmentOfTextKey: Plain { static var defaultValue: TextAlignment { .leading } }
private enum LineLimitKey: Plain { static var defaultValue: Int? { nil } }
private enum ReservedLinesKey: Plain { static var defaultValue: Int { 1 } }
private enum LineSpacingKey: Plain { static var defaultValue: CGFloat { 0 } }
private enum TruncationKey: Plain { static var defaultValue: Text.TruncationMode { .tail } }
private enum MinimumScaleKey: Plain { static var defaultValue: CGFloat { 1 } }
private enum TighteningKey: Plain { static var defaultValue: Bool { false } }
private enum TextCaseKey: Plain { static var defaultValue: Text.Case? { nil } }
private enum ImageScaleKey: Plain { static var defaultValue: Image.Scale { .medium } }

private enum PictureStoreKey: Plain {
  static var defaultValue: Unchecked<(any ImageStore)?> { Unchecked(value: nil) }
}

extension EnvironmentValues {
  /// Where the window's pictures come from.
  var pictureStore: Unchecked<(any ImageStore)?> {
    get { self[PictureStoreKey.self] }
    set { self[PictureStoreKey.self] = newValue }
  }
  /// The pixels of an image that has some.
  func picture(of image: Image) -> Picture? {
    switch image.source {
    case .symbol: return nil
    case .picture(let picture): return picture
    case .drawn(let drawn):
      return onMain((self, drawn)) { values, drawn in
        (Timekeepers.here as? FrameClock)?.graph.flatMap { drawn.picture(in: values, for: $0) }
      }
    case .named(let name):
      return onMain((self, name)) { values, name in
        values.pictureStore.value?.picture(name, values.assetTraits)
      }
    }
  }
  /// The appearance, light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
  package var contrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }
  /// The reader's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  /// Of the window, in points.
  package var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether controls here react.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  package var reducesMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// The font of text that sets none; nil is the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  var fontChanges: FontChanges {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }
  var foreground: ForegroundLevels {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  /// What `BackgroundStyle` shows; nil is the window's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentOfTextKey.self] }
    set { self[AlignmentOfTextKey.self] = newValue }
  }
  /// The most lines of a text; nil has no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
  /// Extra points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }
  /// Differs: characters are never set closer; text shrinks or is cut.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

/// What `bold()`, `italic()` and their like change in every font below.
struct FontChanges: Equatable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var scale: Text.Scale?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
}
