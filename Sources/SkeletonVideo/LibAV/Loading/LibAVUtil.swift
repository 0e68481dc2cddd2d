// The names are those of the C functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CLibAV

// Every function of libavutil that is called, by its own name: these constants stand before the
// imported declarations, whose symbols would have to be there when the program starts.

let av_color_primaries_name: @Sendable @convention(c) (AVColorPrimaries) -> UnsafePointer<CChar>? =
  LibAVLibrary.avutil.function("av_color_primaries_name")
let av_color_range_name: @Sendable @convention(c) (AVColorRange) -> UnsafePointer<CChar>? =
  LibAVLibrary.avutil.function("av_color_range_name")
let av_color_space_name: @Sendable @convention(c) (AVColorSpace) -> UnsafePointer<CChar>? =
  LibAVLibrary.avutil.function("av_color_space_name")
let av_color_transfer_name:
  @Sendable @convention(c) (AVColorTransferCharacteristic) -> UnsafePointer<CChar>? =
    LibAVLibrary.avutil.function("av_color_transfer_name")
let av_dict_free: @Sendable @convention(c) (UnsafeMutablePointer<OpaquePointer?>?) -> Void =
  LibAVLibrary.avutil.function("av_dict_free")
let av_dict_get:
  @Sendable @convention(c) (
    OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<AVDictionaryEntry>?, Int32
  ) -> UnsafeMutablePointer<AVDictionaryEntry>? =
    LibAVLibrary.avutil.function("av_dict_get")
let av_dict_set:
  @Sendable @convention(c) (
    UnsafeMutablePointer<OpaquePointer?>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32
  ) -> Int32 =
    LibAVLibrary.avutil.function("av_dict_set")
let av_frame_alloc: @Sendable @convention(c) () -> UnsafeMutablePointer<AVFrame>? =
  LibAVLibrary.avutil.function("av_frame_alloc")
let av_frame_free:
  @Sendable @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<AVFrame>?>?) -> Void =
    LibAVLibrary.avutil.function("av_frame_free")
let av_frame_get_buffer: @Sendable @convention(c) (UnsafeMutablePointer<AVFrame>?, Int32) -> Int32 =
  LibAVLibrary.avutil.function("av_frame_get_buffer")
let av_frame_make_writable: @Sendable @convention(c) (UnsafeMutablePointer<AVFrame>?) -> Int32 =
  LibAVLibrary.avutil.function("av_frame_make_writable")
let av_get_cpu_flags: @Sendable @convention(c) () -> Int32 =
  LibAVLibrary.avutil.function("av_get_cpu_flags")
let av_get_pix_fmt: @Sendable @convention(c) (UnsafePointer<CChar>?) -> AVPixelFormat =
  LibAVLibrary.avutil.function("av_get_pix_fmt")
let av_get_pix_fmt_name: @Sendable @convention(c) (AVPixelFormat) -> UnsafePointer<CChar>? =
  LibAVLibrary.avutil.function("av_get_pix_fmt_name")
let av_pix_fmt_desc_get:
  @Sendable @convention(c) (AVPixelFormat) -> UnsafePointer<AVPixFmtDescriptor>? =
    LibAVLibrary.avutil.function("av_pix_fmt_desc_get")
let av_read_image_line2:
  @Sendable @convention(c) (
    UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, UnsafePointer<Int32>?,
    UnsafePointer<AVPixFmtDescriptor>?, Int32, Int32, Int32, Int32, Int32, Int32
  ) -> Void =
    LibAVLibrary.avutil.function("av_read_image_line2")
let av_strerror: @Sendable @convention(c) (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int32 =
  LibAVLibrary.avutil.function("av_strerror")
let avutil_version: @Sendable @convention(c) () -> UInt32 =
  LibAVLibrary.avutil.function("avutil_version")
