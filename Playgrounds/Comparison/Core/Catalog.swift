import MoviesScript
package import PlaygroundScripting
import SessionEditorScript
import TVShowsScript
import UserProfileScript
import UsersScript

/// The systems that are compared.
@MainActor package enum Catalog {
  /// Their scripts, in the order in which they are shown.
  package static let scripts: [any SystemScript.Type] = [
    MoviesScript.self, UsersScript.self, SessionEditorScript.self, TVShowsScript.self,
    UserProfileScript.self,
  ]
}
