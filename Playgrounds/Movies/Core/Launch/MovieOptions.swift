public import PlaygroundSupport

/// What the arguments of the `movies` program ask for.
public typealias MovieOptions = LaunchOptions<MovieStyle>

extension LaunchOptions where Style == MovieStyle {
  /// The name the program is started by.
  public static var program: String { "movies" }

  /// The usage text, which ends with a line break.
  public static var usage: String { usage(program: program, items: "films") }

  /// The loader for the films that are asked for.
  public var loader: any MovieLoader {
    switch source {
    case .file(let path)?: FileMovieLoader(path: path)
    case .url(let url)?: URLMovieLoader(url: url)
    case nil: BundledMovieLoader()
    }
  }
}
