import Comparison
import Foundation
import PlaygroundScripting
import Testing

/// The guides show code that exists and frames that are drawn.
@MainActor @Suite struct GuideTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let catalog = root.appending(path: "Sources/Bindery/Bindery.docc")

  private func text(of url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  private func files(in folder: URL, _ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(ending) }.sorted()
  }

  private func guides() throws -> [Guide] {
    try files(in: Self.catalog, ".md").map { name in
      Guide(name: name, text: try text(of: Self.catalog.appending(path: name)))
    }
  }

  @Test func everyExcerptStandsInItsFile() throws {
    let guides = try guides()
    #expect(guides.count >= 2)
    for guide in guides {
      for excerpt in guide.excerpts {
        let words = "\(guide.name): \(excerpt.lines.first ?? "")"
        guard let source = excerpt.source else {
          Issue.record("\(words): no line <!-- excerpt: path --> before it")
          continue
        }
        let url = Self.root.appending(path: source)
        #expect(excerpt.stands(in: try text(of: url)), "\(words): is not in \(source)")
      }
    }
  }

  @Test func everyPictureIsWhatTheScriptDraws() async throws {
    var drawn: [String: String] = [:]
    for script in Catalog.scripts {
      drawn.merge(try await GuidePictures.draw(script)) { _, new in new }
    }
    let folder = Self.root.appending(path: GuidePictures.folder)
    let kept = try files(in: folder, ".svg").map { String($0.dropLast(4)) }
    #expect(kept == drawn.keys.sorted(), "draw them by: swift run compare --pictures")
    for name in kept {
      let picture = try text(of: folder.appending(path: "\(name).svg"))
      #expect(picture == drawn[name], "\(name): draw it again by: swift run compare --pictures")
    }
  }

  @Test func pagesShowPicturesThatThereAre() throws {
    let kept = try files(in: Self.root.appending(path: GuidePictures.folder), ".svg")
    for guide in try guides() {
      for name in guide.pictures { #expect(kept.contains("\(name).svg"), "\(guide.name)") }
    }
  }

  @Test func thePageOfASystemShowsItsPictures() throws {
    for guide in try guides() {
      for script in Catalog.scripts where guide.name == "\(script.name).md" {
        #expect(Set(guide.pictures) == Set(script.pictures.map(\.name)), "\(guide.name)")
      }
    }
  }

  @Test func theRootListsEveryPage() throws {
    let root = try text(of: Self.catalog.appending(path: "Bindery.md"))
    for guide in try guides() where guide.name != "Bindery.md" {
      #expect(root.contains("- <doc:\(guide.name.dropLast(3))>\n"), "\(guide.name)")
    }
  }
}
