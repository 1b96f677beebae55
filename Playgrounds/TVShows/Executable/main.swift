import Foundation
import PlaygroundPrograms
import TVShowsApp

exit(await ShowsProgram(console: .standard).run(Array(CommandLine.arguments.dropFirst())))
