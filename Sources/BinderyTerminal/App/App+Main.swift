public import BinderyViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension App {
  /// Runs the program in a terminal: mounts its first window, lets the tasks finish, and prints the
  /// frame.
  ///
  /// The frame is as large as the terminal, or 80 columns by 24 rows where there is none; the
  /// arguments `--width N` and `--height N` say otherwise, in cells. Other arguments are left to the
  /// program.
  public static func main() async {
    switch AppArguments.size(CommandLine.arguments.dropFirst(), else: .current) {
    case .success(let size): await PrintedFrame(size: size) { AppRoot(Self()) }.print()
    case .failure(let mistake):
      StandardStream.error.write(line: mistake.message)
      exit(2)
    }
  }
}
