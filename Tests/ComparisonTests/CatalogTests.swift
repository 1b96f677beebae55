import Comparison
import Foundation
import PlaygroundScripting
import Testing

@MainActor @Suite struct CatalogTests {
  private let folder: PackageFolder

  init() throws {
    folder = try PackageFolder(
      containing: URL(filePath: #filePath).deletingLastPathComponent().path)
  }

  @Test func everySourceBelongsToOneStyleOrToAll() throws {
    for script in Catalog.scripts {
      let listed = try folder.files(
        at: script.sources.flatMap(\.feature) + script.sharedSources)
      #expect(Set(listed).count == listed.count, "\(script.name) lists a file twice")
      let all = try folder.files(at: ["Playgrounds/\(script.name)"])
      // Not the feature: the program, and the script itself.
      let rest = Set(all).subtracting(listed).filter { file in
        !file.contains("/Executable/") && !file.contains("/Script/")
          && (!file.contains("/Composer/") || file.hasSuffix("Composer.swift"))
      }
      #expect(rest == [], "\(script.name) does not list these")
    }
  }

  @Test func everyStyleHasTestsOfItsOwn() throws {
    for script in Catalog.scripts {
      var all: [String] = []
      for style in script.sources {
        let files = try folder.files(at: style.tests)
        #expect(!files.isEmpty, "\(script.name), \(style.style)")
        all += files
      }
      #expect(Set(all).count == all.count, "\(script.name)")
    }
  }

  @Test func theValueStyleComesFirst() {
    for script in Catalog.scripts { #expect(script.sources.first?.style == "value") }
  }
}
