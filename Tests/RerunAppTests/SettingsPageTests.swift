import RerunCore
import RerunTestSupport
import Testing

@testable import RerunApp

@Suite struct SettingsPageTests {
  private func rig() throws -> KioskRig {
    var rig = try ModelTesting.rig()
    rig.openOption(.settings)
    _ = rig.takeEffects()
    return rig
  }

  @Test func everyPreferenceHasARow() {
    let rows = SettingsPage.Category.allCases.flatMap(SettingsPage.rows)
    for key in PreferenceKey.allCases { #expect(rows.contains(.preference(key)), "\(key)") }
  }

  @Test(arguments: PreferenceKey.allCases) func everyValueGoesRoundTrip(_ key: PreferenceKey) {
    for value in SettingsPage.scale(key) ?? ["on", "off"] {
      var preferences = Preferences()
      let isUnderstood = preferences.set(key, to: value)
      #expect(isUnderstood && preferences.value(of: key) == value)
    }
    var preferences = Preferences()
    let isUnderstood = preferences.set(key, to: "nonsense")
    #expect(!isUnderstood && preferences == Preferences())
  }

  @Test func switchesAndScales() throws {
    var rig = try rig()
    rig.press(.right, .select)
    #expect(rig.takeEffects() == [.save(.preference(.idents, "off"))])
    rig.press(.down, .down, .right, .left, .left, .left)
    // Nothing is shorter than five seconds.
    #expect(
      rig.takeEffects() == [
        .save(.preference(.skipSeconds, "15")), .save(.preference(.skipSeconds, "10")),
        .save(.preference(.skipSeconds, "5")),
      ]
    )
    #expect(rig.model.preferences.skipMilliseconds == 5000)
    rig.press(.down, .left)
    #expect(
      rig.takeEffects() == [.setVolume(percent: 95), .save(.preference(.volume, "95"))]
    )
    rig.press(.down, .select)
    #expect(rig.model.preferences == Preferences())
  }

  @Test func clockAndLanguageActAtOnce() throws {
    var rig = try rig()
    let before = rig.model.words
    rig.press(.down, .right, .right)
    #expect(!rig.model.words.uses24Hours)
    rig.press(.right)
    #expect(rig.model.words.uses24Hours)
    #expect(rig.shows("24 hours"))
    rig.press(.back, .down, .right, .down, .right, .right)
    #expect(rig.shows("Einstellungen"))
    #expect(rig.model.words.language == .german)
    rig.press(.left, .left)
    #expect(rig.model.words.language == before.language)
  }

  @Test func themeIsChosenAndQuitIsAskedFirst() throws {
    var rig = try rig()
    rig.send(
      .themeList([
        ThemeChoice(id: "late-show", name: "Late Show"),
        ThemeChoice(id: "midnight-movie", name: "Midnight Movie"),
      ])
    )
    rig.press(.down, .down, .right, .select, .down)
    #expect(rig.takeEffects() == [.loadTheme(id: "midnight-movie")])
    rig.send(.theme(try BundledTheme.load("midnight-movie")))
    rig.press(.select)
    #expect(rig.model.overlay == nil)
    #expect(rig.takeEffects() == [.save(.theme("midnight-movie"))])
    rig.press(.back, .down, .right, .down, .select)
    #expect(rig.takeEffects() == [.rescan])
    rig.press(.down, .select, .select)
    #expect(rig.model.isRunning)
    rig.press(.select, .down, .select)
    #expect(rig.takeEffects() == [.quit])
    #expect(!rig.model.isRunning)
  }

  @Test func digitsDoNothing() throws {
    var rig = try rig()
    rig.press(.digit2)
    #expect(rig.model.numberEntry == nil)
  }

  @Test func backGoesOneLevelUp() throws {
    var rig = try rig()
    rig.press(.right, .back)
    #expect(rig.model.pages.count == 1)
    rig.press(.back)
    #expect(rig.model.pages.isEmpty)
  }
}
