import Foundation

/// The views of a section that a container was given, or views between sections.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The section's identity, as long as it lives.
  public struct ID: Hashable, @unchecked Sendable {
    let node: ObjectIdentifier
  }
  public let id: ID
  /// What the modifiers around the section hand to the container.
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
}

/// The sections of a view. Views that are in none are a section with each other, without a header.
nonisolated public struct SectionCollection: RandomAccessCollection, View {
  let all: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> SectionConfiguration { all[index] }
  /// The sections as they are.
  public var body: some View {
    ForEach(all) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }

  init(_ listing: Listing) {
    var sections: [SectionConfiguration] = []
    func views(_ range: Range<Int>) -> SubviewsCollection {
      SubviewsCollection(listing.items[range])
    }
    func addLoose(_ range: Range<Int>) {
      guard let first = range.first else { return }
      sections.append(
        SectionConfiguration(
          id: .init(node: ObjectIdentifier(listing.items[first].node)),
          containerValues: ContainerValues(), header: views(range.lowerBound..<range.lowerBound),
          content: views(range), footer: views(range.upperBound..<range.upperBound)))
    }
    var end = 0
    for part in listing.parts {
      addLoose(end..<part.all.lowerBound)
      end = part.all.upperBound
      sections.append(
        SectionConfiguration(
          id: .init(node: part.id), containerValues: part.values, header: views(part.headers),
          content: views(part.headers.upperBound..<part.footers.lowerBound),
          footer: views(part.footers)))
    }
    addLoose(end..<listing.items.count)
    all = sections
  }
}

extension Group where Content: View {
  /// Makes views of the sections of another view, each view under its identity.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(
      content: GroupSectionsOfContent(
        view: SubviewsView(base: view) { transform(SectionCollection($0)) }))
  }
}
/// What `Group(sections:transform:)` consists of.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let view: SubviewsView<Sections, Content>
  public var body: some View { view }
}
/// What `ForEach(sections:content:)` goes through; its sections are known once they are shown.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("no section is known before")
  }
}
extension ForEach
where
  ID == SectionConfiguration.ID, Content: View, Data == ForEachSectionCollection<Content>
{
  /// One view for each section of another view.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(
      data: ForEachSectionCollection(), id: { $0.id },
      inPlace: AnyView(
        SubviewsView(base: view) { listing in
          ForEach<[SectionConfiguration], SectionConfiguration.ID, Content>(
            data: SectionCollection(listing).all, id: { $0.id }, content: content)
        }), content: content)
  }
}
