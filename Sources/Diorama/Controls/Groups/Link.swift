import Foundation

/// Opens an address when it is clicked.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  @MainActor public var body: some View { LinkBody(destination: destination, label: label) }
}
extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
private struct LinkBody<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
  init(destination: URL, label: Label) {
    self.destination = destination
    self.label = label
  }
  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .modifier(
      SemanticsModifier {
        $0.role = .link
        $0.combinesChildren = true
      })
  }
}

/// Opens addresses.
///
/// Differs: the system opens none. What is not handled by an action of the program's own is reported.
public struct OpenURLAction: @unchecked Sendable {
  /// What has become of an address.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind
    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }
  let handler: (URL) -> Result
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
  /// - Parameter completion: told whether the address was handled.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      LayoutMistakes.note(
        "\((other ?? url).absoluteString) is not opened: give the views an OpenURLAction with "
          + ".environment(\\.openURL, …)", kind: "an address")
      completion(false)
    }
  }
}
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
