// SDL through its own module: Swift 6.0 fails to find enum values that two modules declare.
#include "../CSDL2/shim.h"
#include <SDL_ttf.h>
