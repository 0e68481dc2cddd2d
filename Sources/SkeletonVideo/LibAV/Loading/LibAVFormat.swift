// The names are those of the C functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CLibAV

// Every function of libavformat that is called, by its own name: these constants stand before the
// imported declarations, whose symbols would have to be there when the program starts.

let av_find_best_stream:
  @Sendable @convention(c) (
    UnsafeMutablePointer<AVFormatContext>?, AVMediaType, Int32, Int32,
    UnsafeMutablePointer<UnsafePointer<AVCodec>?>?, Int32
  ) -> Int32 =
    LibAVLibrary.avformat.function("av_find_best_stream")
let av_interleaved_write_frame:
  @Sendable @convention(c) (UnsafeMutablePointer<AVFormatContext>?, UnsafeMutablePointer<AVPacket>?)
    -> Int32 =
    LibAVLibrary.avformat.function("av_interleaved_write_frame")
let av_read_frame:
  @Sendable @convention(c) (UnsafeMutablePointer<AVFormatContext>?, UnsafeMutablePointer<AVPacket>?)
    -> Int32 =
    LibAVLibrary.avformat.function("av_read_frame")
let av_write_trailer: @Sendable @convention(c) (UnsafeMutablePointer<AVFormatContext>?) -> Int32 =
  LibAVLibrary.avformat.function("av_write_trailer")
let avformat_alloc_output_context2:
  @Sendable @convention(c) (
    UnsafeMutablePointer<UnsafeMutablePointer<AVFormatContext>?>?, UnsafePointer<AVOutputFormat>?,
    UnsafePointer<CChar>?, UnsafePointer<CChar>?
  ) -> Int32 =
    LibAVLibrary.avformat.function("avformat_alloc_output_context2")
let avformat_close_input:
  @Sendable @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<AVFormatContext>?>?) -> Void =
    LibAVLibrary.avformat.function("avformat_close_input")
let avformat_find_stream_info:
  @Sendable @convention(c) (
    UnsafeMutablePointer<AVFormatContext>?, UnsafeMutablePointer<OpaquePointer?>?
  ) -> Int32 =
    LibAVLibrary.avformat.function("avformat_find_stream_info")
let avformat_free_context:
  @Sendable @convention(c) (UnsafeMutablePointer<AVFormatContext>?) -> Void =
    LibAVLibrary.avformat.function("avformat_free_context")
let avformat_new_stream:
  @Sendable @convention(c) (UnsafeMutablePointer<AVFormatContext>?, UnsafePointer<AVCodec>?) ->
    UnsafeMutablePointer<AVStream>? =
    LibAVLibrary.avformat.function("avformat_new_stream")
let avformat_open_input:
  @Sendable @convention(c) (
    UnsafeMutablePointer<UnsafeMutablePointer<AVFormatContext>?>?, UnsafePointer<CChar>?,
    UnsafePointer<AVInputFormat>?, UnsafeMutablePointer<OpaquePointer?>?
  ) -> Int32 =
    LibAVLibrary.avformat.function("avformat_open_input")
let avformat_version: @Sendable @convention(c) () -> UInt32 =
  LibAVLibrary.avformat.function("avformat_version")
let avformat_write_header:
  @Sendable @convention(c) (
    UnsafeMutablePointer<AVFormatContext>?, UnsafeMutablePointer<OpaquePointer?>?
  ) -> Int32 =
    LibAVLibrary.avformat.function("avformat_write_header")
let avio_closep:
  @Sendable @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<AVIOContext>?>?) -> Int32 =
    LibAVLibrary.avformat.function("avio_closep")
let avio_open:
  @Sendable @convention(c) (
    UnsafeMutablePointer<UnsafeMutablePointer<AVIOContext>?>?, UnsafePointer<CChar>?, Int32
  ) -> Int32 =
    LibAVLibrary.avformat.function("avio_open")
