public import PlaygroundSupport

/// What the arguments of the `tv-shows` program ask for.
public typealias ShowOptions = LaunchOptions<ShowStyle>
