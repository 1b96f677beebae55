import Foundation
import PlaygroundPrograms
import SessionEditorApp

exit(await SessionEditorProgram(console: .live).run(Array(CommandLine.arguments.dropFirst())))
