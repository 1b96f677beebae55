import Comparison
import Foundation
import Testing

@Suite struct PackageFolderTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent().path

  @Test func isFoundUpwards() throws {
    let folder = try PackageFolder(containing: Self.here)
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "README.md").path))
    let file = "Tests/ComparisonTests/PackageFolderTests.swift"
    #expect(try folder.files(at: [file]) == [file])
  }

  @Test func elsewhereThereIsNone() {
    let path = FileManager.default.temporaryDirectory.path
    #expect(throws: ComparisonError.notInPackage(path)) { try PackageFolder(containing: path) }
    #expect(
      ComparisonError.notInPackage("/somewhere").description
        == "/somewhere is not in the folder of the Bindery package, whose sources are counted. Run "
        + "`swift run compare` there.")
  }

  @Test func theBenchmarksAreNotThePackageItself() throws {
    let folder = try PackageFolder(containing: Self.here)
    let benchmarks = folder.url.appending(path: "Benchmarks").path
    #expect(try PackageFolder(containing: benchmarks).url == folder.url)
  }

  @Test func foldersStandForTheirSwiftFiles() throws {
    let folder = try PackageFolder(containing: Self.here)
    let files = try folder.files(at: ["Tests/ComparisonTests"])
    #expect(files.contains("Tests/ComparisonTests/SetUpRuleTests.swift"))
    #expect(files == files.sorted())
  }

  @Test func aPathThatIsNotThereIsNamed() throws {
    let folder = try PackageFolder(containing: Self.here)
    #expect(throws: ComparisonError.missingSource("Playgrounds/Nothing")) {
      try folder.files(at: ["Playgrounds/Nothing"])
    }
  }
}
