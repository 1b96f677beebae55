// swift-tools-version: 6.2
import PackageDescription

// A package of its own that depends on Bindery as any user's package does.
let bindery = Target.Dependency.product(name: "Bindery", package: "Bindery")
let measuring = Target.Dependency.product(name: "BinderyMeasuring", package: "Bindery")
let reporting = Target.Dependency.product(name: "BinderyReporting", package: "Bindery")
let testing = Target.Dependency.product(name: "BinderyTesting", package: "Bindery")

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Bindery", path: "..")],
  targets: [
    .target(name: "Workloads", dependencies: [bindery, measuring, testing]),
    .target(name: "BenchmarkCommand", dependencies: [measuring, reporting, "Workloads"]),
    .executableTarget(name: "benchmarks", dependencies: ["BenchmarkCommand"]),

    .target(name: "DepthCheck", dependencies: [bindery]),
    .executableTarget(name: "depths", dependencies: ["DepthCheck"]),

    .testTarget(name: "DepthCheckTests", dependencies: ["DepthCheck"]),
    .testTarget(name: "WorkloadsTests", dependencies: [bindery, measuring, testing, "Workloads"]),
    .testTarget(name: "BenchmarkCommandTests", dependencies: [measuring, "BenchmarkCommand"]),
  ]
)

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
