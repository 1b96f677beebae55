import Foundation
import UserProfileApp

exit(await UserProfileProgram(isLive: true).run(Array(CommandLine.arguments.dropFirst())))
