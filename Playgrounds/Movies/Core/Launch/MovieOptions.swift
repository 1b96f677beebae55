public import PlaygroundSupport

/// What the arguments of the `movies` program ask for.
public typealias MovieOptions = LaunchOptions<MovieStyle>

extension LaunchOptions where Style == MovieStyle {
  /// The loader for the films that are asked for.
  public var loader: any MovieLoader {
    switch source {
    case .file(let path)?: FileMovieLoader(path: path)
    case .url(let url)?: URLMovieLoader(url: url)
    case nil: BundledMovieLoader()
    }
  }
}
