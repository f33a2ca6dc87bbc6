// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Every library product lists all of its targets: otherwise a client is not rebuilt when a module
// that it only sees through a re-export changes.
let library: [String] = [
  "SwiftUI", "SwiftUICore", "Combine", "CoreGraphics", "QuartzCore", "CoreHaptics", "os",
  "CoreData", "SwiftData", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit", "Diorama", "Session",
  "Host", "Raster", "Assets", "CSDL",
]

let package = Package(
  name: "diorama",
  defaultLocalization: "en",
  products: [
    .library(name: "SwiftUI", targets: library),
    .library(name: "DioramaControls", targets: ["DioramaControls"] + library),
    .library(name: "DioramaTesting", targets: ["DioramaTesting"] + library),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "diorama", targets: ["DioramaCommand"]),
  ],
  targets: [
    // Fonts and symbols, found at run time through `Bundle.module`.
    .target(
      name: "Assets",
      path: "Assets",
      exclude: ["NOTICE.md", "Scripts"],
      sources: ["Assets.swift"],
      resources: [.copy("Fonts"), .copy("Symbols")]),
    .target(
      name: "CSDL",
      linkerSettings: [
        .linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf"), .linkedLibrary("SDL2_image"),
        .linkedLibrary("fontconfig"),
      ]),
    // Pixels are pushed by the million: optimised in debug builds too. It imports nothing, so it
    // names libm itself.
    .target(
      name: "Raster",
      swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))],
      linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Combine"),
    .macro(name: "DioramaMacros"),
    .target(name: "Diorama", dependencies: ["Raster", "Combine", "DioramaMacros"]),
    // The compiler asks for these where Testing and UIKit, or Core Graphics, are both imported.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "CoreGraphics", dependencies: ["Diorama", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["Combine", "CoreGraphics", "Diorama"]),
    .target(name: "os"),
    .target(name: "CoreHaptics"),
    // Files import these and use nothing of them.
    .target(name: "CoreData"),
    .target(name: "SwiftData", dependencies: ["CoreData"]),
    .target(name: "UIKit", dependencies: ["Combine", "QuartzCore", "Diorama", "_Testing_UIKit"]),
    .target(name: "Session", dependencies: ["Diorama", "Raster"]),
    .target(name: "Host", dependencies: ["CSDL", "Raster", "Diorama", "Session", "Assets"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Combine", "CoreGraphics", "QuartzCore", "CoreHaptics", "os", "CoreData", "SwiftData",
        "UIKit", "Diorama", "Session", "Host", "Raster", "Assets",
      ]),
    .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
    .target(
      name: "DioramaTesting", dependencies: ["Diorama", "Raster", "Session", "Host", "Assets"]),
    // Written with what any user of SwiftUI has, and nothing else.
    .target(name: "DioramaControls", dependencies: ["SwiftUI"]),
    .executableTarget(
      name: "gallery",
      dependencies: ["SwiftUI", "DioramaControls"],
      path: "Sources/Gallery",
      exclude: ["Pictures"],
      resources: [.process("Resources")]),
    // The target has not the product's name: on a disk that takes no notice of case, the folders of
    // two modules `diorama` and `Diorama` would be one.
    .executableTarget(
      name: "DioramaCommand",
      dependencies: ["Session", "Host", "Raster"],
      path: "Sources/Command",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // Programs and displays as tests start them and look at them from outside.
    .target(name: "Desktop", path: "Tests/Desktop"),
    // What tests of views have in common: state that is turned from outside, and dice.
    .target(name: "Props", dependencies: ["Diorama"], path: "Tests/Props"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", "Session", "Diorama", "Raster", "Host", "DioramaTesting", "Desktop", "Props",
      ]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["DioramaCommand", "Session", "Host", "Raster", "Desktop"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster", "Props"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(
      name: "DioramaTests",
      dependencies: [
        "Combine", "UIKit", "CoreHaptics", "Diorama", "Raster", "Host", "DioramaTesting", "Props",
      ],
      exclude: ["Controls/Snapshots", "Scene/Snapshots"]),
    .testTarget(
      name: "DioramaControlsTests",
      dependencies: [
        "DioramaControls", "SwiftUI", "Diorama", "Raster", "Session", "DioramaTesting", "Props",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "SessionTests",
      dependencies: ["Session", "Diorama", "Raster", "DioramaTesting", "Desktop", "Props"]),
    // An app that SessionTests start and look at from outside.
    .executableTarget(
      name: "session-probe", dependencies: ["SwiftUI"], path: "Tests/SessionProbe"),
    // A program that HostTests start and look at from outside.
    .executableTarget(
      name: "loop-probe", dependencies: ["Host", "Diorama", "Raster"], path: "Tests/LoopProbe"),
    // What a drag costs: `make bench`.
    .executableTarget(
      name: "drag-bench", dependencies: ["Diorama", "DioramaTesting", "Host", "Session"],
      path: "Tests/Bench", exclude: ["drag.jsonl"]),
    .testTarget(
      name: "HostTests",
      dependencies: ["Host", "CSDL", "Diorama", "Raster", "Assets", "Desktop"]),
  ],
  swiftLanguageModes: [.v6]
)
