import Diorama

/// A view of UIKit in a tree of views.
///
/// Differs: a box with the type's name is shown; what makes the view is never called.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}
extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public var body: some View { RepresentedBox(name: "\(Self.self)") }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// A view controller of UIKit in a tree of views.
///
/// Differs: a box with the type's name is shown; what makes the controller is never called.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public var body: some View { RepresentedBox(name: "\(Self.self)") }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
@MainActor
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

/// Says what is not shown here.
struct RepresentedBox: View {
  let name: String
  var body: some View {
    Rectangle()
      .strokeBorder(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      .overlay(Text(verbatim: name).font(.caption).foregroundColor(.secondary).lineLimit(1))
  }
}
