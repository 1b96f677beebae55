#ifndef BINDERY_PREFETCH_H
#define BINDERY_PREFETCH_H

#include <stddef.h>

/// Has the processor begin to fetch memory that will be used soon. It does nothing else: the address
/// may be any, and need not be valid.
static inline void bindery_prefetch(const void *_Nullable address, size_t bytes) {
  for (size_t offset = 0; offset < bytes; offset += 64) {
    __builtin_prefetch((const char *)address + offset);
  }
}

#endif
