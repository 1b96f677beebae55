import Foundation
import SessionEditorCore

extension Session {
  static let hills = Session(
    name: "Hill repeats", duration: 45, kind: .ride, isIndoors: true, notes: "Bring water")
  static let lanes = Session(name: "Lanes", duration: 60, kind: .swim)
}

/// Fails with words of its own.
struct Unreachable: LocalizedError {
  var errorDescription: String? { "The server was not found." }
}
