public import PlaygroundSupport

/// What the arguments of the `users` program ask for.
public typealias UserOptions = LaunchOptions<UserStyle>
