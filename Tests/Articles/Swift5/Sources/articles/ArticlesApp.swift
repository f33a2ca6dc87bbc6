import SwiftUI

@main
struct ArticlesApp: App {
    var body: some Scene {
        WindowGroup("Articles") { ArticleList() }
    }
}
