import BinderyMacroExpansion
import Foundation
import Testing

@Suite struct EnvironmentEntryTests {
  /// The expansion of an attribute, or the first message of what is wrong.
  private func expand(
    _ source: String, role: String, context: String = "extension EnvironmentValues {}"
  ) throws -> String {
    let question: [String: Any] = [
      "expandAttachedMacro": [
        "macro": ["moduleName": "BinderyMacros", "typeName": "EntryMacro", "name": "Entry"],
        "macroRole": role,
        "declSyntax": [
          "kind": "declaration", "source": source,
          "location": ["fileName": "A.swift", "fileID": "A/A.swift", "offset": 7],
        ],
        "lexicalContext": [["kind": "declaration", "source": context]],
      ]
    ]
    let answer = MacroPlugin.answer(try JSONSerialization.data(withJSONObject: question))
    let object = try #require(try JSONSerialization.jsonObject(with: answer) as? [String: Any])
    let result = try #require(object["expandMacroResult"] as? [String: Any])
    let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
    if let message = diagnostics.first?["message"] as? String { return message }
    return try #require(result["expandedSource"] as? String)
  }

  @Test func theVariableReadsAndWritesItsKey() throws {
    #expect(
      try expand("@Entry var pageSize: Int = 20", role: "accessor") == """
        {
          get { self[__Key_pageSize.self] }
          set { self[__Key_pageSize.self] = newValue }
        }
        """)
  }

  @Test(arguments: [
    ("@Entry var a: Int = 20", "var defaultValue: Int { 20 }"),
    ("@Entry public var a: [String: Int]? ", "var defaultValue: [String: Int]? { nil }"),
    (
      "@Entry var a: (Int) -> Bool = { $0 == 1 }", "var defaultValue: (Int) -> Bool { { $0 == 1 } }"
    ),
    ("@Entry var a = 5", "let defaultValue = 5"),
    ("/// A var.\n  @Entry var a: Int = 1", "var defaultValue: Int { 1 }"),
  ]) func theKeyHoldsTheDefault(source: String, member: String) throws {
    #expect(
      try expand(source, role: "peer") == """
        private enum __Key_a: EnvironmentKey {
          static \(member)
        }
        """)
  }

  @Test func otherDeclarationsAreErrors() throws {
    #expect(
      try expand("@Entry let a = 1", role: "peer")
        == "'@Entry' can only be attached to a 'var' with a type or a default value")
    #expect(
      try expand("@Entry var a = 1", role: "peer", context: "struct Other {}")
        == "'@Entry' can only be attached to a variable in an extension of EnvironmentValues")
  }
}
