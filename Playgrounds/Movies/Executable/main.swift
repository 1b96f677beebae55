import Foundation
import MoviesApp
import PlaygroundPrograms

exit(await MoviesProgram(console: .standard).run(Array(CommandLine.arguments.dropFirst())))
