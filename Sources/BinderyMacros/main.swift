import BinderyMacroExpansion
import Foundation

MacroPlugin(input: .standardInput, output: .standardOutput).run()
