import Foundation

/// Shows a page in the stack around for as long as it says so.
nonisolated struct PresentingModifier<Destination: View>: PassModifier {
  let isActive: Bool
  let destination: () -> Destination
  let dismiss: () -> Void
  init(
    isActive: Bool, destination: @escaping () -> Destination, dismiss: @escaping () -> Void
  ) {
    self.isActive = isActive
    self.destination = destination
    self.dismiss = dismiss
  }
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PresentingNode(view, context)
  }
}
@MainActor
final class PresentingNode<C: View, D: View>:
  PassNode<ModifiedContent<C, PresentingModifier<D>>, C>
{
  private let model: NavigationModel?
  private let page: NavigationPageModel?
  private var presented: PresentedPage?
  override init(_ view: ModifiedContent<C, PresentingModifier<D>>, _ context: _NodeContext) {
    let values = EnvironmentValues(context.environment)
    (model, page) = Update.withoutReader { (values.navigation, values.navigationPage) }
    super.init(view, context)
    put(view.content, context)
    take()
  }
  private var destination: AnyView {
    observing { view.modifier.destination().standingAlone }
  }
  /// What the page reads has changed.
  override func evaluate() {
    isDirty = false
    epoch += 1
    take()
  }
  private func take() {
    let m = view.modifier
    if let presented {
      if m.isActive {
        presented.content = destination
      } else {
        model?.remove(presented)
        self.presented = nil
      }
    } else if m.isActive {
      presented = model?.present(destination, from: page?.id ?? .root) {
        [weak self] in self?.view.modifier.dismiss()
      }
    }
  }
  override func set(_ new: ModifiedContent<C, PresentingModifier<D>>) {
    view = new
    content.set(new.content)
    evaluate()
  }
  override func willDie() {
    if let presented { model?.remove(presented) }
  }
}

/// Says which page values of a type lead to.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: PassModifier {
  let destination: (Value) -> Destination
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    DestinationNode(view, context)
  }
}
@MainActor
final class DestinationNode<C: View, Value: Hashable, Destination: View>:
  PassNode<ModifiedContent<C, DestinationModifier<Value, Destination>>, C>
{
  private let model: NavigationModel?
  override init(
    _ view: ModifiedContent<C, DestinationModifier<Value, Destination>>, _ context: _NodeContext
  ) {
    let values = EnvironmentValues(context.environment)
    model = Update.withoutReader { values.navigation }
    super.init(view, context)
    tell()
    put(view.content, context)
  }
  private func tell() {
    let destination = view.modifier.destination
    model?.setDestination(ObjectIdentifier(Value.self), self) {
      ($0.base as? Value).map { destination($0).standingAlone }
    }
  }
  override func set(_ new: ModifiedContent<C, DestinationModifier<Value, Destination>>) {
    view = new
    tell()
    content.set(new.content)
  }
  override func willDie() { model?.removeDestination(ObjectIdentifier(Value.self), self) }
}

extension View {
  /// The page that values of a type in the path of the stack around lead to. Where several views say
  /// so for one type, the first one counts.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }
  /// Shows a page for as long as `isPresented` is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(FlagPresentation(isPresented: isPresented, destination: destination))
  }
  /// Shows a page for as long as there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemPresentation(item: item, destination: destination))
  }
}
nonisolated private struct FlagPresentation<Destination: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: () -> Destination
  init(isPresented: Binding<Bool>, destination: @escaping () -> Destination) {
    self.isPresented = isPresented
    self.destination = destination
  }
  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentingModifier(isActive: isPresented.wrappedValue, destination: destination) {
        isPresented.wrappedValue = false
      })
  }
}
nonisolated private struct ItemPresentation<Item: Hashable, Destination: View>: ViewModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
  init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    self.item = item
    self.destination = destination
  }
  @MainActor func body(content: Content) -> some View {
    let value = item.wrappedValue
    return content.modifier(
      PresentingModifier(
        isActive: value != nil,
        destination: { value.map { destination($0).id($0) } }
      ) {
        item.wrappedValue = nil
      })
  }
}
