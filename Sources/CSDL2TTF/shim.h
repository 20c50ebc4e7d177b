// SDL itself by way of its own module: its types then have one home, whichever file comes first.
#include "../CSDL2/shim.h"
#include <SDL_ttf.h>
