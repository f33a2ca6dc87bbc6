// swift-tools-version: 6.2
import PackageDescription

// A package without an app: its views are seen by `diorama preview`.
let package = Package(
  name: "previews",
  dependencies: [.package(name: "diorama", path: "../../..")],
  targets: [
    .target(
      name: "Cards", dependencies: [.product(name: "SwiftUI", package: "diorama")],
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)])
  ]
)
