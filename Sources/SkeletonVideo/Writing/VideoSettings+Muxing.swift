import Glibc
import SkeletonTimeline

extension VideoSettings {
  /// What the muxer of the container is told.
  var muxerOptions: [String: String] {
    switch container {
    case .mp4, .mov:
      // One exact clock for the track, the movie and the edit list: a movie clock in milliseconds
      // would round 1.5015 s.
      [
        "movflags": "+faststart", "video_track_timescale": "\(timescale)",
        "movie_timescale": "\(timescale)",
        // B-frames are stored ahead of their time, and only the list says where time 0 is.
        "use_editlist": configuration.maximumBFrames == 0 ? "0" : "1",
      ]
    case .webm: [:]
    case .apng: ["plays": "\(loop)"]
    case .webp: ["loop": "\(loop)"]
    }
  }

  /// Ticks a second, a multiple of the rate's numerator, so that every frame begins on a tick;
  /// 10 000 or more, since some players round coarse clocks.
  private var timescale: Int {
    var ticks = rate.rational.numerator
    while ticks < 10_000 { ticks *= 2 }
    return ticks
  }

  /// Texts that the container's own tags hold.
  var metadata: [String: String] {
    var entries: [String: String] = [:]
    entries["title"] = title
    switch container {
    case .mp4: entries["description"] = alt
    case .mov: entries["comment"] = alt
    case .webm: entries["ALT"] = alt
    case .apng, .webp: return [:]
    }
    entries["creation_time"] = creationTime.map(Self.timestamp)
    return entries
  }

  /// ISO 8601 in UTC.
  private static func timestamp(_ seconds: Int) -> String {
    var seconds = time_t(seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }
}
