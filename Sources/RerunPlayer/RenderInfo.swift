import CMPV

/// What is common to mpv's renderers.
extension mpv_render_frame_info {
  /// Asks a render context for the frame it would render next.
  init(nextOf context: OpaquePointer) {
    self.init()
    let code = withUnsafeMutablePointer(to: &self) {
      mpv_render_context_get_info(
        context,
        mpv_render_param(type: MPV_RENDER_PARAM_NEXT_FRAME_INFO, data: $0)
      )
    }
    if code < 0 { flags = 0 }
  }

  /// Whether there is one that has not been rendered before.
  var isNewFrame: Bool {
    let again = MPV_RENDER_FRAME_INFO_REDRAW.rawValue | MPV_RENDER_FRAME_INFO_REPEAT.rawValue
    return flags & UInt64(MPV_RENDER_FRAME_INFO_PRESENT.rawValue) != 0 && flags & UInt64(again) == 0
  }
}
