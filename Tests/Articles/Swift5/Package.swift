// swift-tools-version: 6.2
import PackageDescription

// A package outside of this one: components as articles print them, in Swift 5 mode, as most of
// them were written in.
let package = Package(
  name: "articles-swift5",
  dependencies: [.package(name: "diorama", path: "../../..")],
  targets: [
    .executableTarget(
      name: "articles",
      dependencies: [.product(name: "SwiftUI", package: "diorama")],
      swiftSettings: [
        .swiftLanguageMode(.v5), .treatAllWarnings(as: .error),
        // Milliseconds: nothing that people write may be slow to compile.
        .unsafeFlags([
          "-Xfrontend", "-warn-long-expression-type-checking=2000",
          "-Xfrontend", "-warn-long-function-bodies=2000",
        ]),
      ])
  ]
)
