#ifndef BINDERY_PREFETCH_H
#define BINDERY_PREFETCH_H

#include <stddef.h>
#include <stdint.h>

/// What the processor fetches at once, in bytes.
#define BINDERY_CACHE_LINE 64

/// Has the processor begin to fetch memory that will be used soon. It does nothing else: the address
/// may be any, and need not be valid.
///
/// `bytes` is how many are wanted, a few hundred at most: what is fetched takes the place of something.
static inline void bindery_prefetch(const void *_Nullable address, size_t bytes) {
  for (size_t offset = 0; offset < bytes; offset += BINDERY_CACHE_LINE) {
    __builtin_prefetch((const void *)((uintptr_t)address + offset));
  }
}

#endif
