// The hot loops of Inbetween in C: one body for every instruction set, a table that picks at run time.
//
// Rules of this module: no allocation, no threads, no global state that changes, no system header
// beyond the freestanding ones (so that everything also compiles for bare WebAssembly).
#ifndef INBETWEEN_KERNELS_H
#define INBETWEEN_KERNELS_H

#include "cubic_bezier.h"
#include "libm.h"

#endif
