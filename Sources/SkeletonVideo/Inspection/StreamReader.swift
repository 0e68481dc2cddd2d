import CLibAV
import SkeletonGraphics
import SkeletonTimeline

/// Decodes the video stream of a file that libavformat can read.
final class StreamReader: PictureSource {
  private let demuxer: Demuxer
  private let decoder: Decoder
  private let packet: Packet
  private let picture: Picture
  private var isDraining = false

  init(_ path: String) throws(VideoError) {
    let demuxer = try Demuxer.open(path)
    // libavcodec's own decoder of VP9 does not see alpha.
    let hasHiddenAlpha = demuxer.tag("alpha_mode") == "1"
    let name = hasHiddenAlpha && demuxer.parameters.codec_id == AV_CODEC_ID_VP9
    let decoder = try Decoder.open(demuxer.stream, preferring: name ? "libvpx-vp9" : nil)
    self.demuxer = demuxer
    self.decoder = decoder
    packet = Packet()
    picture = Picture()
  }

  func skip() throws(VideoError) -> Bool {
    while try !decoder.receive(into: picture) {
      if isDraining { return false }
      if try demuxer.read(into: packet) {
        try decoder.send(packet.pointer)
      } else {
        isDraining = true
        try decoder.send(nil)
      }
    }
    return true
  }

  func next() throws(VideoError) -> MediaReader.Frame? {
    guard try skip() else { return nil }
    let size = PixelSize(
      width: Int(picture.pointer.pointee.width), height: Int(picture.pointer.pointee.height))
    return try MediaReader.Frame(
      time: demuxer.time(picture.pointer.pointee.best_effort_timestamp) ?? .zero, size: size,
      pixels: picture.rgba())
  }
}
