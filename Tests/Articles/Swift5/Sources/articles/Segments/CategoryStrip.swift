import SwiftUI

struct CategoryStrip: View {
    let categories: [String]
    @Binding var selected: String
    @Namespace var namespace

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 18) {
                    ForEach(categories, id: \.self) { category in
                        VStack(spacing: 5) {
                            Text(category)
                                .font(selected == category ? .headline : .body)
                                .opacity(selected == category ? 1 : 0.5)
                            ZStack {
                                Capsule().fill(.clear).frame(height: 4)
                                if selected == category {
                                    Capsule()
                                        .fill(Color.red)
                                        .frame(height: 4)
                                        .matchedGeometryEffect(id: "underline", in: namespace)
                                }
                            }
                        }
                        .fixedSize()
                        .id(category)
                        .onTapGesture {
                            withAnimation(.easeInOut(duration: 0.3)) {
                                selected = category
                                proxy.scrollTo(category, anchor: .center)
                            }
                        }
                    }
                }
                .padding(.horizontal)
            }
        }
    }
}

struct CategoryStripDemo: View {
    @State private var selected = "Bread"
    private let categories = ["Bread", "Cheese", "Fruit", "Vegetables", "Fish", "Spices", "Sweets", "Drinks"]

    var body: some View {
        VStack(alignment: .leading) {
            CategoryStrip(categories: categories, selected: $selected)
            Spacer()
            Text(selected)
                .font(.system(size: 60, weight: .black))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .frame(maxWidth: .infinity)
            Spacer()
        }
        .padding(.top)
    }
}

struct CategoryStrip_Previews: PreviewProvider {
    static var previews: some View { CategoryStripDemo() }
}
