import RerunStage

/// A picture cut into a grid, of which one column and one row repeat: so one picture does for
/// boxes of any size.
final class Patchwork {
  private enum Kind { case empty, opaque, blended }

  let picture: Picture
  private let columns: [Int]
  private let rows: [Int]
  private let repeatedColumn: Int?
  private let repeatedRow: Int?
  private let kinds: [Kind]

  /// - Parameters:
  ///   - columns: Widths of the grid's columns; together the picture's.
  ///   - rows: Heights of its rows.
  init?(
    pixels: [UInt32],
    columns: [Int],
    rows: [Int],
    repeatedColumn: Int?,
    repeatedRow: Int?
  ) {
    let width = columns.reduce(0, +)
    let height = rows.reduce(0, +)
    guard let picture = Picture(width: width, height: height, pixels: pixels) else { return nil }
    self.picture = picture
    self.columns = columns
    self.rows = rows
    self.repeatedColumn = repeatedColumn
    self.repeatedRow = repeatedRow
    var kinds: [Kind] = []
    var top = 0
    for rowHeight in rows {
      var left = 0
      for columnWidth in columns {
        var least: UInt32 = 255
        var most: UInt32 = 0
        for y in top..<(top + rowHeight) {
          for x in left..<(left + columnWidth) {
            let alpha = pixels[y * width + x] >> 24
            least = min(least, alpha)
            most = max(most, alpha)
          }
        }
        kinds.append(most == 0 ? .empty : least == 255 ? .opaque : .blended)
        left += columnWidth
      }
      top += rowHeight
    }
    self.kinds = kinds
  }

  /// The pieces that make up `rect`, which is at least as large as the grid without what repeats.
  func forEachPatch(
    in rect: PixelRect,
    _ body: (_ source: PixelRect, _ x: Int, _ y: Int, _ isOpaque: Bool) -> Void
  ) {
    let extraWidth = rect.width - picture.width
    let extraHeight = rect.height - picture.height
    var top = 0
    var y = rect.y
    for row in rows.indices {
      let height = rows[row] + (row == repeatedRow ? extraHeight : 0)
      var left = 0
      var x = rect.x
      for column in columns.indices {
        let width = columns[column] + (column == repeatedColumn ? extraWidth : 0)
        let kind = kinds[row * columns.count + column]
        if kind != .empty, width > 0, height > 0, columns[column] > 0, rows[row] > 0 {
          for partY in stride(from: 0, to: height, by: rows[row]) {
            for partX in stride(from: 0, to: width, by: columns[column]) {
              let source = PixelRect(
                left,
                top,
                min(columns[column], width - partX),
                min(rows[row], height - partY)
              )
              body(source, x + partX, y + partY, kind == .opaque)
            }
          }
        }
        left += columns[column]
        x += width
      }
      top += rows[row]
      y += height
    }
  }
}
