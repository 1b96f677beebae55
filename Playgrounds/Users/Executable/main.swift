import Foundation
import PlaygroundPrograms
import UsersApp

exit(await UsersProgram(console: .standard).run(Array(CommandLine.arguments.dropFirst())))
