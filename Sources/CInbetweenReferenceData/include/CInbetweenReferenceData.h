// The reference numbers of Tests/ReferenceData, carried inside the binary so that tests and the `check`
// command find them wherever they run.
#ifndef INBETWEEN_REFERENCE_DATA_H
#define INBETWEEN_REFERENCE_DATA_H

#include <stddef.h>

/// The bytes of one file of Tests/ReferenceData.
typedef struct ib_reference_file {
  const char *name;
  const unsigned char *bytes;
  ptrdiff_t count;
} ib_reference_file;

ptrdiff_t ib_reference_file_count(void);
/// The i-th file, 0 <= index < ib_reference_file_count().
ib_reference_file ib_reference_file_at(ptrdiff_t index);

#endif
