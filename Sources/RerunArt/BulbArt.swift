import RerunStage

/// Bulbs along the outline of a box, a third of them dark; clockwise from the top left corner.
struct BulbArt {
  var bulbs: Art.Bulbs

  func paint(on g: Canvas, theme: Theme) {
    let radius = bulbs.radius
    let glow = Ink(theme.color(.bulbGlow))
    let lit = Ink(theme.color(.bulbOn))
    let dark = Ink(theme.color(.bulbOff))
    for (index, place) in places.enumerated() {
      let x = place.x + Art.Bulbs.margin
      let y = place.y + Art.Bulbs.margin
      if (index + bulbs.phase) % 3 != 0 {
        g.glow(x, y, radius * 3.6, glow, 0.6)
        let glass: [(Double, Ink)] = [(0, 0xFFFFFF), (0.45, lit), (1, 0xE0A850)]
        g.disc(x, y, radius, .radial(x - radius * 0.2, y - radius * 0.2, radius, glass))
      } else {
        let glass: [(Double, Ink)] = [(0, 0xB0683E), (1, dark)]
        g.disc(x, y, radius, .radial(x - 1.5, y - 1.5, radius, glass))
      }
    }
  }

  private var places: [Point] {
    let width = Double(bulbs.width)
    let height = Double(bulbs.height)
    let step = Double(max(1, bulbs.step))
    // At least one gap, so that a short side still has its corners.
    let columns = max(1, Int((width / step).rounded()))
    let rows = max(1, Int((height / step).rounded()))
    func along(_ length: Double, _ index: Int, of count: Int) -> Double {
      Double(index) * length / Double(count)
    }
    var places = (0...columns).map { Point(along(width, $0, of: columns), 0) }
    guard bulbs.sides == .all else { return places }
    places += (1..<rows).map { Point(width, along(height, $0, of: rows)) }
    places += (0...columns).reversed().map { Point(along(width, $0, of: columns), height) }
    places += (1..<rows).reversed().map { Point(0, along(height, $0, of: rows)) }
    return places
  }
}
