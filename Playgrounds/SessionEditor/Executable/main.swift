import Foundation
import SessionEditorApp

exit(await SessionEditorProgram().run(Array(CommandLine.arguments.dropFirst())))
