import Foundation

/// A value in one of the forms that can be kept under a key.
enum StoredScalar: Equatable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case data(Data)
  case url(URL)
  case date(Date)

  /// The form, without the value.
  enum Kind { case bool, integer, number, text, data, url, date }

  var kind: Kind {
    switch self {
    case .bool: .bool
    case .integer: .integer
    case .number: .number
    case .text: .text
    case .data: .data
    case .url: .url
    case .date: .date
    }
  }
}
