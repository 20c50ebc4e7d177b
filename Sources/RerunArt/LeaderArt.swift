/// Film leader: a bright frame with a target, scratches and dirt.
///
/// Its hand and the wedge behind it move, so the screen draws them over this, outside the inner
/// disc of radius 294 at (960, 470).
enum LeaderArt {
  static func paint(on g: Canvas) {
    let film: [(Double, Ink)] = [(0, 0xEDE3CB), (0.5, 0xD6CAAE), (0.85, 0x8F846C), (1, 0x4C4436)]
    g.rectangle(0, 0, 1920, 1080, .radial(960, 470, 1150, film))
    let ink: Brush = 0x0D0A09
    g.stroke(ink, width: 5) { g in
      g.move(0, 470)
      g.line(1920, 470)
      g.move(960, 0)
      g.line(960, 1080)
    }
    g.ring(960, 470, 300, width: 12, ink)
    g.ring(960, 470, 356, width: 5, ink)
    g.disc(960, 470, 294, .ink(0xEDE3CB, 0.86))
    var random = XorShift(seed: 4)
    for _ in 0..<16 {
      let color: Ink = random.next() < 0.5 ? 0xFFFAEB : 0x0D0A09
      let scratch = Brush.solid(color.withAlpha(0.12 + 0.3 * random.next()))
      let x = random.next() * 1920
      g.rectangle(x, 0, 1 + random.next() * 2, 1080, scratch)
    }
    for _ in 0..<40 {
      let x = random.next() * 1920
      let y = random.next() * 1080
      let radius = 1 + random.next() * 5
      g.disc(x, y, radius, .ink(0x0D0A09, 0.2 + 0.4 * random.next()))
    }
    g.grain(count: 16000, seed: 8, strength: 0.16, light: 0xFFF6E2)
  }
}
