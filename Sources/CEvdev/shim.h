#include <linux/input.h>
#include <sys/ioctl.h>
