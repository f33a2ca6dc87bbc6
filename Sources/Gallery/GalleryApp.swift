import SwiftUI

@main struct GalleryApp: App {
  private let page: Page?

  init() { page = nil }

  var body: some Scene {
    WindowGroup("Gallery") { GalleryView(page: page) }
  }
}

/// `--page` and `--list-pages`.
extension GalleryApp: PagedApp {
  static var pageNames: [String] { Page.allCases.map(\.rawValue) }

  init(page: String?) { self.page = page.flatMap(Page.init) }
}
