import Foundation
import PlaygroundPrograms
import UserProfileApp

exit(await UserProfileProgram(console: .standard).run(Array(CommandLine.arguments.dropFirst())))
