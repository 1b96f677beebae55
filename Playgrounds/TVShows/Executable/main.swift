import Foundation
import TVShowsApp

exit(await ShowsProgram(isLive: true).run(Array(CommandLine.arguments.dropFirst())))
