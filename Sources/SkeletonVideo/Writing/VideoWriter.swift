import CLibAV
import SkeletonTimeline

/// Codes pictures and writes them as a media file to exactly the path it is given.
///
/// Temporary names, renaming and removal after a failure belong to the caller.
package struct VideoWriter: ~Copyable {
  private let path: String
  private let settings: VideoSettings
  private let encoder: Encoder
  private let filter: PacketFilter
  private let muxer: Muxer
  private let picture: Picture
  private let packet: Packet
  private var appended = 0

  /// Opens encoder and file.
  ///
  /// - Throws: what ``VideoSettings/validate()`` throws, `missingCodec`, `cannotCreate`,
  ///   `cannotWrite`.
  package init(path: String, settings: VideoSettings) throws(VideoError) {
    try settings.validate()
    let configuration = settings.configuration
    let muxer = try Muxer.prepare(path: path, format: settings.container.rawValue)
    let encoder = try Encoder.open(
      settings.codec.traits.encoder, configuration, size: settings.size,
      rate: settings.rate, globalHeader: muxer.wantsGlobalHeader)
    let filter = try PacketFilter.open(configuration.bitstreamFilters, of: encoder)
    let picture = try Picture(size: settings.size, format: encoder.context.pointee.pix_fmt)
    try muxer.begin(
      filter, rate: encoder.context.pointee.framerate, tag: configuration.tag,
      options: settings.muxerOptions, metadata: settings.metadata)
    self.path = path
    self.settings = settings
    self.muxer = muxer
    self.encoder = encoder
    self.filter = filter
    self.picture = picture
    packet = Packet()
  }

  /// Appends frame number `appended`, which is shown from `appended / rate` on.
  ///
  /// - Precondition: the frame has the size and format that the settings say, and no more than
  ///   their number of frames is appended.
  /// - Throws: `cannotWrite`, as soon as the file system refuses.
  package mutating func append(_ frame: VideoFrame) throws(VideoError) {
    precondition(appended < settings.frameCount, "more frames than announced")
    try picture.prepareForWriting()
    picture.fill(with: frame, settings: settings)
    picture.pointer.pointee.pts = ticks(atFrame: appended)
    appended += 1
    try encoder.send(picture.pointer)
    try drain()
  }

  /// Codes what is still held back, completes the file and closes it.
  ///
  /// - Throws: `noFrames` when fewer frames than announced came, `cannotWrite`.
  package consuming func finish() throws(VideoError) {
    guard appended == settings.frameCount else { throw .noFrames }
    try encoder.send(nil)
    try drain()
    try filter.send(nil)
    try writeFiltered()
    try muxer.finish()
    try settings.complete(path)
  }

  /// When a frame begins in the encoder's clock, rounded once if it must be.
  private func ticks(atFrame index: Int) -> Int64 {
    guard let unit = Rational(encoder.context.pointee.time_base) else { return Int64(index) }
    return Int64((Rational(index) / settings.rate.rational / unit).rounded)
  }

  private func drain() throws(VideoError) {
    while try encoder.receive(into: packet) {
      // Encoders leave it 0; without it the file would end when its last frame begins.
      packet.pointer.pointee.duration = ticks(atFrame: 1)
      try filter.send(packet.pointer)
      try writeFiltered()
    }
  }

  private func writeFiltered() throws(VideoError) {
    while try filter.receive(into: packet) {
      try muxer.write(packet, timeBase: filter.timeBase)
    }
  }
}
