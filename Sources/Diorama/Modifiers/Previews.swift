import Foundation

/// Shows views while they are written: `diorama preview` opens them. Each view of `previews` is a
/// preview.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}
extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

/// A device, by its name.
///
/// Differs: those that `--device list` prints are known, such as "iPhone 14"; others leave the
/// window's size alone.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Which way up a device is held.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a preview wants to be shown.
package struct PreviewSettings: Sendable {
  package var name: String?
  package var layout = PreviewLayout.device
  package var device: String?
  package var orientation = InterfaceOrientation.portrait
  package init() {}
}
private enum PreviewSettingsKey: ContainerValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}
extension ContainerValues {
  var preview: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}

extension View {
  /// The device whose size the preview has.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.preview.device, value?.rawValue)
  }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.preview.layout, value)
  }
  /// What the preview is called in the list of previews, and for `--page`.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.preview.name, value)
  }
  /// Whether the device is as wide as it is high otherwise.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    containerValue(\.preview.orientation, value)
  }
}

/// How a preview of `#Preview` is shown.
public struct PreviewTrait<T>: Sendable {
  let apply: @MainActor @Sendable (inout PreviewSettings, inout AnyView) -> Void
  private init(_ set: @escaping @Sendable (inout PreviewSettings) -> Void) {
    apply = { settings, _ in set(&settings) }
  }
}
extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self { $0.layout = .device } }
  public static var sizeThatFitsLayout: Self { Self { $0.layout = .sizeThatFits } }
  /// Points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self { $0.layout = .fixed(width: width, height: height) }
  }
  public static var portrait: Self { Self { $0.orientation = .portrait } }
  public static var portraitUpsideDown: Self { Self { $0.orientation = .portraitUpsideDown } }
  public static var landscapeLeft: Self { Self { $0.orientation = .landscapeLeft } }
  public static var landscapeRight: Self { Self { $0.orientation = .landscapeRight } }
  /// Puts the preview into what `modifier` makes of it.
  public static func modifier(_ modifier: some PreviewModifier & Sendable) -> Self {
    Self(modifier: modifier)
  }
  private init(modifier: some PreviewModifier & Sendable) {
    apply = { _, view in
      view = AnyView(ModifiedPreview(content: view, modifier: modifier))
    }
  }
}

/// Prepares previews: a context that is made once, and what is put around the view.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
/// The view that is previewed.
nonisolated public struct PreviewModifierContent: View {
  let content: AnyView
  public var body: some View { content }
}
private struct ModifiedPreview<M: PreviewModifier>: View {
  let content: AnyView
  let modifier: M
  @State private var context: M.Context?
  @State private var mistake: String?
  var body: some View {
    ZStack {
      if let context {
        modifier.body(content: PreviewModifierContent(content: content), context: context)
      } else if let mistake {
        Text("\(String(describing: M.self)) made no context: \(mistake)")
      } else {
        Color.clear
      }
    }
    .task {
      do {
        context = try await M.makeSharedContext()
      } catch {
        mistake = "\(error)"
      }
    }
  }
}

/// A preview of `#Preview`.
@MainActor public struct Preview {
  public enum ViewTraits {}
  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> any View
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// What `#Preview` stands for. The program's own records lead to it.
@MainActor @preconcurrency
public protocol _PreviewRegistration {
  static var _preview: Preview { get }
  /// The module and the file that it is written in.
  static var _file: String { get }
  static var _line: Int { get }
}
