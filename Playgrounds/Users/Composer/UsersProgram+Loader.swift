package import PlaygroundSupport
import UsersCore
package import UsersObservableObject

extension UsersProgram {
  /// Returns the loader for a source; without one, for the bundled users.
  package static func loader(for source: JSONSource?) -> any UserPublisher {
    switch source {
    case .file(let path)?: FileUserLoader(path: path)
    case .url(let url)?: URLUserLoader(url: url)
    case nil: BundledUserLoader()
    }
  }
}
