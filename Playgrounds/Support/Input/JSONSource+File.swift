import Foundation

extension JSONSource {
  /// Reads a file up to the byte limit, a piece at a time so that cancellation is noticed.
  func readFile(_ path: String) throws -> Data {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw JSONSourceError.fileNotFound(path: path)
    }
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw JSONSourceError.isDirectory(path: path)
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      var data = Data()
      while let piece = try handle.read(upToCount: 1 << 20), !piece.isEmpty {
        try Task.checkCancellation()
        data += piece
        guard data.count <= Self.byteLimit else { throw JSONSourceError.tooLarge(self) }
      }
      return data
    } catch let error as JSONSourceError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      throw JSONSourceError.fileNotFound(path: path)
    } catch {
      throw JSONSourceError.notReadable(path: path)
    }
  }
}
