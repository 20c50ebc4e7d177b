/// How a `Player` is set up; fixed for its life.
public struct PlayerOptions: Sendable {
  /// mpv's `hwdec`: `auto-copy-safe` finds what the board has, `no` decodes on the processor.
  public var hardwareDecoding = "auto-copy-safe"
  /// FFmpeg's names of the codecs that `hardwareDecoding` is for; nil is mpv's own list.
  public var hardwareCodecs: [String]?
  /// What else decodes a codec, as mpv's `hwdec`.
  public var decodersByCodec: [String: String] = [:]
  /// `hwdec` of streams that are only held ready, where boards have few decoders; nil is as on air.
  public var warmHardwareDecoding: String?
  /// Whether a stream that is held ready has its sound ready too: where several may hold the audio
  /// device.
  public var keepsAudioReady = false
  /// mpv's `ao`, such as `alsa` or `null`; nil lets mpv choose.
  public var audioOutput: String?
  /// mpv's `audio-device`, such as `alsa/hdmi:CARD=vc4hdmi0,DEV=0`; nil is the system's default.
  public var audioDevice: String?
  /// False leaves the audio device free, for a player that only holds a picture ready.
  public var isAudioEnabled = true
  public var startsPaused = false
  /// How long a server may be silent before it is given up.
  public var networkTimeoutInSeconds = 8
  /// What is read ahead of the picture, whichever of the two is reached first.
  ///
  /// mpv's own default of 150 MiB costs about 200 MB for each file that is open.
  public var readAheadInBytes = 16 << 20
  /// How far ahead a file is read.
  ///
  /// The seconds count for files on local disks; what comes over a network has mpv's cache, which is
  /// limited by the bytes. Reading eight seconds ahead took a fifth of the time to the first frame.
  public var readAheadInSeconds = 2
  /// Threads of a decoder in software: each holds back one more frame before the first is seen.
  public var decoderThreads = 2
  /// Positions are reported at most this often.
  public var positionIntervalInMilliseconds: Int64 = 250
  /// Who reads a server's file in mpv's place, by its address; nil leaves it to mpv.
  ///
  /// Called on the main thread, and must not wait.
  public var byteSource: @Sendable (_ url: String) -> (any MediaByteSource)? = { _ in nil }
  /// Further mpv options, set last; one mpv does not know is logged and left out.
  public var additional: KeyValuePairs<String, String> = [:]
  /// Gets mpv's warnings and errors, without credentials, on the thread that drains the events.
  public var log: @Sendable (String) -> Void = { _ in }

  public init() {}

  /// How much of a stream that is only held ready is read ahead; set for its file.
  ///
  /// `cache-secs` counts where there is mpv's cache, for servers.
  static let warmReading: KeyValuePairs<String, String> = [
    "demuxer-max-bytes": "\(4 << 20)", "demuxer-readahead-secs": "1", "cache-secs": "2",
  ]

  /// The same for a stream on the air.
  var reading: KeyValuePairs<String, String> {
    [
      "demuxer-max-bytes": "\(readAheadInBytes)",
      "demuxer-readahead-secs": "\(readAheadInSeconds)", "cache-secs": "3600000",
    ]
  }

  /// The mpv options these stand for, in the order they are set.
  ///
  /// Source: mpv's manual, "Options"; the reasons are measurements on mpv 0.35.
  var mpvOptions: [(name: String, value: String)] {
    var options: [(name: String, value: String)] = [
      ("vo", "libmpv"),
      // Nothing of the user's own mpv may change the kiosk, and nothing may write to disk.
      ("config", "no"),
      ("load-scripts", "no"),
      ("ytdl", "no"),
      ("resume-playback", "no"),
      ("terminal", "no"),
      // The kiosk draws and listens itself.
      ("osc", "no"),
      ("osd-level", "0"),
      ("input-default-bindings", "no"),
      ("input-vo-keyboard", "no"),
      ("input-media-keys", "no"),
      ("cover-art-auto", "no"),
      // At the end the last frame stays until the app acts. Without `keep-open-pause=no` mpv
      // would pause there, and the next file would start paused.
      ("idle", "yes"),
      ("keep-open", "yes"),
      ("keep-open-pause", "no"),
      // A channel is joined on the key frame before: up to twice as quick as the exact frame.
      ("hr-seek", "no"),
      ("network-timeout", "\(networkTimeoutInSeconds)"),
      ("demuxer-max-bytes", "\(readAheadInBytes)"),
      ("demuxer-max-back-bytes", "0"),
      ("demuxer-readahead-secs", "\(readAheadInSeconds)"),
      ("hwdec", hardwareDecoding),
      ("vd-lavc-threads", "\(decoderThreads)"),
      ("deinterlace", "auto"),
      // Frames come when they are due: whoever renders never waits for their time.
      ("video-timing-offset", "0"),
      // mpv 0.37 and later default to scalers that are too slow for a Pi.
      ("scale", "bilinear"),
      ("dscale", "bilinear"),
      ("cscale", "bilinear"),
      // The same for pictures made by the processor: a third less time a frame. swscale does
      // them where mpv was built without zimg, its default at 40 ms for 1080p.
      ("zimg-scaler", "bilinear"),
      ("zimg-dither", "no"),
      ("sws-fast", "yes"),
      ("correct-downscaling", "no"),
      ("linear-downscaling", "no"),
      ("sigmoid-upscaling", "no"),
      ("hdr-compute-peak", "no"),
      ("dither-depth", "no"),
      ("audio-client-name", "Rerun Kiosk"),
      // One format for all files: a device that is opened anew for another format loses the first
      // second of it on many displays. Between files it stays open and plays silence.
      ("audio-samplerate", "48000"),
      ("audio-channels", "stereo"),
      ("audio-format", "s16"),
      ("gapless-audio", "yes"),
      ("audio-stream-silence", "yes"),
      ("pause", startsPaused ? "yes" : "no"),
    ]
    if let hardwareCodecs {
      options.append(("hwdec-codecs", hardwareCodecs.joined(separator: ",")))
    }
    if let audioOutput { options.append(("ao", audioOutput)) }
    if let audioDevice { options.append(("audio-device", audioDevice)) }
    options += additional.map { (name: $0.key, value: $0.value) }
    return options
  }
}
