import Foundation
import PlaygroundPrograms
import TVShowsApp

exit(await ShowsProgram(console: .live).run(Array(CommandLine.arguments.dropFirst())))
