import MoviesScript
package import PlaygroundScripting
import SessionEditorScript
import UserProfileScript

/// The systems that are compared.
@MainActor package enum Catalog {
  /// Their scripts, in the order in which they are shown.
  package static let scripts: [any SystemScript.Type] = [
    MoviesScript.self, SessionEditorScript.self, UserProfileScript.self,
  ]
}
