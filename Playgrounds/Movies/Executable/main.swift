import Foundation
import MoviesApp

exit(await MoviesProgram(isLive: true).run(Array(CommandLine.arguments.dropFirst())))
