public import Foundation

nonisolated extension Text {
  /// Shows the text of a key, translated where there is a table that has it.
  ///
  /// Without a bundle or a table only a table `Localizable.strings` of the program itself is asked;
  /// whether there is one is found out once.
  /// - Parameters:
  ///   - tableName: The table; nil is `Localizable`.
  ///   - bundle: Where the table is; nil is the program.
  ///   - comment: What translators should know.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    if bundle == nil && tableName == nil && !LocalizedStringKey.programHasTable && key.isPlain {
      self.init(verbatim: key.string)
    } else {
      self = key.text(table: tableName, bundle: bundle)
    }
  }

  /// Shows a value as a style formats it.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Shows a value as a style formats it, with its looks.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput, format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Shows an object as a formatter formats it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Shows a value as a formatter formats it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Shows a date.
  ///
  /// Styles that are relative to the moment read the clock once: the text does not run on by
  /// itself.
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.string(from: date)) }

  /// Shows a range of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(verbatim: dates.textual) }

  /// Shows a range of dates.
  public init(_ interval: DateInterval) {
    self.init(verbatim: (interval.start...interval.end).textual)
  }

  /// Shows the hours, minutes and seconds of a range of dates, as a timer that has not started.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let whole = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = pauseTime.map { $0.timeIntervalSince(timerInterval.lowerBound) } ?? 0
    self.init(verbatim: DateStyle.clock(countsDown ? whole - passed : passed))
  }

  /// Shows the glyph of a picture.
  public init(_ image: Image) { self.init(verbatim: image.glyph) }

  /// How a date is shown.
  public enum DateStyle: Hashable, Sendable {
    /// The day, month and year.
    case date
    /// The hour and minute.
    case time
    /// How long ago or ahead: "2 hr".
    case relative
    /// How long ago or ahead, with a sign: "+2 hr".
    case offset
    /// Hours, minutes and seconds since or until then.
    case timer

    func string(from date: Date) -> String {
      switch self {
      case .date: date.formatted(date: .long, time: .omitted)
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .relative, .offset:
        date.formatted(.relative(presentation: .numeric, unitsStyle: .abbreviated))
      case .timer: Self.clock(abs(date.timeIntervalSinceNow))
      }
    }

    /// A number of seconds as hours, minutes and seconds.
    static func clock(_ seconds: TimeInterval) -> String {
      let whole = seconds.isFinite ? Int(max(0, min(seconds, 1e9)).rounded()) : 0
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let (hours, minutes) = (whole / 3600, whole / 60 % 60)
      return hours > 0
        ? "\(hours):\(two(minutes)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
    }
  }
}

nonisolated extension ClosedRange<Date> {
  /// Both dates with their times.
  var textual: String { (lowerBound..<upperBound).formatted() }
}
