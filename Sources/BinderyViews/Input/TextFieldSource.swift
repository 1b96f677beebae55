import BinderyBindings
import Foundation

/// What a text field is bound to.
enum TextFieldSource {
  /// Text, written with every change.
  case text(Binding<String>)
  /// A value, written when the input is ended: how it reads, and what to do with what was typed.
  case value(read: @MainActor () -> String, write: @MainActor (String) -> Void)

  @MainActor init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self = .value(
      read: { format.format(value.wrappedValue) },
      write: {
        if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
      })
  }

  @MainActor init<F: ParseableFormatStyle>(
    optional value: Binding<F.FormatInput?>, _ format: F
  ) where F.FormatOutput == String {
    self = .value(
      read: { value.wrappedValue.map { format.format($0) } ?? "" },
      write: {
        if $0.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse($0) {
          value.wrappedValue = parsed
        }
      })
  }

  @MainActor init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self = .value(
      read: { formatter.string(for: value.wrappedValue) ?? "" },
      write: {
        // Only number formatters read text back where there is no Objective-C.
        guard let formatter = formatter as? NumberFormatter,
          let number = formatter.number(from: $0)
        else { return }
        let candidates: [Any] = [number.intValue, number.doubleValue, number.decimalValue, number]
        if let parsed = candidates.lazy.compactMap({ $0 as? V }).first {
          value.wrappedValue = parsed
        }
      })
  }
}
