import Foundation
import UsersApp

exit(await UsersProgram().run(Array(CommandLine.arguments.dropFirst())))
