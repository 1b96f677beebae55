import MoviesScript
package import PlaygroundScripting
import SessionEditorScript
import UserProfileScript
import UsersScript

/// The systems that are compared.
@MainActor package enum Catalog {
  /// Their scripts, in the order in which they are shown.
  package static let scripts: [any SystemScript.Type] = [
    MoviesScript.self, UsersScript.self, SessionEditorScript.self, UserProfileScript.self,
  ]
}
