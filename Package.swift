// swift-tools-version: 6.2
import CompilerPluginSupport
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
    .library(name: "BinderyTesting", targets: ["BinderyTesting"]),
    .library(name: "BinderySwiftUI", targets: ["BinderySwiftUI"]),
    .library(name: "BinderyMeasuring", targets: ["BinderyMeasuring"]),
    .library(name: "BinderyReporting", targets: ["BinderyReporting"]),
  ],
  targets: [
    // Fetches memory ahead of its use. Its functions are inlined.
    .target(name: "BinderyPrefetch"),
    .target(name: "BinderyBindings", dependencies: ["BinderyPrefetch"]),
    .target(name: "BinderyCombine"),
    // Tells when the stack runs short.
    .target(name: "BinderyCallStack"),
    .target(
      name: "BinderyViews",
      dependencies: ["BinderyBindings", "BinderyCallStack", "BinderyCombine", "BinderyMacros"]),
    // `#Preview` and `@Entry`: a tool that the compiler runs.
    .macro(name: "BinderyMacros", dependencies: ["BinderyMacroExpansion"]),
    .target(name: "BinderyMacroExpansion"),
    .target(
      name: "BinderyComposition",
      dependencies: [
        "BinderyBindings", "BinderyCallStack", "BinderyCombine", "BinderyPrefetch", "BinderyViews",
      ]),
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
    .target(
      name: "BinderyTesting",
      dependencies: ["BinderyBindings", "BinderyViews", "BinderyComposition", "BinderyText"]),
    // On Apple platforms: `Binding.variable` for the real SwiftUI. Empty elsewhere.
    .target(name: "BinderySwiftUI"),
    // Replaces malloc in programs that link it, to count what they allocate.
    .target(name: "BinderyAllocationCounter"),
    .target(name: "BinderyMeasuring", dependencies: ["BinderyAllocationCounter"]),
    .target(name: "BinderyReporting", dependencies: ["BinderyMeasuring"]),
    // Writes Sources/BinderyText/Width/WidthTable.swift from the Unicode data files.
    .executableTarget(name: "WidthTable", dependencies: ["WidthTableGenerator"]),
    .target(name: "WidthTableGenerator"),

    .target(name: "PlaygroundSupport", path: "Playgrounds/Support"),
    .target(
      name: "PlaygroundPrograms",
      dependencies: ["BinderyTerminal", "BinderyViews", "PlaygroundSupport"],
      path: "Playgrounds/Programs"),
    .target(
      name: "PlaygroundScripting", dependencies: ["BinderyTesting"],
      path: "Playgrounds/Scripting"),

    // Counts and measures what each style of each system takes.
    .target(
      name: "Comparison",
      dependencies: [
        "BinderyComposition", "BinderyMeasuring", "BinderyReporting", "BinderyTesting",
        "BinderyText", "MoviesScript", "PlaygroundScripting", "SessionEditorScript",
        "TVShowsScript", "UserProfileScript", "UsersScript",
      ], path: "Playgrounds/Comparison/Core"),
    .executableTarget(
      name: "compare", dependencies: ["Comparison"], path: "Playgrounds/Comparison/Executable"),

    .testTarget(name: "BinderyBindingsTests", dependencies: ["BinderyBindings", "BinderyTesting"]),
    .testTarget(name: "BinderyMeasuringTests", dependencies: ["BinderyMeasuring"]),
    .testTarget(
      name: "BinderyReportingTests", dependencies: ["BinderyMeasuring", "BinderyReporting"]),
    .testTarget(name: "BinderyMacroExpansionTests", dependencies: ["BinderyMacroExpansion"]),
    .testTarget(name: "BinderyCombineTests", dependencies: ["BinderyCombine"]),
    .testTarget(
      name: "BinderyTextTests",
      dependencies: ["BinderyTesting", "BinderyText", "WidthTableGenerator"]),
    .testTarget(
      name: "BinderyCompositionTests",
      dependencies: [
        "BinderyBindings", "BinderyCombine", "BinderyViews", "BinderyComposition", "BinderyText",
        "BinderyTesting",
      ]),
    .testTarget(
      name: "BinderyTestingTests",
      dependencies: [
        "BinderyBindings", "BinderyCombine", "BinderyViews", "BinderyComposition", "BinderyText",
        "BinderyTesting",
      ]),
    // A web server of one answer, for the tests that load from an address.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
    .testTarget(
      name: "PlaygroundSupportTests", dependencies: ["LoopbackServer", "PlaygroundSupport"]),
    .testTarget(
      name: "BinderyTerminalTests",
      dependencies: [
        "BinderyBindings", "BinderyComposition", "BinderyTerminal", "BinderyTesting", "BinderyText",
        "BinderyViews",
      ]),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "BinderyMeasuring", "BinderyReporting", "BinderyTesting", "BinderyViews", "Comparison",
        "PlaygroundScripting",
      ]),
    .testTarget(name: "GuideTests", dependencies: ["Comparison", "PlaygroundScripting"]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "BinderyBindings", "BinderyComposition", "BinderyTerminal", "BinderyTesting", "BinderyText",
        "BinderyViews",
      ]),
  ]
)

/// A program of Playgrounds. Its targets are its parts, each in a folder, and bear its name.
struct Example {
  let name: String
  let command: String
  /// What it is about, and where its records come from if that is a part of its own.
  var domain = "Core", data: String?
  var views = "UI"
  /// The styles with models, and what each uses.
  let models: KeyValuePairs<String, [String]>
  /// What its composition root, its script and its tests use beside what those of all examples do.
  var composer: [String] = [], script: [String] = [], tests: [String] = []

  static let ui = ["BinderyBindings", "BinderyViews"]

  var targets: [Target] {
    let styles = [domain, views] + models.map(\.key)
    let source = data ?? domain
    let composed = styles + (data.map { [$0] } ?? [])
    let written = models.map { part($0.key, parts: [domain, views], uses: $0.value) }
    let support = ["PlaygroundPrograms", "PlaygroundSupport"]
    let scripting = ["BinderyBindings", "BinderyTesting", "PlaygroundScripting"]
    return written + (data == nil ? [] : [part(domain)]) + [
      part(
        source, parts: data == nil ? [] : [domain], uses: ["PlaygroundSupport"],
        resources: [.process("Resources")]),
      part(views, in: "Value", parts: [domain], uses: Self.ui),
      part(
        "App", in: "Composer", parts: composed,
        uses: ["BinderyComposition", "BinderyViews"] + support + composer),
      part("Script", parts: styles, uses: scripting + script),
      .executableTarget(
        name: command, dependencies: dependencies(["App"], ["PlaygroundPrograms"]),
        path: "Playgrounds/\(name)/Executable"),
      .testTarget(
        name: name + "Tests",
        dependencies: dependencies(
          composed + ["App", "Script"],
          ["BinderyViews", "LoopbackServer"] + support + scripting + tests)),
    ]
  }

  private func part(
    _ part: String, in folder: String? = nil, parts: [String] = [], uses targets: [String] = [],
    resources: [Resource]? = nil
  ) -> Target {
    .target(
      name: name + part, dependencies: dependencies(parts, targets),
      path: "Playgrounds/\(name)/\(folder ?? part)", resources: resources)
  }

  private func dependencies(_ parts: [String], _ targets: [String]) -> [Target.Dependency] {
    (parts.map { name + $0 } + targets).map { .byName(name: $0) }
  }
}

let examples = [
  Example(
    name: "Movies", command: "movies", models: ["Observable": ["BinderyViews"]],
    tests: ["BinderyComposition", "BinderyText"]),
  Example(
    name: "Users", command: "users",
    models: [
      "Observable": Example.ui,
      "ObservableObject": Example.ui + ["BinderyCombine", "PlaygroundSupport"],
    ],
    composer: ["BinderyCombine"], script: ["BinderyCombine", "BinderyViews"],
    tests: ["BinderyCombine"]),
  Example(
    name: "SessionEditor", command: "session-editor", models: ["Observable": ["BinderyViews"]]),
  Example(
    name: "TVShows", command: "tv-shows", domain: "Domain", data: "Data", views: "Presentation",
    models: ["Observable": Example.ui, "ObservableObject": Example.ui + ["BinderyCombine"]],
    script: ["BinderyCombine", "BinderyComposition", "BinderyViews"]),
  Example(
    name: "UserProfile", command: "user-profile",
    models: [
      "Observable": Example.ui, "ObservableObject": Example.ui + ["BinderyCombine"],
      "Callback": [], "PropertyObserver": [], "Subject": ["BinderyCombine"],
    ],
    script: ["BinderyCombine"], tests: ["BinderyCombine"]),
]
package.targets += examples.flatMap(\.targets)

#if !os(macOS)
  // Targets of these names make canImport of them true in the whole build, so no target here but
  // their own tests depends on them, and no source asks.
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
  ]
  package.targets += [
    .target(name: "SwiftUI", dependencies: ["Bindery"]),
    .target(name: "Combine", dependencies: ["BinderyCombine"]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  ]
#endif

var settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
// Not for packages that depend on this one by path: it would be theirs too.
if Context.environment["BINDERY_WARNINGS_AS_ERRORS"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}
for target in package.targets { target.swiftSettings = settings }
