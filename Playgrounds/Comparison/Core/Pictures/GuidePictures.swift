import BinderyTesting
import BinderyText
import Foundation
package import PlaygroundScripting
import Testing

/// The frames that the guides show, as the scripts' first styles draw them.
@MainActor package enum GuidePictures {
  /// Where the guides keep their pictures, from the package's root.
  package static let folder = "Sources/Bindery/Bindery.docc/Resources"

  /// Draws the pictures of a system.
  /// - Returns: SVG by the name of the picture.
  package static func draw<Script: SystemScript>(
    _ script: Script.Type
  ) async throws(ComparisonError) -> [String: String] {
    guard let style = script.styles.first else { return [:] }
    var frames: [String: Frame] = [:]
    let observer = BehaviorObserver { step, screen in frames[step] = screen.frame }
    do {
      _ = try await style.trial(
        width: script.width, height: script.height, stubs: script.makeStubs(), observer: observer,
        script: { try await script.run($0) })
    } catch {
      throw .failedScript(system: script.name, style: style.name, "\(error)")
    }
    var pictures: [String: String] = [:]
    for picture in script.pictures {
      guard let frame = frames[picture.step] else {
        throw .missingStep(picture.step, system: script.name)
      }
      pictures[picture.name] = frame.svg
    }
    return pictures
  }

  /// Draws the pictures of some systems into their folder.
  /// - Returns: The files, from the package's root.
  package static func write(
    _ scripts: [any SystemScript.Type], in package: PackageFolder
  ) async throws(ComparisonError) -> [String] {
    var files: [String] = []
    for script in scripts {
      for (name, svg) in try await draw(script).sorted(by: { $0.key < $1.key }) {
        let file = "\(folder)/\(name).svg"
        try package.write(svg, to: file)
        files.append(file)
      }
    }
    return files
  }
}
