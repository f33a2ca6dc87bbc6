import SwiftUI

@main
struct ArticleApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
