import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension JSONSource {
  /// Reads a file up to the byte limit, a piece at a time so that cancellation is noticed.
  func readFile(_ path: String) throws -> Data {
    let handle = try Self.open(path)
    defer { try? handle.close() }
    do {
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
    } catch {
      throw JSONSourceError.notReadable(path: path)
    }
  }

  /// Opens a file, and nothing else: a pipe that nobody writes to would never be read.
  private static func open(_ path: String) throws(JSONSourceError) -> FileHandle {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .fileNotFound(path: path) }
    // Without waiting, or opening a pipe would.
    let descriptor = sysOpen(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 {
      throw errno == ENOENT || errno == ENOTDIR
        ? .fileNotFound(path: path) : .notReadable(path: path)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw .notReadable(path: path) }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return handle
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .isNoFile(path: path)
    }
  }
}

/// The system's call, which a method of the same name hides.
private func sysOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
