#include <libavformat/avformat.h>
#include <libavcodec/avcodec.h>
#include <libavutil/avutil.h>
#include <libavutil/dict.h>
#include <libavutil/error.h>

// Function-like macros and casts, which Swift does not import.

static const int rerun_averror_exit = AVERROR_EXIT;
static const int rerun_averror_eof = AVERROR_EOF;
static const int64_t rerun_av_nopts = AV_NOPTS_VALUE;

/// The errno in an AVERROR code, or 0 where it holds a tag of libav's own.
static inline int rerun_averror_errno(int code) {
  return code < 0 && code > -4096 ? AVUNERROR(code) : 0;
}
