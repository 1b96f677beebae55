import Foundation

/// How values of a type are kept under a key.
struct StorageForm<Value> {
  let kind: StoredScalar.Kind
  /// The value of a scalar, unless it stands for none.
  let decode: (StoredScalar) -> Value?
  /// The scalar for a value; nil takes away what is kept.
  let encode: (Value) -> StoredScalar?
}

extension StorageForm {
  /// The same form, with nil where nothing is kept.
  var optional: StorageForm<Value?> {
    StorageForm<Value?>(kind: kind, decode: { .some(decode($0)) }, encode: { $0.flatMap(encode) })
  }

  /// The form of the raw values of a type.
  func raw<R: RawRepresentable>(_: R.Type) -> StorageForm<R> where R.RawValue == Value {
    StorageForm<R>(
      kind: kind, decode: { decode($0).flatMap { R(rawValue: $0) } },
      encode: { encode($0.rawValue) })
  }
}

extension StorageForm<Bool> {
  static var bool: Self {
    Self(
      kind: .bool, decode: { if case .bool(let value) = $0 { value } else { nil } },
      encode: { .bool($0) })
  }
}

extension StorageForm<Int> {
  static var integer: Self {
    Self(
      kind: .integer, decode: { if case .integer(let value) = $0 { value } else { nil } },
      encode: { .integer($0) })
  }
}

extension StorageForm<Double> {
  static var number: Self {
    Self(
      kind: .number, decode: { if case .number(let value) = $0 { value } else { nil } },
      encode: { .number($0) })
  }
}

extension StorageForm<String> {
  static var text: Self {
    Self(
      kind: .text, decode: { if case .text(let value) = $0 { value } else { nil } },
      encode: { .text($0) })
  }
}

extension StorageForm<Data> {
  static var data: Self {
    Self(
      kind: .data, decode: { if case .data(let value) = $0 { value } else { nil } },
      encode: { .data($0) })
  }
}

extension StorageForm<URL> {
  static var url: Self {
    Self(
      kind: .url, decode: { if case .url(let value) = $0 { value } else { nil } },
      encode: { .url($0) })
  }
}

extension StorageForm<Date> {
  static var date: Self {
    Self(
      kind: .date, decode: { if case .date(let value) = $0 { value } else { nil } },
      encode: { .date($0) })
  }
}
