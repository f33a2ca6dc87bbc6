import SwiftUI

struct StandardTabs: View {
    @State private var selection = 0
    @State private var count = 0

    var body: some View {
        TabView(selection: $selection) {
            NavigationView {
                VStack(spacing: 20) {
                    Text("Count: \(count)")
                    Button("Add one") { count += 1 }
                    NavigationLink(destination: Text("The details").navigationBarTitle("Details", displayMode: .inline)) {
                        Text("Show details")
                    }
                }
                .navigationTitle("Counter")
            }
            .navigationViewStyle(StackNavigationViewStyle())
            .tabItem {
                Image(systemName: "plus.circle")
                Text("Counter")
            }
            .tag(0)

            Text("Second")
                .tabItem { Label("Second", systemImage: "2.circle") }
                .tag(1)
                .badge(count)

            Color.green
                .tabItem { Label("Green", systemImage: "leaf") }
                .tag(2)
        }
        .accentColor(.purple)
    }
}

struct StandardTabs_Previews: PreviewProvider {
    static var previews: some View { StandardTabs() }
}
