#include <libavformat/avformat.h>
#include <libavcodec/avcodec.h>
#include <libavutil/avutil.h>
#include <libavutil/dict.h>
#include <libavutil/error.h>

// Function-like macros and casts, which Swift does not import.

static const int rerun_averror_exit = AVERROR_EXIT;
static const int rerun_averror_eof = AVERROR_EOF;
static const int rerun_averror_http_forbidden = AVERROR_HTTP_FORBIDDEN;
static const int rerun_averror_http_other_4xx = AVERROR_HTTP_OTHER_4XX;
static const int rerun_averror_http_bad_request = AVERROR_HTTP_BAD_REQUEST;
static const int rerun_averror_http_unauthorized = AVERROR_HTTP_UNAUTHORIZED;
static const int rerun_averror_http_not_found = AVERROR_HTTP_NOT_FOUND;
static const int64_t rerun_av_nopts = AV_NOPTS_VALUE;

/// The errno in an AVERROR code, or 0 where it holds a tag of libav's own.
static inline int rerun_averror_errno(int code) {
  return code < 0 && code > -4096 ? AVUNERROR(code) : 0;
}
