import Foundation

/// Bytes that have a film's boxes and nothing in them that a decoder could use.
struct MadeFilm: Sendable {
  var data: Data
  var index: Range<Int>

  static func make(indexFirst: Bool, indexBytes: Int = 300_000, filmBytes: Int = 900_000) -> Self {
    let start = box("ftyp", 32) + (indexFirst ? Data() : box("mdat", filmBytes))
    let data = start + box("moov", indexBytes) + (indexFirst ? box("mdat", filmBytes) : Data())
    return MadeFilm(data: data, index: start.count..<start.count + indexBytes)
  }

  private static func box(_ type: String, _ length: Int) -> Data {
    var data = Data(capacity: length)
    for shift in [24, 16, 8, 0] { data.append(UInt8(truncatingIfNeeded: length >> shift)) }
    data.append(Data(type.utf8))
    // No two places look the same.
    for place in 8..<length { data.append(UInt8(truncatingIfNeeded: place &* 31 ^ place >> 7)) }
    return data
  }
}

/// Waits until something is so, or far too much time has gone by.
func eventually(seconds: Double = 20, _ isSo: () -> Bool) -> Bool {
  let end = Date().addingTimeInterval(seconds)
  while !isSo() {
    if Date() > end { return false }
    usleep(5000)
  }
  return true
}
