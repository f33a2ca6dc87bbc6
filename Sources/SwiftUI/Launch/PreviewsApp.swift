import Diorama
import Foundation
import Host
import Session

/// What `diorama preview` starts in place of a program's own beginning: the list of its previews.
struct PreviewsApp: PagedApp {
  private static let pages: [PreviewPage] = {
    do {
      let services = Services(text: try FontSystem(usesSystemFonts: false, report: { _ in }))
      return PreviewCatalogue.pages(
        try ConformingTypes.all(of: (any _PreviewRegistration).self).compactMap {
          $0 as? any _PreviewRegistration.Type
        },
        try ConformingTypes.all(of: (any PreviewProvider).self).compactMap {
          $0 as? any PreviewProvider.Type
        }, services)
    } catch {
      Console.complain("the previews cannot be found: \(error)")
      exit(3)
    }
  }()
  static var pageNames: [String] { pages.map(\.name) }

  private let page: PreviewPage?
  init() { page = nil }
  init(page: String?) { self.page = Self.pages.first { $0.name == page } }

  var body: some Scene {
    WindowGroup(page?.name ?? "Previews") {
      if let page {
        PreviewStage(page: page, isAlone: true)
      } else {
        PreviewList(pages: Self.pages)
      }
    }
    .defaultSize(page?.size ?? CGSize(width: 390, height: 844))
  }
}

extension PreviewPage {
  /// Of a fixed layout, or of the device as it is held; nil where the preview takes its own size, or
  /// the device is not known.
  var size: CGSize? {
    switch settings.layout {
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .sizeThatFits: return nil
    case .device:
      let name = settings.device.map { $0.lowercased().replacing(" ", with: "-") }
      let known = name.flatMap(Device.named)?.size
      guard let size = known ?? (settings.orientation.isLandscape ? Device.standard : nil)
      else { return nil }
      return settings.orientation.isLandscape
        ? CGSize(width: size.height, height: size.width) : size
    }
  }
}
extension Device {
  /// Where none is named.
  fileprivate static let standard = CGSize(width: 390, height: 844)
}

/// A preview in its size: alone in its window, which has that size already, or in the list's.
private struct PreviewStage: View {
  let page: PreviewPage
  let isAlone: Bool
  var body: some View {
    ZStack {
      Rectangle().fill(.background).ignoresSafeArea()
      switch page.settings.layout {
      case .sizeThatFits: page.view
      case .device, .fixed:
        if isAlone || page.size == nil {
          page.view.frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
          page.view.frame(width: page.size?.width, height: page.size?.height).clipped()
        }
      }
    }
  }
}

private struct PreviewList: View {
  let pages: [PreviewPage]
  @State private var shown: String?
  var body: some View {
    if let page = pages.first(where: { $0.name == shown }) {
      VStack(spacing: 0) {
        HStack {
          Button("Previews") { shown = nil }
          Spacer()
          Text(page.name).foregroundStyle(.secondary)
        }
        .padding(12)
        Divider()
        PreviewStage(page: page, isAlone: false)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .clipped()
      }
    } else {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          if pages.isEmpty {
            Text("There are no previews. Write #Preview { … } beside a view, and start this again.")
              .padding(16)
          }
          ForEach(pages, id: \.name) { page in
            Button {
              shown = page.name
            } label: {
              Text(page.name).frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 16).padding(.vertical, 12)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            Divider().padding(.leading, 16)
          }
        }
      }
    }
  }
}

/// Where a program begins that `diorama preview` has linked.
@_cdecl("diorama_previews")
public func _beginPreviews(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  MainActor.assumeIsolated {
    Launcher<PreviewsApp>(arguments: CommandLine.arguments).run()
  }
}
