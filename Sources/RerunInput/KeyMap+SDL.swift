extension KeyMap {
  /// The kernel's key code for an `SDL_Scancode`, so that one map serves the window's keyboard too.
  ///
  /// SDL's scancodes are USB HID usages of the keyboard page up to 231, and SDL's own numbers for
  /// media keys from 258 on. Source: `SDL_scancode.h` of SDL 2; `hid-input.c` of Linux, which
  /// turns the same usages into key codes (Menu and Select differ: SDL means a remote's).
  public static func linuxKey(forSDLScancode scancode: Int) -> Int? {
    if keysByUsage.indices.contains(scancode) {
      let code = keysByUsage[scancode]
      return code == 0 ? nil : code
    }
    return otherKeys[scancode]
  }

  /// Sixteen usages a row, from 0; 0 where there is no key.
  private static let keysByUsage: [Int] = [
    0, 0, 0, 0, 30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38,
    50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26,
    27, 43, 43, 39, 40, 41, 51, 52, 53, 58, 59, 60, 61, 62, 63, 64,
    65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106,
    105, 108, 103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71,
    72, 73, 82, 83, 86, 127, 116, 117, 183, 184, 185, 186, 187, 188, 189, 190,
    191, 192, 193, 194, 134, 138, 139, 353, 128, 129, 131, 137, 133, 135, 136, 113,
    115, 114, 0, 0, 0, 121, 0, 89, 93, 124, 92, 94, 95, 0, 0, 0,
    122, 123, 90, 91, 85, 0, 0, 0, 0, 222, 99, 223, 355, 104, 28, 0,
  ]

  private static let otherKeys: [Int: Int] = [
    224: 29, 225: 42, 226: 56, 227: 125, 228: 97, 229: 54, 230: 100, 231: 126,
    258: 163,  // AUDIONEXT: KEY_NEXTSONG
    259: 165,  // AUDIOPREV: KEY_PREVIOUSSONG
    260: 166,  // AUDIOSTOP: KEY_STOPCD
    261: 164,  // AUDIOPLAY: KEY_PLAYPAUSE
    262: 113,  // AUDIOMUTE: KEY_MUTE
    263: 226,  // MEDIASELECT: KEY_MEDIA
    264: 150,  // WWW: KEY_WWW
    265: 155,  // MAIL: KEY_MAIL
    266: 140,  // CALCULATOR: KEY_CALC
    267: 157,  // COMPUTER: KEY_COMPUTER
    268: 217,  // AC_SEARCH: KEY_SEARCH
    269: 172,  // AC_HOME: KEY_HOMEPAGE
    270: 158,  // AC_BACK: KEY_BACK
    271: 159,  // AC_FORWARD: KEY_FORWARD
    272: 128,  // AC_STOP: KEY_STOP
    273: 173,  // AC_REFRESH: KEY_REFRESH
    274: 156,  // AC_BOOKMARKS: KEY_BOOKMARKS
    281: 161,  // EJECT: KEY_EJECTCD
    282: 142,  // SLEEP: KEY_SLEEP
    285: 168,  // AUDIOREWIND: KEY_REWIND
    286: 208,  // AUDIOFASTFORWARD: KEY_FASTFORWARD
  ]
}
