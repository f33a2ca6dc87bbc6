import SwiftUI

// What files end with that have been made for Xcode's library, and folders by their names.

struct ArticlesLibrary: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(Text("Note"), title: "Note", category: .control)
        LibraryItem(DotTabBar(), visible: true, category: .layout, matchingSignature: "tabs")
    }

    @LibraryContentBuilder
    func modifiers(base: Image) -> [LibraryItem] {
        LibraryItem(base.resizable(), title: "Resizable", category: .effect)
    }
}

struct OneLibraryView: LibraryContentProvider {
    var views: [LibraryItem] { [LibraryItem(Text("Note"), category: .other)] }
}

struct Folders {
    let list = URL.documentsDirectory.appendingPathComponent("list.json")
    let cache: URL = .cachesDirectory
}

extension Spellings {
    @ViewBuilder var border: some View {
        Text("a").padding(2).background(.ultraThinMaterial, in: .buttonBorder)
        Text("b").padding(2).clipShape(.buttonBorder).overlay(ButtonBorderShape.capsule.stroke(.red))
        Text("c").background(.red, in: ButtonBorderShape.roundedRectangle(radius: 3))
    }
}

// Values of the environment whose default is made by an initialiser of their own.

struct ArticleTheme {
    var name: String
    var corners: [CGFloat]
    init() {
        name = "plain"
        corners = [2, 4]
    }
}

extension EnvironmentValues {
    @Entry var articleTheme = ArticleTheme()
    @Entry var namedTheme: ArticleTheme = ArticleTheme()
    @Entry var noTheme: ArticleTheme?
}

extension Spellings {
    var colors: [Color] { [Color(Color("accent")), Color(.red), Color(.systemTeal), Color(UIColor.label)] }
}
