// google-benchmark behind plain C: register passes, run them interleaved, get every measurement back.
#ifndef INBETWEEN_BENCHMARK_HARNESS_H
#define INBETWEEN_BENCHMARK_HARNESS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Does the work to be timed once, for all values of a case.
typedef void (*ib_bench_pass)(void *context);

/// Adds a case. `values` is how many values one pass computes; times are per value. Names must differ.
void ib_bench_register(const char *name, int64_t values, ib_bench_pass pass, void *context);

/// One repetition of one case.
typedef struct ib_bench_measurement {
  const char *name;
  int64_t repetition;       // from 0
  int64_t values;           // computed in this repetition
  double processor_seconds; // time of this thread, all values together
  double wall_seconds;
} ib_bench_measurement;

typedef void (*ib_bench_sink)(void *context, const ib_bench_measurement *measurement);
/// Called before a case is about to be timed or calibrated, outside the timed region.
typedef void (*ib_bench_progress)(void *context, const char *name);

/// Runs all registered cases: every case `repetitions` times, in random order, each time for at least
/// `min_seconds`. Measurements arrive when all repetitions of a case are done. Answers the number of cases run.
int64_t ib_bench_run(double min_seconds, int64_t repetitions, ib_bench_sink sink, ib_bench_progress progress,
                     void *context);

/// Makes the compiler believe that the value is needed.
void ib_bench_consume(double value);
/// Makes the compiler believe that memory reachable from the pointer is read.
void ib_bench_consume_memory(const void *memory);

/// Whether google-benchmark itself was built with its assertions on. It says so of itself, not of what it
/// measures: its own code runs outside the timed region.
int ib_bench_library_has_assertions(void);
/// The clang that compiled the C and C++ here, and whether it optimised.
const char *ib_bench_compiler(void);
int ib_bench_is_optimised(void);

#ifdef __cplusplus
}
#endif
#endif
