import Foundation

/// What is shown in place of content that is not there: a symbol, what is missing, why, and what to do
/// about it, in the middle of all the room there is.
///
/// Differs: Apple publishes no measures, so these are ours: a symbol of 48 points, 16 points above the
/// title, which is 4 above the description; 16 above each action. What does not fit is cut, and does not scroll.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(Color(.secondaryLabel))
      }
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
extension ContentUnavailableView
where Label == Diorama.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      Diorama.Label(title, image: name)
    } description: {
      description
    }
  }
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Diorama.Label(title, systemImage: name)
    } description: {
      description
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      Diorama.Label(title, image: name)
    } description: {
      description
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      Diorama.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// The symbol over the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(Color(.secondaryLabel))
      configuration.title.font(.title2.bold())
    }
  }
}

// MARK: searches

/// The parts of a view that says that a search has found nothing.
public struct SearchUnavailableContent {
  /// A magnifying glass, and that there is nothing for the words that were looked for.
  public struct Label: View {
    let text: String?
    public var body: some View {
      if let text, !text.isEmpty {
        Diorama.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        Diorama.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }
  /// What to do then.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// Nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  ///
  /// Differs: there are no views that are searched by themselves, so the words are not known. Say them
  /// with `search(text:)`.
  public static var search: ContentUnavailableView { found(nil) }
  /// Says that a search for some words has found nothing.
  public static func search(text: String) -> ContentUnavailableView { found(text) }

  private static func found(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
