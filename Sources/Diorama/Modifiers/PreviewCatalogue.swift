import Foundation

/// A preview that can be opened.
package struct PreviewPage {
  /// No other page is called so.
  package var name: String
  package var settings: PreviewSettings
  package var view: AnyView
}

/// The previews of a program.
@MainActor package enum PreviewCatalogue {
  /// Those of `#Preview` in the order of files and lines, then those of providers by their names.
  package static func pages(
    _ registrations: [any _PreviewRegistration.Type], _ providers: [any PreviewProvider.Type],
    _ services: Services
  ) -> [PreviewPage] {
    let ordered = registrations.sorted { ($0._file, $0._line) < ($1._file, $1._line) }
    var pages = ordered.map(page)
    for provider in providers.sorted(by: { "\($0)" < "\($1)" }) {
      pages += self.pages(of: provider, services)
    }
    var counts: [String: Int] = [:]
    for i in pages.indices {
      let name = pages[i].name
      counts[name, default: 0] += 1
      if let n = counts[name], n > 1 { pages[i].name = "\(name) \(n)" }
    }
    return pages
  }

  private static func page(_ registration: any _PreviewRegistration.Type) -> PreviewPage {
    let preview = registration._preview
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    var view = erased(preview.body())
    var settings = PreviewSettings()
    for trait in preview.traits { trait.apply(&settings, &view) }
    let file = registration._file.split(separator: "/").last.map(String.init) ?? ""
    let name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    return PreviewPage(name: preview.name ?? name, settings: settings, view: view)
  }

  private static func pages<P: PreviewProvider>(
    of provider: P.Type, _ services: Services
  ) -> [PreviewPage] {
    var name = "\(P.self)"
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    var all: [PreviewSettings] = []
    let graph = Graph(
      Group(subviews: P.previews) { subviews in
        let _ = all = subviews.map(\.containerValues.preview)
      }, size: CGSize(width: 390, height: 844), services: services)
    _ = graph.contents()
    graph.close()
    return all.indices.map { i in
      PreviewPage(
        name: all[i].name ?? name, settings: all[i],
        view: AnyView(
          Group(subviews: P.previews) { subviews in
            if i < subviews.count { subviews[i] }
          }))
    }
  }
}
