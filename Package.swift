// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Bindery",
  platforms: [.macOS("15.4"), .iOS("18.4")],
  products: [
    .library(name: "Bindery", targets: ["Bindery"]),
    .library(name: "BinderyBindings", targets: ["BinderyBindings"]),
    .library(name: "BinderyCombine", targets: ["BinderyCombine"]),
    .library(name: "BinderyViews", targets: ["BinderyViews"]),
    .library(name: "BinderyComposition", targets: ["BinderyComposition"]),
    .library(name: "BinderyText", targets: ["BinderyText"]),
    .library(name: "BinderyTerminal", targets: ["BinderyTerminal"]),
  ],
  targets: [
    .target(name: "BinderyBindings"),
    .target(name: "BinderyCombine"),
    .target(name: "BinderyViews", dependencies: ["BinderyBindings", "BinderyCombine"]),
    .target(
      name: "BinderyComposition",
      dependencies: ["BinderyBindings", "BinderyCombine", "BinderyViews"]),
    .target(
      name: "BinderyText", dependencies: ["BinderyBindings", "BinderyViews", "BinderyComposition"]),
    .target(
      name: "BinderyTerminal",
      dependencies: ["BinderyBindings", "BinderyViews", "BinderyComposition", "BinderyText"]),
    .target(
      name: "Bindery",
      dependencies: [
        "BinderyBindings", "BinderyCombine", "BinderyViews", "BinderyComposition", "BinderyText",
        "BinderyTerminal",
      ]),
    // Writes Sources/BinderyText/Width/WidthTable.swift from the Unicode data files.
    .executableTarget(name: "WidthTable"),

    .target(
      name: "MoviesCore", path: "Playgrounds/Movies/Core", resources: [.process("Resources")]),

    .testTarget(name: "BinderyBindingsTests", dependencies: ["BinderyBindings"]),
    .testTarget(name: "BinderyCombineTests", dependencies: ["BinderyCombine"]),
    .testTarget(name: "BinderyTextTests", dependencies: ["BinderyText"]),
    .testTarget(
      name: "MoviesTests", dependencies: ["MoviesCore"], path: "Tests/MoviesTests"),
  ]
)

#if !os(macOS)
  // A target named Combine makes canImport(Combine) true in the whole build, so no target but
  // its own test depends on it and no source asks.
  package.products.append(.library(name: "Combine", targets: ["Combine"]))
  package.targets += [
    .target(name: "Combine", dependencies: ["BinderyCombine"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  ]
#endif

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
