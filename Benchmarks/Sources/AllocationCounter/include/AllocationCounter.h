#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Swift objects, boxes and buffers are blocks of malloc too, so counting blocks counts them. The
// runtime's own hook for objects cannot be used beside: with it on, retaining a string crashes
// (Swift 6.3, Linux).

/// Whether allocations can be counted on this platform.
bool allocation_counter_is_available(void);

/// Starts to count the calling thread's allocations, at zero.
void allocation_counter_start(void);

/// Stops counting, and returns how many blocks of memory the calling thread allocated since.
uint64_t allocation_counter_stop(void);

/// Bytes that the program has allocated and not freed, with the allocator's own overhead; 0 where
/// that is not known.
uint64_t allocation_counter_live_bytes(void);

#endif
