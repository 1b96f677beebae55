// swift-tools-version: 6.2
import PackageDescription

// A package of its own that depends on Bindery as any user's package does.
let bindery = Target.Dependency.product(name: "Bindery", package: "Bindery")

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Bindery", path: "..")],
  targets: [
    // Counts what the program allocates: replaces malloc, and hooks the Swift runtime.
    .target(name: "AllocationCounter"),
    .target(name: "Measuring", dependencies: ["AllocationCounter"]),
    .target(name: "Workloads", dependencies: ["Measuring", bindery]),
    .target(name: "Reporting", dependencies: ["Measuring"]),
    .target(name: "BenchmarkCommand", dependencies: ["Measuring", "Reporting", "Workloads"]),
    .executableTarget(name: "benchmarks", dependencies: ["BenchmarkCommand"]),

    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
    .testTarget(name: "WorkloadsTests", dependencies: ["Measuring", "Workloads", bindery]),
    .testTarget(name: "ReportingTests", dependencies: ["Measuring", "Reporting"]),
    .testTarget(
      name: "BenchmarkCommandTests", dependencies: ["BenchmarkCommand", "Measuring", "Reporting"]),
  ]
)

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
