#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/cpu.h>
#include <libavutil/imgutils.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <stdio.h>

// Macros with casts or compound values, which Swift does not import.
static const int skl_error_eof = AVERROR_EOF;
static const int64_t skl_no_timestamp = AV_NOPTS_VALUE;

// libav's log callback takes a `va_list`, which a Swift function cannot receive. The last error
// line is kept per thread, so that an error can carry the library's own words; nothing is printed.
// All three functions must be used from one Swift file: every object file has its own copy. The
// setter comes as an address, since the libraries are loaded at run time.
static inline char *skl_message(void) {
  static _Thread_local char message[512];
  return message;
}

static inline void skl_keep_message(void *object, int level, const char *format, va_list words) {
  if (level <= AV_LOG_ERROR) vsnprintf(skl_message(), 512, format, words);
}

static inline void skl_capture_log(void *av_log_set_callback) {
  typedef void (*callback)(void *, int, const char *, va_list);
  ((void (*)(callback))av_log_set_callback)(skl_keep_message);
}
