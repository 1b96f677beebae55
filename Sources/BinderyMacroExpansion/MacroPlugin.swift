public import Foundation

/// Answers a compiler that asks for the expansion of macros.
///
/// The two talk over pipes. A message is its length in bytes (64 bits, the lowest byte first), then
/// JSON: an object of one field, whose name says what the message is. This is how plugins that are
/// executables work since Swift 5.9; the part of it that is used here needs no library for syntax.
public struct MacroPlugin {
  private let input: FileHandle
  private let output: FileHandle

  /// Makes a plugin that is asked and answers over two files.
  public init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Answers questions until there are no more.
  public func run() {
    while let question = read() { write(Self.answer(question)) }
  }

  /// The answer to a question, both without their lengths.
  public static func answer(_ question: Data) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let answer: Answer
    do {
      answer = try JSONDecoder().decode(Question.self, from: question).answer
    } catch {
      answer = .expansion(Expansion(error: "The compiler's message was not understood: \(error)"))
    }
    // An answer is made of strings and numbers, which JSON can always hold.
    return (try? encoder.encode(answer)) ?? Data()
  }

  private func read() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return read(Int(length))
  }

  private func read(_ count: Int) -> Data? {
    var bytes = Data()
    while bytes.count < count {
      let part = input.readData(ofLength: count - bytes.count)
      if part.isEmpty { return nil }
      bytes.append(part)
    }
    return bytes
  }

  private func write(_ message: Data) {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    output.write(Data(header) + message)
  }
}
