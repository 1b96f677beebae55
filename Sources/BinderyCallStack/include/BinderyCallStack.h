#ifndef BINDERY_CALL_STACK_H
#define BINDERY_CALL_STACK_H

#include <stdbool.h>

/// Whether little of the calling thread's stack is left: less than 256 kB, or than a quarter of a
/// stack that is smaller than 1 MB. False where the bounds of a stack are not known.
///
/// The bounds are found out once for each thread; after that it costs a few nanoseconds.
bool bindery_call_stack_is_short(void);

/// What the calling thread has still to release, as it was set last; NULL at first.
void *bindery_call_stack_released(void);

/// Sets what the calling thread has still to release.
void bindery_call_stack_set_released(void *object);

#endif
