import SwiftUI

struct StepOnboarding: View {
    @State private var onboardingState = 0
    @State private var age: Double = 30
    @State private var name = ""
    @State private var wantsNews = false

    let transition: AnyTransition = .asymmetric(
        insertion: .move(edge: .trailing),
        removal: .move(edge: .leading))

    var body: some View {
        ZStack {
            RadialGradient(gradient: Gradient(colors: [Color(#colorLiteral(red: 0.5, green: 0.3, blue: 0.9, alpha: 1)), Color.blue]), center: .topLeading, startRadius: 5, endRadius: 700)
                .ignoresSafeArea()

            ZStack {
                switch onboardingState {
                case 0:
                    VStack(spacing: 20) {
                        Image(systemName: "heart.circle")
                            .resizable()
                            .scaledToFit()
                            .frame(width: 140, height: 140)
                        Text("Find your match")
                            .font(.largeTitle)
                            .underline()
                    }
                    .transition(transition)
                case 1:
                    VStack(alignment: .leading) {
                        Text("Your name").font(.headline)
                        TextField("Name", text: $name)
                            .padding(.horizontal)
                            .frame(height: 50)
                            .background(Color.white)
                            .foregroundColor(.black)
                            .cornerRadius(10)
                            .disableAutocorrection(true)
                    }
                    .padding(30)
                    .transition(transition)
                case 2:
                    VStack {
                        Text("Your age: \(Int(age))").font(.headline)
                        Slider(value: $age, in: 18...100, step: 1)
                            .accentColor(.white)
                        Toggle("Send me news", isOn: $wantsNews)
                    }
                    .padding(30)
                    .transition(transition)
                default:
                    Text("Welcome, \(name.isEmpty ? "friend" : name)!")
                        .font(.title)
                        .transition(transition)
                }
            }
            .foregroundColor(.white)

            VStack {
                Spacer()
                Text(onboardingState < 3 ? "Next" : "Start over")
                    .font(.headline)
                    .foregroundColor(.purple)
                    .frame(height: 55)
                    .frame(maxWidth: .infinity)
                    .background(Color.white)
                    .cornerRadius(10)
                    .onTapGesture { handleNextButtonPressed() }
                    .padding(30)
            }
        }
    }

    private func handleNextButtonPressed() {
        withAnimation(.spring()) {
            onboardingState = onboardingState == 3 ? 0 : onboardingState + 1
        }
    }
}

struct StepOnboarding_Previews: PreviewProvider {
    static var previews: some View { StepOnboarding() }
}
