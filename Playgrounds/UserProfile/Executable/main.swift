import Foundation
import PlaygroundPrograms
import UserProfileApp

exit(await UserProfileProgram(console: .live).run(Array(CommandLine.arguments.dropFirst())))
