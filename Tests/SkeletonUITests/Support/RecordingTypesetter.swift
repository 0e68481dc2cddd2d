import SkeletonText
import Synchronization

/// Notes what it is asked to set, and sets it in the test font.
final class RecordingTypesetter: Typesetter {
  private let asked = Mutex<[String: FontSpec]>([:])
  private let calls = Mutex(0)

  /// The font of each run, by its characters.
  var runs: [String: FontSpec] { asked.withLock { $0 } }

  /// How often it was asked.
  var count: Int { calls.withLock { $0 } }

  func typeset(_ paragraph: Paragraph, in box: TextBox) -> TypesetText {
    calls.withLock { $0 += 1 }
    asked.withLock { asked in
      for run in paragraph.runs { asked[run.string] = run.font }
    }
    return FixedTypesetter().typeset(paragraph, in: box)
  }
}
