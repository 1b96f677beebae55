/// Logs in, or throws.
typealias LogInService = @MainActor @Sendable () async throws -> Void
