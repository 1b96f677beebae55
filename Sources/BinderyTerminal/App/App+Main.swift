public import BinderyViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension App {
  /// Runs the program in a terminal: mounts its first window, and has the person use it with the
  /// keys that ``LiveProgram`` names, until they leave.
  ///
  /// Where standard input or output is no terminal, or with the argument `--print`, it lets the
  /// tasks finish and prints the frame. That is as large as the terminal, or 80 columns by 24 rows
  /// where there is none; the arguments `--width N` and `--height N` say otherwise, in cells, and
  /// are printed too. Other arguments are left to the program.
  public static func main() async {
    let arguments: AppArguments
    do throws(AppArguments.Mistake) {
      arguments = try AppArguments(CommandLine.arguments.dropFirst(), size: .current)
    } catch {
      StandardStream.error.write(line: error.message)
      exit(2)
    }
    await TerminalScreen(size: arguments.size) { AppRoot(Self()) }
      .show(isLive: !arguments.isPrinted)
  }
}
