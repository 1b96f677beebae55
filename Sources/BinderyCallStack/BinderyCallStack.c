#if defined(__linux__)
// For pthread_getattr_np.
#define _GNU_SOURCE
#endif

#include "BinderyCallStack.h"

#include <stddef.h>
#include <stdint.h>

#if defined(__linux__) || defined(__APPLE__)
#include <pthread.h>
#endif

// Stacks grow towards lower addresses on every platform that Swift runs on.
static const uintptr_t reserve = 256 * 1024;

static uintptr_t limitOf(uintptr_t lowest, uintptr_t size) {
  return lowest + (reserve < size / 4 ? reserve : size / 4);
}

/// The address below which little is left. It is never 0.
static uintptr_t findLimit(void) {
#if defined(__linux__)
  pthread_attr_t attributes;
  void *lowest = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 1;
  if (pthread_attr_getstack(&attributes, &lowest, &size) != 0) size = 0;
  pthread_attr_destroy(&attributes);
  return size == 0 ? 1 : limitOf((uintptr_t)lowest, size);
#elif defined(__APPLE__)
  uintptr_t highest = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
  uintptr_t size = pthread_get_stacksize_np(pthread_self());
  return limitOf(highest - size, size);
#else
  return 1;
#endif
}

bool bindery_call_stack_is_short(void) {
  static _Thread_local uintptr_t limit;
  if (limit == 0) limit = findLimit();
  return (uintptr_t)__builtin_frame_address(0) < limit;
}

static _Thread_local void *released;

void *bindery_call_stack_released(void) { return released; }

void bindery_call_stack_set_released(void *object) { released = object; }
