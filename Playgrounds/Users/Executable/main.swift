import Foundation
import UsersApp

exit(await UsersProgram(isLive: true).run(Array(CommandLine.arguments.dropFirst())))
