// The names are those of the C functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CLibAV

// Every function of libavcodec that is called, by its own name: these constants stand before the
// imported declarations, whose symbols would have to be there when the program starts.

let av_bsf_free:
  @Sendable @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<AVBSFContext>?>?) -> Void =
    LibAVLibrary.avcodec.function("av_bsf_free")
let av_bsf_init: @Sendable @convention(c) (UnsafeMutablePointer<AVBSFContext>?) -> Int32 =
  LibAVLibrary.avcodec.function("av_bsf_init")
let av_bsf_list_parse_str:
  @Sendable @convention(c) (
    UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutablePointer<AVBSFContext>?>?
  ) -> Int32 =
    LibAVLibrary.avcodec.function("av_bsf_list_parse_str")
let av_bsf_receive_packet:
  @Sendable @convention(c) (UnsafeMutablePointer<AVBSFContext>?, UnsafeMutablePointer<AVPacket>?) ->
    Int32 =
    LibAVLibrary.avcodec.function("av_bsf_receive_packet")
let av_bsf_send_packet:
  @Sendable @convention(c) (UnsafeMutablePointer<AVBSFContext>?, UnsafeMutablePointer<AVPacket>?) ->
    Int32 =
    LibAVLibrary.avcodec.function("av_bsf_send_packet")
let av_new_packet: @Sendable @convention(c) (UnsafeMutablePointer<AVPacket>?, Int32) -> Int32 =
  LibAVLibrary.avcodec.function("av_new_packet")
let av_packet_alloc: @Sendable @convention(c) () -> UnsafeMutablePointer<AVPacket>? =
  LibAVLibrary.avcodec.function("av_packet_alloc")
let av_packet_free:
  @Sendable @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<AVPacket>?>?) -> Void =
    LibAVLibrary.avcodec.function("av_packet_free")
let av_packet_rescale_ts:
  @Sendable @convention(c) (UnsafeMutablePointer<AVPacket>?, AVRational, AVRational) -> Void =
    LibAVLibrary.avcodec.function("av_packet_rescale_ts")
let av_packet_unref: @Sendable @convention(c) (UnsafeMutablePointer<AVPacket>?) -> Void =
  LibAVLibrary.avcodec.function("av_packet_unref")
let avcodec_alloc_context3:
  @Sendable @convention(c) (UnsafePointer<AVCodec>?) -> UnsafeMutablePointer<AVCodecContext>? =
    LibAVLibrary.avcodec.function("avcodec_alloc_context3")
let avcodec_find_decoder: @Sendable @convention(c) (AVCodecID) -> UnsafePointer<AVCodec>? =
  LibAVLibrary.avcodec.function("avcodec_find_decoder")
let avcodec_find_decoder_by_name:
  @Sendable @convention(c) (UnsafePointer<CChar>?) -> UnsafePointer<AVCodec>? =
    LibAVLibrary.avcodec.function("avcodec_find_decoder_by_name")
let avcodec_find_encoder_by_name:
  @Sendable @convention(c) (UnsafePointer<CChar>?) -> UnsafePointer<AVCodec>? =
    LibAVLibrary.avcodec.function("avcodec_find_encoder_by_name")
let avcodec_free_context:
  @Sendable @convention(c) (UnsafeMutablePointer<UnsafeMutablePointer<AVCodecContext>?>?) -> Void =
    LibAVLibrary.avcodec.function("avcodec_free_context")
// Never null.
let avcodec_get_name: @Sendable @convention(c) (AVCodecID) -> UnsafePointer<CChar> =
  LibAVLibrary.avcodec.function("avcodec_get_name")
let avcodec_is_open: @Sendable @convention(c) (UnsafeMutablePointer<AVCodecContext>?) -> Int32 =
  LibAVLibrary.avcodec.function("avcodec_is_open")
let avcodec_open2:
  @Sendable @convention(c) (
    UnsafeMutablePointer<AVCodecContext>?, UnsafePointer<AVCodec>?,
    UnsafeMutablePointer<OpaquePointer?>?
  ) -> Int32 =
    LibAVLibrary.avcodec.function("avcodec_open2")
let avcodec_parameters_copy:
  @Sendable @convention(c) (
    UnsafeMutablePointer<AVCodecParameters>?, UnsafePointer<AVCodecParameters>?
  ) -> Int32 =
    LibAVLibrary.avcodec.function("avcodec_parameters_copy")
let avcodec_parameters_from_context:
  @Sendable @convention(c) (
    UnsafeMutablePointer<AVCodecParameters>?, UnsafePointer<AVCodecContext>?
  ) -> Int32 =
    LibAVLibrary.avcodec.function("avcodec_parameters_from_context")
let avcodec_parameters_to_context:
  @Sendable @convention(c) (
    UnsafeMutablePointer<AVCodecContext>?, UnsafePointer<AVCodecParameters>?
  ) -> Int32 =
    LibAVLibrary.avcodec.function("avcodec_parameters_to_context")
let avcodec_profile_name: @Sendable @convention(c) (AVCodecID, Int32) -> UnsafePointer<CChar>? =
  LibAVLibrary.avcodec.function("avcodec_profile_name")
let avcodec_receive_frame:
  @Sendable @convention(c) (UnsafeMutablePointer<AVCodecContext>?, UnsafeMutablePointer<AVFrame>?)
    -> Int32 =
    LibAVLibrary.avcodec.function("avcodec_receive_frame")
let avcodec_receive_packet:
  @Sendable @convention(c) (UnsafeMutablePointer<AVCodecContext>?, UnsafeMutablePointer<AVPacket>?)
    -> Int32 =
    LibAVLibrary.avcodec.function("avcodec_receive_packet")
let avcodec_send_frame:
  @Sendable @convention(c) (UnsafeMutablePointer<AVCodecContext>?, UnsafePointer<AVFrame>?) -> Int32 =
    LibAVLibrary.avcodec.function("avcodec_send_frame")
let avcodec_send_packet:
  @Sendable @convention(c) (UnsafeMutablePointer<AVCodecContext>?, UnsafePointer<AVPacket>?) ->
    Int32 =
    LibAVLibrary.avcodec.function("avcodec_send_packet")
let avcodec_version: @Sendable @convention(c) () -> UInt32 =
  LibAVLibrary.avcodec.function("avcodec_version")
