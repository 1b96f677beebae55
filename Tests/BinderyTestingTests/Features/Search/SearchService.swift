/// Looks for a text.
typealias SearchService = @MainActor @Sendable (String) -> Void
