import CLibAV

/// Options or metadata on their way into libav.
struct OptionDictionary: ~Copyable {
  var pointer: OpaquePointer?

  /// Entries go in by name, so that the order is the same on every run.
  init(_ entries: [String: String]) {
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      _ = av_dict_set(&pointer, key, value, 0)
    }
  }

  /// The name of an entry that a call took no notice of.
  ///
  /// A call that takes options removes those that it knows and says nothing about the rest.
  var firstLeftover: String? {
    guard let entry = av_dict_get(pointer, "", nil, AV_DICT_IGNORE_SUFFIX) else { return nil }
    return String(cString: entry.pointee.key)
  }

  /// Hands the entries over; the receiver frees them.
  consuming func release() -> OpaquePointer? {
    let released = pointer
    pointer = nil
    return released
  }

  deinit {
    var pointer = pointer
    av_dict_free(&pointer)
  }
}
