#ifndef RERUN_CEVDEV_H
#define RERUN_CEVDEV_H

#include <linux/input.h>
#include <malloc.h>
#include <sys/signalfd.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/timerfd.h>

// The ioctl numbers are macros with arguments and ioctl is variadic: Swift can call neither.
// Every function answers what ioctl does: -1 and errno, else a length or 0.

static inline int cevdev_name(int descriptor, char *name, unsigned long size) {
  return ioctl(descriptor, EVIOCGNAME(size), name);
}

static inline int cevdev_identity(int descriptor, struct input_id *identity) {
  return ioctl(descriptor, EVIOCGID, identity);
}

/// One bit for each key the device can send.
static inline int cevdev_key_bits(int descriptor, uint8_t *bits, unsigned long size) {
  return ioctl(descriptor, EVIOCGBIT(EV_KEY, size), bits);
}

/// One bit for each key that is down now.
static inline int cevdev_keys_down(int descriptor, uint8_t *bits, unsigned long size) {
  return ioctl(descriptor, EVIOCGKEY(size), bits);
}

static inline int cevdev_set_grab(int descriptor, int grab) {
  return ioctl(descriptor, EVIOCGRAB, (void *)(intptr_t)grab);
}

static inline int cevdev_set_clock(int descriptor, int clock) {
  return ioctl(descriptor, EVIOCSCLOCKID, &clock);
}

/// The event's time; the struct's fields differ between 32- and 64-bit machines, these names don't.
static inline int64_t cevdev_milliseconds(const struct input_event *event) {
  return (int64_t)event->input_event_sec * 1000 + (int64_t)event->input_event_usec / 1000;
}

#endif
