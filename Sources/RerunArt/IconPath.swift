import RerunStage

/// The outlines of the icons, on a grid of 24 × 24, to be filled with the even-odd rule.
enum IconPath {
  /// `icon`'s outline; empty only if its text were not a path, which a test rules out.
  static func outline(of icon: Icon) -> [SVGPath.Segment] {
    SVGPath(text(of: icon))?.segments ?? []
  }

  static func text(of icon: Icon) -> String {
    switch icon {
    case .star:
      "M12 2.2l3 6.4 7 .9-5.1 4.8 1.3 6.9L12 17.8l-6.2 3.4 1.3-6.9L2 9.5l7-.9z"
    case .play:
      "M6 3.5l14.5 8.5L6 20.5z"
    case .pause:
      "M5 4h5v16H5zM14 4h5v16h-5z"
    case .restart:
      "M4 4h3v16H4zM20.5 4v16L8.5 12z"
    case .skip:
      "M3.5 4v16L11 12zM11.5 4v16L19 12zM19 4h2.6v16H19z"
    case .left:
      "M15.5 4.5L8 12l7.5 7.5 2-2L12 12l5.5-5.5z"
    case .right:
      "M8.5 4.5L16 12l-7.5 7.5-2-2L12 12 6.5 6.5z"
    case .down:
      "M4.5 8.5L12 16l7.5-7.5 2 2L12 20.5 2.5 10.5z"
    case .up:
      "M4.5 15.5L12 8l7.5 7.5 2-2L12 3.5 2.5 13.5z"
    case .check:
      "M4 12.5l5.5 5.5L20.5 7l-2.3-2.3-8.7 8.7-3.2-3.2z"
    case .plus:
      "M10.3 4h3.4v6.3H20v3.4h-6.3V20h-3.4v-6.3H4v-3.4h6.3z"
    case .minus:
      "M4 10.3h16v3.4H4z"
    case .moon:
      "M14 2.5a9.7 9.7 0 1 0 7.5 14.5A8 8 0 0 1 14 2.5z"
    case .search:
      """
      M10 2.5a7.5 7.5 0 1 0 4.5 13.5l5 5 2.3-2.3-5-5A7.5 7.5 0 0 0 10 2.5zm0 3.2\
      a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6z
      """
    case .speaker:
      "M3 9v6h4l6 5V4L7 9zM16 8.5c1.8 2 1.8 5 0 7l1.7 1.7c2.8-3 2.8-7.4 0-10.4z"
    case .mute:
      """
      M1.5 9v6h4l6 5V4l-6 5zM13.5 9l1.7-1.7 2.8 2.8 2.8-2.8L22.5 9\
      l-2.8 3 2.8 3-1.7 1.7-2.8-2.8-2.8 2.8L13.5 15l2.8-3z
      """
    case .retry:
      "M12 4.5V1l7 5-7 5V7.7a4.9 4.9 0 1 0 4.9 5.3h3.2A8.1 8.1 0 1 1 12 4.5z"
    case .cc:
      """
      M2 5h20v14H2zM10 9.5c-3-1.5-5 .5-5 2.5s2 4 5 2.5v-1.7c-1.6.8-3 .2-3-.8s1.4-1.6 3-.8z\
      M18 9.5c-3-1.5-5 .5-5 2.5s2 4 5 2.5v-1.7c-1.6.8-3 .2-3-.8s1.4-1.6 3-.8z
      """
    case .info:
      "M10 3h4v4h-4zM10 9.5h4V21h-4z"
    case .gear:
      """
      M10 2h4l.6 3 1.9.9 2.7-1.4 2.7 2.9-1.5 2.6.6 1.9 2.5 1v3\
      l-2.9 1-.8 1.9 1.3 2.7-2.4 1.9-2.6-1.5-1.9.6-1 2.5h-3l-1-2.9-1.9-.8-2.7 1.3L2 18\
      l1.5-2.6-.6-1.9L1 12.5v-2l2.9-1 .8-1.9L3.4 5 5.8 3l2.6 1.5L9.5 4zM12 8\
      a4 4 0 1 0 0 8 4 4 0 0 0 0-8z
      """
    case .tv:
      "M2 5h20v13H2zM5 8v7h14V8zM7 19.5h10V22H7z"
    case .list:
      """
      M3 4.5h3v3H3zM8.5 4.5H21v3H8.5zM3 10.5h3v3H3zM8.5 10.5H21v3H8.5zM3 16.5h3v3H3z\
      M8.5 16.5H21v3H8.5z
      """
    case .person:
      "M12 2.5a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zM3 21.5c0-5 4-8 9-8s9 3 9 8z"
    case .brush:
      """
      M19 2.5l2.5 2.5-9 10-3-3zM8.5 13.3l2.4 2.4\
      c0 3-2 5.3-7.9 5.3 2.5-2 1.5-3.5 2-5 .5-1.7 1.9-2.7 3.5-2.7z
      """
    case .folder:
      "M2 5h8l2.5 3H22v12H2z"
    case .warn:
      "M12 2l11 19.5H1zM10.7 9v6h2.6V9zM10.7 16.5v2.6h2.6v-2.6z"
    case .back:
      "M10 4L2.5 11.5 10 19l2.2-2.2-3.7-3.7H21.5V9.9H8.5l3.7-3.7z"
    case .shift:
      "M12 3l9 10h-5v7H8v-7H3z"
    case .lock:
      "M7 10V7.5a5 5 0 0 1 10 0V10h2v11H5V10zM9.5 10h5V7.5a2.5 2.5 0 0 0-5 0z"
    case .bolt:
      "M13 1.5L4 14h6l-1.5 8.5L19 9.5h-7z"
    case .trash:
      "M9 2.5h6v2.5h6v2.8H3V5h6zM5 9.5h14L18 22H6z"
    case .signal:
      "M3 16h4v5H3zM10 10.5h4V21h-4zM17 4h4v17h-4z"
    }
  }
}
