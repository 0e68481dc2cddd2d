/// A number made of literals only, in both types that it may turn out to have.
///
/// `1 / 2` is 0 where an integer is wanted and 0.5 where a decimal is; keeping both until the
/// context decides gives what Swift's type inference gives, without inferring types.
struct LiteralNumber: Equatable {
  /// nil when a literal with a decimal point takes part.
  var integer: Int?
  var decimal: Double

  init(_ integer: Int) {
    self.integer = integer
    decimal = Double(integer)
  }

  init(_ decimal: Double) {
    integer = nil
    self.decimal = decimal
  }

  init(integer: Int?, decimal: Double) {
    self.integer = integer
    self.decimal = decimal
  }

  /// The value that the number has where nothing else is said.
  var settled: Value { integer.map { .integer($0) } ?? .decimal(decimal) }
}

/// A string literal, with what translations know it by.
struct LiteralText {
  /// With the interpolated values in place.
  var string: String
  /// With `%@` in place of the interpolated values.
  var key: String
  var arguments: [String] = []
}
