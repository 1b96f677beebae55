import Foundation
import UserProfileApp

exit(await UserProfileProgram().run(Array(CommandLine.arguments.dropFirst())))
