#ifndef BINDERY_ALLOCATION_COUNTER_H
#define BINDERY_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Linking this replaces malloc and its kin in the whole program. Programs that do not link it keep the
// C library's.
//
// Swift objects, boxes and buffers are blocks of malloc too, so counting blocks counts them. The
// runtime's own hook for objects cannot be used beside: with it on, retaining a string crashes
// (Swift 6.3, Linux).

/// Whether allocations can be counted on this platform.
bool bindery_allocation_counter_is_available(void);

/// Starts to count the calling thread's allocations, at zero.
void bindery_allocation_counter_start(void);

/// Stops counting, and returns how many blocks of memory the calling thread allocated since.
uint64_t bindery_allocation_counter_stop(void);

/// Starts to count the allocations of all threads, at zero.
void bindery_allocation_counter_start_all(void);

/// Stops counting, and returns how many blocks of memory all threads allocated since.
uint64_t bindery_allocation_counter_stop_all(void);

/// Bytes that the program has allocated and not freed, with the allocator's own overhead; 0 where
/// that is not known.
uint64_t bindery_allocation_counter_live_bytes(void);

#endif
