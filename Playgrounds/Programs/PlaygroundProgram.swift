import BinderyTerminal
public import BinderyViews
public import PlaygroundSupport

/// A program that loads something and shows it, live on a terminal, or else as one frame when the
/// tasks are over.
@MainActor public protocol PlaygroundProgram {
  /// The ways in which its feature is written.
  associatedtype Style: LaunchStyle

  /// Whom it talks to.
  var console: Console { get }

  /// Shows what is asked for.
  /// - Returns: Why it could not be loaded; nil if it could.
  func show(_ options: LaunchOptions<Style>) async -> String?
}

extension PlaygroundProgram {
  /// Runs with the arguments that follow the program's name.
  /// - Returns: The exit status: 0, or 1 if something could not be loaded, or 2 if the arguments
  ///   make no sense.
  public func run(_ arguments: [String]) async -> Int32 {
    let options: LaunchOptions<Style>
    do throws(LaunchError) {
      options = try LaunchOptions.parse(arguments)
    } catch {
      console.error(error.message(program: Style.program))
      return 2
    }
    if options.showsHelp {
      console.output(LaunchOptions<Style>.usage)
      return 0
    }
    guard let failure = await show(options) else { return 0 }
    console.error("\(Style.program): \(failure)")
    return 1
  }

  /// Shows a view in the way that is asked for.
  public func present<Root: View>(
    _ options: LaunchOptions<Style>, @ViewBuilder _ root: @escaping () -> Root
  ) async {
    let size = TerminalSize(width: options.width, height: options.height)
    await TerminalScreen(size: size, root)
      .show(
        isLive: console.isLive && !options.isPrinted, styled: console.isStyled,
        output: console.output)
  }
}
