import Foundation
import SessionEditorApp

exit(await SessionEditorProgram(isLive: true).run(Array(CommandLine.arguments.dropFirst())))
