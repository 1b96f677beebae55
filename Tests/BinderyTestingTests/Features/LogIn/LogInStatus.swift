/// How far a log-in is.
enum LogInStatus {
  case editing, busy, done
}
