import Testing

@testable import RerunSample

@Suite struct MathematicsTests {
  static let sineRows: [(Double, Double)] = [
    (0, 0), (0.25, 1), (0.5, 0), (-0.25, -1), (1.0 / 12, 0.5), (1000.125, 0.707_106_781_186_547_6),
  ]

  @Test(arguments: sineRows)
  func sines(_ turns: Double, _ value: Double) {
    #expect(abs(Mathematics.sine(turns: turns) - value) < 1e-9)
  }

  static let powerRows: [(Double, Double)] = [
    (0, 1), (1, 2), (-1, 0.5), (0.5, 1.414_213_562_373_095_1),
    (7.0 / 12, 1.498_307_076_876_681_5), (-2000, 0),
  ]

  @Test(arguments: powerRows)
  func powers(_ exponent: Double, _ value: Double) {
    #expect(abs(Mathematics.powerOfTwo(exponent) - value) < 1e-9)
  }
}
