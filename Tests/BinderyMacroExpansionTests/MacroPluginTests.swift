import BinderyMacroExpansion
import Foundation
import Testing

@Suite struct MacroPluginTests {
  private func answer(_ question: String) -> String {
    String(decoding: MacroPlugin.answer(Data(question.utf8)), as: UTF8.self)
  }

  @Test func understandsWhatTheCompilerDoes() {
    #expect(
      answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
  }

  @Test func aPreviewStandsForNothing() {
    #expect(
      answer(#"{"expandFreestandingMacro":{"syntax":{"source":"a preview"}}}"#)
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
  }

  @Test func anUnknownMessageIsAnError() {
    #expect(answer(#"{"somethingElse":{}}"#).contains("unknown kind"))
    #expect(answer("nonsense").contains("not understood"))
  }

  @Test func messagesHaveTheirLengthInFront() throws {
    let input = Pipe()
    let output = Pipe()
    let question = Data(#"{"getCapability":{}}"#.utf8)
    input.fileHandleForWriting.write(Data([UInt8(question.count), 0, 0, 0, 0, 0, 0, 0]) + question)
    try input.fileHandleForWriting.close()
    MacroPlugin(input: input.fileHandleForReading, output: output.fileHandleForWriting).run()
    try output.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    #expect(Int(answer[0]) == answer.count - 8)
    #expect(answer[1..<8].allSatisfy { $0 == 0 })
  }
}
