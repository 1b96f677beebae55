#include "BinderyAllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>

// Of each thread its own: what others do meanwhile is not the operation's.
static _Thread_local bool isCounting;
static _Thread_local uint64_t blocks;

// Of all threads together: asynchronous work moves from one to another.
static _Atomic bool isCountingAll;
static _Atomic uint64_t allBlocks;

#if defined(__linux__)
#include <features.h>
#endif

// Sanitizers bring a malloc of their own.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)
#include <errno.h>
#include <malloc.h>

// A program's own functions take the place of the C library's, which are still there under these
// names. Looking them up by dlsym would itself allocate.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void countBlock(void) {
  if (__builtin_expect(isCounting, 0)) blocks++;
  if (__builtin_expect(atomic_load_explicit(&isCountingAll, memory_order_relaxed), 0)) {
    atomic_fetch_add_explicit(&allBlocks, 1, memory_order_relaxed);
  }
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

uint64_t bindery_allocation_counter_live_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

bool bindery_allocation_counter_is_available(void) { return true; }
#else
uint64_t bindery_allocation_counter_live_bytes(void) { return 0; }
bool bindery_allocation_counter_is_available(void) { return false; }
#endif

void bindery_allocation_counter_start(void) {
  blocks = 0;
  isCounting = true;
}

uint64_t bindery_allocation_counter_stop(void) {
  isCounting = false;
  return blocks;
}

void bindery_allocation_counter_start_all(void) {
  atomic_store(&allBlocks, 0);
  atomic_store(&isCountingAll, true);
}

uint64_t bindery_allocation_counter_stop_all(void) {
  atomic_store(&isCountingAll, false);
  return atomic_load(&allBlocks);
}
