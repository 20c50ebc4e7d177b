#include <SDL.h>
// SDL's own copies of the GL ES headers, so that no GL development package is needed.
#define SDL_USE_BUILTIN_OPENGL_DEFINITIONS
#include <SDL_opengles2.h>
