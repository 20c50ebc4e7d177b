/// The error that `body` throws, or nil if it throws none or one of another type.
///
/// `#require(throws:)` gives the error only from Swift 6.1 on.
public func errorThrown<Failure: Error, Value>(
  _ type: Failure.Type,
  by body: () throws -> Value
) -> Failure? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? Failure
  }
}
