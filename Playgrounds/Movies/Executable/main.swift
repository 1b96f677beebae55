import Foundation
import MoviesApp

exit(await MoviesProgram().run(Array(CommandLine.arguments.dropFirst())))
