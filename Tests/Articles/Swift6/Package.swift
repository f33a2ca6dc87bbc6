// swift-tools-version: 6.2
import PackageDescription

// The same sources in Swift 6 mode, where everything belongs to the main actor unless it says
// otherwise: what Xcode sets for a new app.
let package = Package(
  name: "articles-swift6",
  dependencies: [.package(name: "diorama", path: "../../..")],
  targets: [
    .executableTarget(
      name: "articles",
      dependencies: [.product(name: "SwiftUI", package: "diorama")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error),
        .unsafeFlags([
          "-Xfrontend", "-warn-long-expression-type-checking=2000",
          "-Xfrontend", "-warn-long-function-bodies=2000",
        ]),
      ])
  ]
)
