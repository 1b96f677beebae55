import Foundation
import PlaygroundPrograms
import SessionEditorApp

exit(await SessionEditorProgram(console: .standard).run(Array(CommandLine.arguments.dropFirst())))
