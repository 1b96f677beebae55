import Foundation
import PlaygroundPrograms
import UsersApp

exit(await UsersProgram(console: .live).run(Array(CommandLine.arguments.dropFirst())))
