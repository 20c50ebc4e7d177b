import CAVFormat
import Glibc

/// Reads a file's length and streams with libavformat, in this process.
///
/// Bounded: at most `probeBytes` are analysed, and a read that takes longer than `patience` is
/// given up between two reads of the disk. Nothing but local files of known kinds is opened: a
/// playlist that calls itself `.mkv` can't make the probe fetch anything.
enum LibavProbe {
  private static let probeBytes: Int64 = 2_097_152
  private static let analysedMicroseconds: Int64 = 2_000_000
  private static let patienceInNanoseconds: UInt64 = 8_000_000_000
  private static let formats =
    "matroska,webm,mov,mp4,m4a,3gp,3g2,mj2,avi,mpegts,mpeg,mpegvideo,flv,live_flv,asf,ogg,rm,wtv,"
    + "dv,mxf,nut,ivf,h264,hevc,m4v,nsv,mtv,swf,mpjpeg,obu,av1"

  static func facts(of path: FilePath) throws(ProbeFailure) -> MediaFacts {
    silenceLog
    // The callback looks at this; it lives until the context is closed.
    var deadline = now() + patienceInNanoseconds
    return try withUnsafeMutablePointer(to: &deadline) {
      deadline -> Result<MediaFacts, ProbeFailure> in
      do throws(ProbeFailure) {
        return .success(try read(path, before: deadline))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private static func read(
    _ path: FilePath,
    before deadline: UnsafeMutablePointer<UInt64>
  ) throws(ProbeFailure) -> MediaFacts {
    guard let allocated = avformat_alloc_context() else { throw .unreadable }
    var context: UnsafeMutablePointer<AVFormatContext>? = allocated
    allocated.pointee.interrupt_callback = AVIOInterruptCB(
      callback: { opaque in
        let deadline = opaque?.assumingMemoryBound(to: UInt64.self).pointee ?? 0
        return LibavProbe.now() > deadline ? 1 : 0
      },
      opaque: deadline
    )
    allocated.pointee.probesize = probeBytes
    allocated.pointee.max_analyze_duration = analysedMicroseconds

    var options: OpaquePointer?
    av_dict_set(&options, "protocol_whitelist", "file", 0)
    av_dict_set(&options, "format_whitelist", formats, 0)
    defer { av_dict_free(&options) }
    // "file:" in front, or a name like "http:x.mkv" would be taken for an address.
    let url = FilePath(Array("file:".utf8) + path.bytes)
    // On failure the context is freed and set to nil.
    let code = url.withCString { avformat_open_input(&context, $0, nil, &options) }
    guard code >= 0, let opened = context else { throw ProbeFailure(averror: code) }
    defer { avformat_close_input(&context) }

    // Most containers say all in their header; the packets are only looked at where they don't.
    if opened.pointee.duration == rerun_av_nopts || video(in: opened)?.width ?? 0 == 0 {
      let code = avformat_find_stream_info(opened, nil)
      if code == rerun_averror_exit || now() > deadline.pointee { throw .slow }
    }
    guard let video = video(in: opened) else { throw .noVideo }
    return MediaFacts(
      durationInMilliseconds: try duration(of: opened),
      videoCodec: video.codec,
      width: video.width,
      height: video.height,
      audioStreams: audioStreams(in: opened)
    )
  }

  private static func duration(
    of context: UnsafeMutablePointer<AVFormatContext>
  ) throws(ProbeFailure) -> Int64 {
    let duration = context.pointee.duration
    let isGuess =
      context.pointee.duration_estimation_method == AVFMT_DURATION_FROM_BITRATE
      && context.pointee.bit_rate > 0 && !hasStreamDuration(context)
    if duration != rerun_av_nopts, duration > 0, !isGuess { return (duration + 500) / 1_000 }
    if let last = lastInstant(in: context) { return last }
    throw .noLength
  }

  private static func hasStreamDuration(_ context: UnsafeMutablePointer<AVFormatContext>) -> Bool {
    streams(in: context).contains { $0.pointee.duration > 0 }
  }

  /// For a recording whose header was never completed: where its last packets are, in milliseconds
  /// from the first.
  private static func lastInstant(in context: UnsafeMutablePointer<AVFormatContext>) -> Int64? {
    guard av_seek_frame(context, -1, Int64.max, AVSEEK_FLAG_BACKWARD) >= 0,
      let packet = av_packet_alloc()
    else { return nil }
    var owned: UnsafeMutablePointer<AVPacket>? = packet
    defer { av_packet_free(&owned) }
    let first = context.pointee.start_time == rerun_av_nopts ? 0 : context.pointee.start_time
    var last: Int64?
    for _ in 0..<5_000 {
      guard av_read_frame(context, packet) >= 0 else { break }
      if packet.pointee.pts != rerun_av_nopts, packet.pointee.stream_index >= 0,
        packet.pointee.stream_index < context.pointee.nb_streams,
        let stream = context.pointee.streams[Int(packet.pointee.stream_index)]
      {
        let end = av_rescale_q(
          packet.pointee.pts + packet.pointee.duration,
          stream.pointee.time_base,
          AVRational(num: 1, den: 1_000_000)
        )
        last = max(last ?? end, end)
      }
      av_packet_unref(packet)
    }
    guard let last, last > first else { return nil }
    return (last - first + 500) / 1_000
  }

  private static func streams(
    in context: UnsafeMutablePointer<AVFormatContext>
  ) -> [UnsafeMutablePointer<AVStream>] {
    (0..<Int(context.pointee.nb_streams)).compactMap { context.pointee.streams[$0] }
  }

  /// The first moving picture; a cover picture is not one.
  private static func video(
    in context: UnsafeMutablePointer<AVFormatContext>
  ) -> (codec: String, width: Int64, height: Int64)? {
    for stream in streams(in: context) {
      guard let parameters = stream.pointee.codecpar,
        parameters.pointee.codec_type == AVMEDIA_TYPE_VIDEO,
        stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
      else { continue }
      return (
        String(cString: avcodec_get_name(parameters.pointee.codec_id)),
        Int64(parameters.pointee.width), Int64(parameters.pointee.height)
      )
    }
    return nil
  }

  private static func audioStreams(in context: UnsafeMutablePointer<AVFormatContext>) -> Int64 {
    Int64(
      streams(in: context).count { $0.pointee.codecpar?.pointee.codec_type == AVMEDIA_TYPE_AUDIO }
    )
  }

  /// libav's complaints about broken files would fill the journal; what matters is returned.
  private static let silenceLog: Void = av_log_set_level(AV_LOG_QUIET)

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

extension ProbeFailure {
  fileprivate init(averror code: Int32) {
    if code == rerun_averror_exit {
      self = .slow
      return
    }
    switch rerun_averror_errno(code) {
    case EACCES, EPERM: self = .noPermission
    case ENOENT, ENOTDIR: self = .missing
    case EIO, ESTALE, ENXIO, ENODEV, ETIMEDOUT, ENAMETOOLONG, EMFILE, ENFILE: self = .unreadable
    default: self = .notMedia
    }
  }
}
