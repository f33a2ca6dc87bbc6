import SwiftUI

/// Gradients, and what can be done to a view once it is drawn.
struct EffectsPage: View {
  private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple])

  var body: some View {
    VStack(spacing: 20) {
      ExampleGroup("Gradients") {
        VStack(spacing: 12) {
          HStack(spacing: 12) {
            Example("linear") {
              LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing)
            }
            Example("diagonal") {
              LinearGradient(
                colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
            }
            Example("stops") {
              LinearGradient(
                stops: [
                  .init(color: .blue, location: 0), .init(color: .white, location: 0.5),
                  .init(color: .green, location: 0.5), .init(color: .black, location: 1),
                ], startPoint: .top, endPoint: .bottom)
            }
          }
          HStack(spacing: 12) {
            Example("radial") {
              RadialGradient(gradient: rainbow, center: .center, startRadius: 0, endRadius: 56)
            }
            Example("angular") { AngularGradient(gradient: rainbow, center: .center) }
            Example("elliptical") { EllipticalGradient(colors: [.white, .teal, .black]) }
          }
        }
      }
      ExampleGroup("Effects") {
        VStack(spacing: 12) {
          HStack(spacing: 12) {
            Example("as it is") { badge }
            Example("blur") { badge.blur(radius: 3) }
            Example("shadow") { badge.shadow(color: .black.opacity(0.5), radius: 5, x: 3, y: 5) }
            Example("opacity") { badge.opacity(0.4) }
          }
          HStack(spacing: 12) {
            Example("rotation") { badge.rotationEffect(.degrees(30)) }
            Example("scale") { badge.scaleEffect(x: 1.2, y: 0.6) }
            Example("hue") { badge.hueRotation(.degrees(120)) }
            Example("grayscale") { badge.grayscale(1) }
          }
          HStack(spacing: 12) {
            Example("brightness") { badge.brightness(0.25) }
            Example("invert") { badge.colorInvert() }
            Example("mask") { badge.mask(Circle().frame(width: 40, height: 40)) }
            Example("multiply") {
              ZStack {
                Circle().fill(Color.yellow).frame(width: 40, height: 40).offset(x: -10)
                Circle().fill(Color.cyan).frame(width: 40, height: 40).offset(x: 10)
                  .blendMode(.multiply)
              }
            }
          }
        }
      }
    }
  }

  private var badge: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
      .frame(width: 56, height: 44)
      .overlay(Image(systemName: "star.fill").foregroundColor(.white))
  }
}
