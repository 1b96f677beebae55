#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>

static atomic_bool isCounting;
static atomic_uint_fast64_t blocks;

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>

// A program's own functions take the place of the C library's, which are still there under these
// names. Looking them up by dlsym would itself allocate.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void countBlock(void) {
  if (__builtin_expect(atomic_load_explicit(&isCounting, memory_order_relaxed), 0))
    atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  countBlock();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  countBlock();
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  countBlock();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  countBlock();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

uint64_t allocation_counter_live_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

bool allocation_counter_is_available(void) { return true; }
#else
uint64_t allocation_counter_live_bytes(void) { return 0; }
bool allocation_counter_is_available(void) { return false; }
#endif

void allocation_counter_start(void) {
  atomic_store(&blocks, 0);
  atomic_store(&isCounting, true);
}

uint64_t allocation_counter_stop(void) {
  atomic_store(&isCounting, false);
  return atomic_load(&blocks);
}
