import RerunCore
import Testing

@testable import RerunPlayer

/// Statistics from mpv's properties.
@Suite struct StatisticsReadingTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var values: [String: MPVNode]
    var result: StreamStatistics
  }

  static func statistics(_ change: (inout StreamStatistics) -> Void) -> StreamStatistics {
    var result = StreamStatistics()
    change(&result)
    return result
  }

  static let readings = [
    Reading(testDescription: "nothing is known", values: [:], result: StreamStatistics()),
    Reading(
      testDescription: "a film with sound, decoded by hardware",
      values: [
        "video-format": .string("hevc"), "audio-codec-name": .string("eac3"),
        "file-format": .string("mkv"), "hwdec-current": .string("drm-copy"),
        "video-params": .map([
          "w": .integer(3840), "h": .integer(1600), "gamma": .string("pq"),
        ]),
        "audio-params": .map(["channel-count": .integer(6)]),
        "container-fps": .double(23.976), "estimated-vf-fps": .double(24.1),
        "frame-drop-count": .integer(2), "decoder-frame-drop-count": .integer(3),
        "demuxer-cache-duration": .double(2.0404), "video-bitrate": .integer(15_000_000),
        "audio-bitrate": .double(640_000),
      ],
      result: statistics {
        $0.videoCodec = "hevc"
        $0.audioCodec = "eac3"
        $0.container = "matroska"
        $0.width = 3840
        $0.height = 1600
        $0.framesPerSecond = 23.976
        $0.hardwareDecoder = "drm-copy"
        $0.audioChannels = 6
        $0.droppedFrames = 5
        $0.cachedMilliseconds = 2040
        $0.bitsPerSecond = 15_640_000
        $0.isHighDynamicRange = true
      }
    ),
    Reading(
      testDescription: "by the processor, from a container of many names",
      values: [
        "hwdec-current": .string("no"), "file-format": .string("mov,mp4,m4a,3gp,3g2,mj2"),
        "video-params": .map(["gamma": .string("bt.1886")]),
      ],
      result: statistics { $0.container = "mp4" }
    ),
    Reading(
      testDescription: "values that are none",
      values: [
        "container-fps": .double(.nan), "estimated-vf-fps": .double(1e9),
        "demuxer-cache-duration": .double(-1), "video-bitrate": .double(.infinity),
        "file-format": .string("hls"),
      ],
      result: statistics { $0.container = "hls" }
    ),
  ]

  @Test(arguments: readings) func reads(_ reading: Reading) {
    var answers = StatisticsReading()
    for name in StatisticsReading.properties {
      #expect(!answers.isComplete)
      answers.take(name, reading.values[name])
    }
    #expect(answers.isComplete)
    #expect(answers.statistics == reading.result)
  }
}
