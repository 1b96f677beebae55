/// What a macro stands for, and what is wrong with it.
struct Expansion: Encodable {
  let expandedSource: String?
  let diagnostics: [Diagnostic]

  init(source: String) {
    expandedSource = source
    diagnostics = []
  }

  init(error: String, at location: Question.Location? = nil) {
    expandedSource = ""
    diagnostics = [
      Diagnostic(
        message: error,
        position: Diagnostic.Position(
          fileName: location?.fileName ?? "", offset: location?.offset ?? 0))
    ]
  }

  /// Something that is wrong.
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }
    let message: String
    var severity = "error"
    let position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }
}
