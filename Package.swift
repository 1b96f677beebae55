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

  /// A library that depends on other parts of the example and on other targets.
  func part(
    _ part: String, in folder: String? = nil, parts: [String] = [], uses targets: [String] = [],
    hasResources: Bool = false
  ) -> Target {
    .target(
      name: name + part, dependencies: dependencies(parts, targets),
      path: "Playgrounds/\(name)/\(folder ?? part)",
      resources: hasResources ? [.process("Resources")] : nil)
  }

  func program(_ command: String) -> Target {
    .executableTarget(
      name: command, dependencies: dependencies(["App"], ["PlaygroundPrograms"]),
      path: "Playgrounds/\(name)/Executable")
  }

  func tests(parts: [String], uses targets: [String]) -> Target {
    .testTarget(name: name + "Tests", dependencies: dependencies(parts, targets))
  }

  private func dependencies(_ parts: [String], _ targets: [String]) -> [Target.Dependency] {
    (parts.map { name + $0 } + targets).map { .byName(name: $0) }
  }
}

let movies = Example(name: "Movies")
package.targets += [
  movies.part("Core", uses: ["PlaygroundSupport"], hasResources: true),
  movies.part("UI", in: "Value", parts: ["Core"], uses: ["BinderyBindings", "BinderyViews"]),
  movies.part("Observable", parts: ["Core", "UI"], uses: ["BinderyViews"]),
  movies.part(
    "App", in: "Composer", parts: ["Core", "Observable", "UI"],
    uses: ["BinderyComposition", "BinderyViews", "PlaygroundPrograms", "PlaygroundSupport"]),
  movies.part(
    "Script", parts: ["Core", "Observable", "UI"], uses: ["BinderyTesting", "PlaygroundScripting"]),
  movies.program("movies"),
  movies.tests(
    parts: ["App", "Core", "Observable", "Script", "UI"],
    uses: [
      "BinderyBindings", "BinderyComposition", "BinderyTesting", "BinderyText", "BinderyViews",
      "LoopbackServer", "PlaygroundPrograms", "PlaygroundScripting", "PlaygroundSupport",
    ]),
]

let users = Example(name: "Users")
package.targets += [
  users.part("Core", uses: ["PlaygroundSupport"], hasResources: true),
  users.part("UI", in: "Value", parts: ["Core"], uses: ["BinderyBindings", "BinderyViews"]),
  users.part("Observable", parts: ["Core", "UI"], uses: ["BinderyBindings", "BinderyViews"]),
  users.part(
    "ObservableObject", parts: ["Core", "UI"],
    uses: ["BinderyBindings", "BinderyCombine", "BinderyViews", "PlaygroundSupport"]),
  users.part(
    "App", in: "Composer", parts: ["Core", "Observable", "ObservableObject", "UI"],
    uses: [
      "BinderyCombine", "BinderyComposition", "BinderyViews", "PlaygroundPrograms",
      "PlaygroundSupport",
    ]),
  users.part(
    "Script", parts: ["Core", "Observable", "ObservableObject", "UI"],
    uses: [
      "BinderyBindings", "BinderyCombine", "BinderyTesting", "BinderyViews", "PlaygroundScripting",
    ]),
  users.program("users"),
  users.tests(
    parts: ["App", "Core", "Observable", "ObservableObject", "Script", "UI"],
    uses: [
      "BinderyBindings", "BinderyCombine", "BinderyTesting", "BinderyViews", "LoopbackServer",
      "PlaygroundPrograms", "PlaygroundScripting", "PlaygroundSupport",
    ]),
]

let sessionEditor = Example(name: "SessionEditor")
package.targets += [
  sessionEditor.part("Core", uses: ["PlaygroundSupport"], hasResources: true),
  sessionEditor.part(
    "UI", in: "Value", parts: ["Core"], uses: ["BinderyBindings", "BinderyViews"]),
  sessionEditor.part("Observable", parts: ["Core", "UI"], uses: ["BinderyViews"]),
  sessionEditor.part(
    "App", in: "Composer", parts: ["Core", "Observable", "UI"],
    uses: ["BinderyComposition", "BinderyViews", "PlaygroundPrograms", "PlaygroundSupport"]),
  sessionEditor.part(
    "Script", parts: ["Core", "Observable", "UI"],
    uses: ["BinderyBindings", "BinderyTesting", "PlaygroundScripting"]),
  sessionEditor.program("session-editor"),
  sessionEditor.tests(
    parts: ["App", "Core", "Observable", "Script", "UI"],
    uses: [
      "BinderyBindings", "BinderyTesting", "BinderyViews", "LoopbackServer", "PlaygroundPrograms",
      "PlaygroundScripting", "PlaygroundSupport",
    ]),
]

let tvShows = Example(name: "TVShows")
package.targets += [
  tvShows.part("Domain"),
  tvShows.part("Data", parts: ["Domain"], uses: ["PlaygroundSupport"], hasResources: true),
  tvShows.part(
    "Presentation", in: "Value", parts: ["Domain"], uses: ["BinderyBindings", "BinderyViews"]),
  tvShows.part(
    "Observable", parts: ["Domain", "Presentation"], uses: ["BinderyBindings", "BinderyViews"]),
  tvShows.part(
    "ObservableObject", parts: ["Domain", "Presentation"],
    uses: ["BinderyBindings", "BinderyCombine", "BinderyViews"]),
  tvShows.part(
    "App", in: "Composer",
    parts: ["Data", "Domain", "Observable", "ObservableObject", "Presentation"],
    uses: ["BinderyComposition", "BinderyViews", "PlaygroundPrograms", "PlaygroundSupport"]),
  tvShows.part(
    "Script", parts: ["Domain", "Observable", "ObservableObject", "Presentation"],
    uses: [
      "BinderyBindings", "BinderyCombine", "BinderyComposition", "BinderyTesting", "BinderyViews",
      "PlaygroundScripting",
    ]),
  tvShows.program("tv-shows"),
  tvShows.tests(
    parts: ["App", "Data", "Domain", "Observable", "ObservableObject", "Presentation", "Script"],
    uses: [
      "BinderyBindings", "BinderyTesting", "BinderyViews", "LoopbackServer", "PlaygroundPrograms",
      "PlaygroundScripting", "PlaygroundSupport",
    ]),
]

let userProfile = Example(name: "UserProfile")
package.targets += [
  userProfile.part("Core", uses: ["PlaygroundSupport"], hasResources: true),
  userProfile.part("UI", in: "Value", parts: ["Core"], uses: ["BinderyBindings", "BinderyViews"]),
  userProfile.part(
    "Observable", parts: ["Core", "UI"], uses: ["BinderyBindings", "BinderyViews"]),
  userProfile.part(
    "ObservableObject", parts: ["Core", "UI"],
    uses: ["BinderyBindings", "BinderyCombine", "BinderyViews"]),
  userProfile.part("Callback", parts: ["Core", "UI"]),
  userProfile.part("PropertyObserver", parts: ["Core", "UI"]),
  userProfile.part("Subject", parts: ["Core", "UI"], uses: ["BinderyCombine"]),
  userProfile.part(
    "App", in: "Composer",
    parts: [
      "Callback", "Core", "Observable", "ObservableObject", "PropertyObserver", "Subject", "UI",
    ], uses: ["BinderyComposition", "BinderyViews", "PlaygroundPrograms", "PlaygroundSupport"]),
  userProfile.part(
    "Script",
    parts: [
      "Callback", "Core", "Observable", "ObservableObject", "PropertyObserver", "Subject", "UI",
    ], uses: ["BinderyBindings", "BinderyCombine", "BinderyTesting", "PlaygroundScripting"]),
  userProfile.program("user-profile"),
  userProfile.tests(
    parts: [
      "App", "Callback", "Core", "Observable", "ObservableObject", "PropertyObserver", "Script",
      "Subject", "UI",
    ],
    uses: [
      "BinderyBindings", "BinderyCombine", "BinderyTesting", "BinderyViews", "LoopbackServer",
      "PlaygroundPrograms", "PlaygroundScripting", "PlaygroundSupport",
    ]),
]

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
