// swift-tools-version: 6.2
import PackageDescription

// A package outside of this one, in Swift 5 mode, as most articles were written in.
let package = Package(
  name: "article-swift5",
  dependencies: [.package(name: "diorama", path: "../../..")],
  targets: [
    .executableTarget(
      name: "article",
      dependencies: [.product(name: "SwiftUI", package: "diorama")],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)])
  ]
)
