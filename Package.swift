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
    .target(name: "BinderyBindings"),
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
      dependencies: ["BinderyBindings", "BinderyCallStack", "BinderyCombine", "BinderyViews"]),
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
      name: "PlaygroundScripting", dependencies: ["BinderyTesting"],
      path: "Playgrounds/Scripting"),
    .target(
      name: "MoviesCore", dependencies: ["PlaygroundSupport"], path: "Playgrounds/Movies/Core",
      resources: [.process("Resources")]),
    .target(
      name: "MoviesUI", dependencies: ["BinderyBindings", "BinderyViews", "MoviesCore"],
      path: "Playgrounds/Movies/Value"),
    .target(
      name: "MoviesObservable", dependencies: ["BinderyViews", "MoviesCore", "MoviesUI"],
      path: "Playgrounds/Movies/Observable"),
    .target(
      name: "MoviesApp",
      dependencies: [
        "BinderyComposition", "BinderyTerminal", "BinderyViews", "MoviesCore", "MoviesObservable",
        "MoviesUI", "PlaygroundSupport",
      ], path: "Playgrounds/Movies/Composer"),
    .target(
      name: "MoviesScript",
      dependencies: [
        "BinderyTesting", "MoviesCore", "MoviesObservable", "MoviesUI", "PlaygroundScripting",
      ], path: "Playgrounds/Movies/Script"),
    .executableTarget(
      name: "movies", dependencies: ["MoviesApp"], path: "Playgrounds/Movies/Executable"),

    .target(
      name: "SessionEditorCore", dependencies: ["PlaygroundSupport"],
      path: "Playgrounds/SessionEditor/Core", resources: [.process("Resources")]),
    .target(
      name: "SessionEditorUI",
      dependencies: ["BinderyBindings", "BinderyViews", "SessionEditorCore"],
      path: "Playgrounds/SessionEditor/Value"),
    .target(
      name: "SessionEditorObservable",
      dependencies: ["BinderyViews", "SessionEditorCore", "SessionEditorUI"],
      path: "Playgrounds/SessionEditor/Observable"),
    .target(
      name: "SessionEditorApp",
      dependencies: [
        "BinderyComposition", "BinderyTerminal", "BinderyViews", "PlaygroundSupport",
        "SessionEditorCore", "SessionEditorObservable", "SessionEditorUI",
      ], path: "Playgrounds/SessionEditor/Composer"),
    .target(
      name: "SessionEditorScript",
      dependencies: [
        "BinderyBindings", "BinderyTesting", "PlaygroundScripting", "SessionEditorCore",
        "SessionEditorObservable", "SessionEditorUI",
      ], path: "Playgrounds/SessionEditor/Script"),
    .executableTarget(
      name: "session-editor", dependencies: ["SessionEditorApp"],
      path: "Playgrounds/SessionEditor/Executable"),

    .target(
      name: "UserProfileCore", dependencies: ["PlaygroundSupport"],
      path: "Playgrounds/UserProfile/Core", resources: [.process("Resources")]),
    .target(
      name: "UserProfileUI", dependencies: ["BinderyBindings", "BinderyViews", "UserProfileCore"],
      path: "Playgrounds/UserProfile/Value"),
    .target(
      name: "UserProfileObservable",
      dependencies: ["BinderyBindings", "BinderyViews", "UserProfileCore", "UserProfileUI"],
      path: "Playgrounds/UserProfile/Observable"),
    .target(
      name: "UserProfileObservableObject",
      dependencies: [
        "BinderyBindings", "BinderyCombine", "BinderyViews", "UserProfileCore", "UserProfileUI",
      ],
      path: "Playgrounds/UserProfile/ObservableObject"),
    .target(
      name: "UserProfileCallback", dependencies: ["UserProfileCore", "UserProfileUI"],
      path: "Playgrounds/UserProfile/Callback"),
    .target(
      name: "UserProfilePropertyObserver", dependencies: ["UserProfileCore", "UserProfileUI"],
      path: "Playgrounds/UserProfile/PropertyObserver"),
    .target(
      name: "UserProfileSubject",
      dependencies: ["BinderyCombine", "UserProfileCore", "UserProfileUI"],
      path: "Playgrounds/UserProfile/Subject"),
    .target(
      name: "UserProfileApp",
      dependencies: [
        "BinderyComposition", "BinderyTerminal", "BinderyViews", "PlaygroundSupport",
        "UserProfileCallback", "UserProfileCore", "UserProfileObservable",
        "UserProfileObservableObject", "UserProfilePropertyObserver", "UserProfileSubject",
        "UserProfileUI",
      ],
      path: "Playgrounds/UserProfile/Composer"),
    .target(
      name: "UserProfileScript",
      dependencies: [
        "BinderyBindings", "BinderyCombine", "BinderyTesting", "PlaygroundScripting",
        "UserProfileCallback", "UserProfileCore", "UserProfileObservable",
        "UserProfileObservableObject", "UserProfilePropertyObserver", "UserProfileSubject",
        "UserProfileUI",
      ],
      path: "Playgrounds/UserProfile/Script"),
    .executableTarget(
      name: "user-profile", dependencies: ["UserProfileApp"],
      path: "Playgrounds/UserProfile/Executable"),

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

    .testTarget(name: "BinderyBindingsTests", dependencies: ["BinderyBindings"]),
    .testTarget(name: "BinderyMeasuringTests", dependencies: ["BinderyMeasuring"]),
    .testTarget(
      name: "BinderyReportingTests", dependencies: ["BinderyMeasuring", "BinderyReporting"]),
    .testTarget(name: "BinderyMacroExpansionTests", dependencies: ["BinderyMacroExpansion"]),
    .testTarget(name: "BinderyCombineTests", dependencies: ["BinderyCombine"]),
    .testTarget(
      name: "BinderyTextTests", dependencies: ["BinderyText", "WidthTableGenerator"]),
    .testTarget(
      name: "BinderyCompositionTests",
      dependencies: [
        "BinderyBindings", "BinderyCombine", "BinderyViews", "BinderyComposition", "BinderyText",
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
      name: "MoviesTests",
      dependencies: [
        "BinderyBindings", "BinderyComposition", "BinderyTesting", "BinderyText", "BinderyViews",
        "LoopbackServer", "MoviesApp", "MoviesCore", "MoviesObservable", "MoviesScript", "MoviesUI",
        "PlaygroundScripting", "PlaygroundSupport",
      ]),
    .testTarget(
      name: "SessionEditorTests",
      dependencies: [
        "BinderyBindings", "BinderyTesting", "BinderyViews", "LoopbackServer",
        "PlaygroundScripting", "PlaygroundSupport", "SessionEditorApp", "SessionEditorCore",
        "SessionEditorObservable", "SessionEditorScript", "SessionEditorUI",
      ]),
    .testTarget(
      name: "UserProfileTests",
      dependencies: [
        "BinderyBindings", "BinderyCombine", "BinderyTesting", "BinderyViews", "LoopbackServer",
        "PlaygroundScripting", "PlaygroundSupport", "UserProfileApp", "UserProfileCallback",
        "UserProfileCore", "UserProfileObservable", "UserProfileObservableObject",
        "UserProfilePropertyObserver", "UserProfileScript", "UserProfileSubject", "UserProfileUI",
      ]),
    .testTarget(
      name: "BinderyTerminalTests",
      dependencies: ["BinderyComposition", "BinderyTerminal", "BinderyViews"]),
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

// The playground Users.
package.targets += [
  .target(
    name: "UsersCore", dependencies: ["PlaygroundSupport"], path: "Playgrounds/Users/Core",
    resources: [.process("Resources")]),
  .target(
    name: "UsersUI", dependencies: ["BinderyBindings", "BinderyViews", "UsersCore"],
    path: "Playgrounds/Users/Value"),
  .target(
    name: "UsersObservable",
    dependencies: ["BinderyBindings", "BinderyViews", "UsersCore", "UsersUI"],
    path: "Playgrounds/Users/Observable"),
  .target(
    name: "UsersObservableObject",
    dependencies: [
      "BinderyBindings", "BinderyCombine", "BinderyViews", "PlaygroundSupport", "UsersCore",
      "UsersUI",
    ], path: "Playgrounds/Users/ObservableObject"),
  .target(
    name: "UsersApp",
    dependencies: [
      "BinderyCombine", "BinderyComposition", "BinderyTerminal", "BinderyViews",
      "PlaygroundSupport", "UsersCore", "UsersObservable", "UsersObservableObject", "UsersUI",
    ], path: "Playgrounds/Users/Composer"),
  .target(
    name: "UsersScript",
    dependencies: [
      "BinderyBindings", "BinderyCombine", "BinderyTesting", "BinderyViews", "PlaygroundScripting",
      "UsersCore", "UsersObservable", "UsersObservableObject", "UsersUI",
    ], path: "Playgrounds/Users/Script"),
  .executableTarget(
    name: "users", dependencies: ["UsersApp"], path: "Playgrounds/Users/Executable"),
  .testTarget(
    name: "UsersTests",
    dependencies: [
      "BinderyBindings", "BinderyCombine", "BinderyTesting", "BinderyViews", "LoopbackServer",
      "PlaygroundScripting", "PlaygroundSupport", "UsersApp", "UsersCore", "UsersObservable",
      "UsersObservableObject", "UsersScript", "UsersUI",
    ]),
]

// The playground TVShows: three layers, each of which names what it may import.
package.targets += [
  .target(name: "TVShowsDomain", path: "Playgrounds/TVShows/Domain"),
  .target(
    name: "TVShowsData", dependencies: ["PlaygroundSupport", "TVShowsDomain"],
    path: "Playgrounds/TVShows/Data", resources: [.process("Resources")]),
  .target(
    name: "TVShowsPresentation",
    dependencies: ["BinderyBindings", "BinderyViews", "TVShowsDomain"],
    path: "Playgrounds/TVShows/Value"),
  .target(
    name: "TVShowsObservable",
    dependencies: ["BinderyBindings", "BinderyViews", "TVShowsDomain", "TVShowsPresentation"],
    path: "Playgrounds/TVShows/Observable"),
  .target(
    name: "TVShowsObservableObject",
    dependencies: [
      "BinderyBindings", "BinderyCombine", "BinderyViews", "TVShowsDomain", "TVShowsPresentation",
    ], path: "Playgrounds/TVShows/ObservableObject"),
  .target(
    name: "TVShowsApp",
    dependencies: [
      "BinderyComposition", "BinderyTerminal", "BinderyViews", "PlaygroundSupport", "TVShowsData",
      "TVShowsDomain", "TVShowsObservable", "TVShowsObservableObject", "TVShowsPresentation",
    ], path: "Playgrounds/TVShows/Composer"),
  .target(
    name: "TVShowsScript",
    dependencies: [
      "BinderyBindings", "BinderyCombine", "BinderyComposition", "BinderyTesting", "BinderyViews",
      "PlaygroundScripting", "TVShowsDomain", "TVShowsObservable", "TVShowsObservableObject",
      "TVShowsPresentation",
    ], path: "Playgrounds/TVShows/Script"),
  .executableTarget(
    name: "tv-shows", dependencies: ["TVShowsApp"], path: "Playgrounds/TVShows/Executable"),
  .testTarget(
    name: "TVShowsTests",
    dependencies: [
      "BinderyBindings", "BinderyTesting", "BinderyViews", "LoopbackServer", "PlaygroundScripting",
      "PlaygroundSupport", "TVShowsApp", "TVShowsData", "TVShowsDomain", "TVShowsObservable",
      "TVShowsObservableObject", "TVShowsPresentation", "TVShowsScript",
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
