extension KeyMap {
  /// The standard map in the form of the owner's file; docs/REMOTES.md shows it by command.
  public static let standardText = """
    KEY_UP up
    KEY_DOWN down
    KEY_LEFT left
    KEY_RIGHT right

    KEY_OK select
    KEY_SELECT select
    KEY_ENTER select
    KEY_KPENTER select

    KEY_BACK back
    KEY_ESC back
    KEY_BACKSPACE back
    KEY_CANCEL back
    KEY_CLEAR back

    KEY_MENU menu
    KEY_SETUP menu
    KEY_CONFIG menu
    KEY_OPTION menu
    KEY_ROOT_MENU menu
    KEY_MEDIA_TOP_MENU menu
    KEY_CONTEXT_MENU menu
    KEY_COMPOSE menu
    KEY_M menu

    KEY_INFO info
    KEY_HELP info
    KEY_PROPS info
    KEY_I info

    KEY_EPG guide
    KEY_PROGRAM guide
    KEY_HOMEPAGE guide
    KEY_HOME guide
    KEY_PVR guide
    KEY_TV guide
    KEY_TUNER guide
    KEY_LIST guide
    KEY_CHANNEL guide
    KEY_G guide

    KEY_EXIT exit
    KEY_END exit

    KEY_SEARCH search
    KEY_FIND search
    KEY_S search

    KEY_FAVORITES favourites
    KEY_BOOKMARKS favourites
    KEY_F favourites

    KEY_POWER power
    KEY_POWER2 power
    KEY_SLEEP power

    KEY_PLAYPAUSE play-pause
    KEY_SPACE play-pause
    KEY_P play-pause
    KEY_PLAY play
    KEY_PLAYCD play
    KEY_PAUSE pause
    KEY_PAUSECD pause
    KEY_STOP stop
    KEY_STOPCD stop
    KEY_REWIND rewind
    KEY_FASTREVERSE rewind
    KEY_COMMA rewind
    KEY_FASTFORWARD fast-forward
    KEY_DOT fast-forward
    KEY_PREVIOUS previous
    KEY_PREVIOUSSONG previous
    KEY_NEXT next
    KEY_NEXTSONG next
    KEY_FORWARD next

    KEY_CHANNELUP channel-up
    KEY_PAGEUP channel-up
    KEY_SCROLLUP channel-up
    KEY_CHANNELDOWN channel-down
    KEY_PAGEDOWN channel-down
    KEY_SCROLLDOWN channel-down
    KEY_LAST last-channel
    KEY_TAB last-channel
    KEY_L last-channel

    KEY_VOLUMEUP volume-up
    KEY_EQUAL volume-up
    KEY_KPPLUS volume-up
    KEY_VOLUMEDOWN volume-down
    KEY_MINUS volume-down
    KEY_KPMINUS volume-down
    KEY_MUTE mute

    KEY_AUDIO audio
    KEY_LANGUAGE audio
    KEY_SOUND audio
    KEY_A audio
    KEY_SUBTITLE subtitle
    KEY_T subtitle

    KEY_RED red
    KEY_F1 red
    KEY_GREEN green
    KEY_F2 green
    KEY_YELLOW yellow
    KEY_F3 yellow
    KEY_BLUE blue
    KEY_F4 blue

    KEY_0 0
    KEY_KP0 0
    KEY_NUMERIC_0 0
    KEY_1 1
    KEY_KP1 1
    KEY_NUMERIC_1 1
    KEY_2 2
    KEY_KP2 2
    KEY_NUMERIC_2 2
    KEY_3 3
    KEY_KP3 3
    KEY_NUMERIC_3 3
    KEY_4 4
    KEY_KP4 4
    KEY_NUMERIC_4 4
    KEY_5 5
    KEY_KP5 5
    KEY_NUMERIC_5 5
    KEY_6 6
    KEY_KP6 6
    KEY_NUMERIC_6 6
    KEY_7 7
    KEY_KP7 7
    KEY_NUMERIC_7 7
    KEY_8 8
    KEY_KP8 8
    KEY_NUMERIC_8 8
    KEY_9 9
    KEY_KP9 9
    KEY_NUMERIC_9 9

    # A television's Return button arrives as Exit, its Backward as KEY_BACK and its Previous
    # Channel as KEY_PREVIOUS. Source: drivers/media/rc/keymaps/rc-cec.c of Linux.
    [CEC]
    KEY_EXIT back
    KEY_BACK previous
    KEY_PREVIOUS last-channel
    """

  static let standard: [Section: [Int: Assignment]] = {
    var map: [Section: [Int: Assignment]] = [:]
    let problems = parse(standardText, into: &map)
    assert(problems.isEmpty, "the standard key map: \(problems)")
    return map
  }()
}
