#include "BinderyPrefetch.h"
