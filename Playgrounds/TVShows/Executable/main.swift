import Foundation
import TVShowsApp

exit(await ShowsProgram().run(Array(CommandLine.arguments.dropFirst())))
