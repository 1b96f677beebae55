import Foundation
import MoviesApp
import PlaygroundPrograms

exit(await MoviesProgram(console: .live).run(Array(CommandLine.arguments.dropFirst())))
