import Foundation
import WidthTableGenerator

exit(WidthTableCommand.run(data: "/usr/share/unicode", output: "Sources/BinderyText/Width"))
