import Foundation

/// Dates as a date picker writes and reads them: `2026-03-01 09:30`.
struct DateText {
  private let components: DatePickerComponents

  private let calendar: Calendar

  init(_ components: DatePickerComponents, _ calendar: Calendar, _ timeZone: TimeZone) {
    self.components = components
    var calendar = calendar
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// How far a step goes, in seconds.
  var step: TimeInterval { components.contains(.date) ? 86_400 : 60 }

  func string(from date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?, _ length: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    let day = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
    if !components.contains(.hourAndMinute) { return day }
    return components.contains(.date) ? "\(day) \(time)" : time
  }

  /// The date that was written, or nil if it cannot be read.
  func date(from string: String) -> Date? {
    let numbers = string.split { !$0.isNumber }.map { Int($0) }
    var wanted: [WritableKeyPath<DateComponents, Int?>] = []
    if components.contains(.date) { wanted += [\.year, \.month, \.day] }
    if components.contains(.hourAndMinute) { wanted += [\.hour, \.minute] }
    guard numbers.count == wanted.count, !numbers.contains(nil) else { return nil }
    var parts = DateComponents(year: 2001, month: 1, day: 1)
    for (path, number) in zip(wanted, numbers) { parts[keyPath: path] = number }
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)
  }
}
