import SwiftUI

struct StarRating: View {
    @Binding var rating: Int
    var maximumRating = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")
    var offColor = Color.gray
    var onColor = Color.yellow

    var body: some View {
        HStack {
            ForEach(1..<maximumRating + 1, id: \.self) { number in
                image(for: number)
                    .foregroundColor(number > rating ? offColor : onColor)
                    .onTapGesture {
                        rating = number
                    }
                    .accessibilityLabel("\(number == 1 ? "1 star" : "\(number) stars")")
                    .accessibilityAddTraits(number > rating ? [] : [.isSelected])
            }
        }
        .font(.title)
        .animation(.default, value: rating)
    }

    func image(for number: Int) -> Image {
        if number > rating {
            return offImage ?? onImage
        } else {
            return onImage
        }
    }
}

struct StarRatingDemo: View {
    @State private var rating = 3

    var body: some View {
        VStack(spacing: 20) {
            StarRating(rating: $rating)
            StarRating(rating: .constant(2), maximumRating: 3, offImage: Image(systemName: "heart"), onImage: Image(systemName: "heart.fill"), onColor: .red)
            Text(verbatim: "\(rating)/5")
        }
    }
}

struct StarRating_Previews: PreviewProvider {
    static var previews: some View { StarRatingDemo() }
}
