import PlaygroundSupport
import UsersCore
import UsersObservableObject

extension LaunchOptions where Style == UserStyle {
  /// The loader for the users that are asked for.
  var loader: any UserPublisher {
    switch source {
    case .file(let path)?: FileUserLoader(path: path)
    case .url(let url)?: URLUserLoader(url: url)
    case nil: BundledUserLoader()
    }
  }
}
