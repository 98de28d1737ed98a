#include "CBenchmarkHarness.h"

#include <benchmark/benchmark.h>

#include <sstream>
#include <string>
#include <vector>

namespace {

struct Listener {
  ib_bench_sink sink;
  ib_bench_progress progress;
  void *context;
};

// Only one run at a time.
Listener listener;

/// Hands every repetition on and prints nothing: neither a table nor the library's remarks about itself.
class Reporter final : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context &) override { return true; }

  void ReportRuns(const std::vector<Run> &runs) override {
    for (const Run &run : runs) {
      if (run.run_type != Run::RT_Iteration || run.error_occurred) continue;
      const std::string name = run.run_name.function_name;
      const ib_bench_measurement measurement = {
          name.c_str(), run.repetition_index, run.iterations, run.cpu_accumulated_time, run.real_accumulated_time};
      listener.sink(listener.context, &measurement);
    }
  }
};

}  // namespace

extern "C" {

void ib_bench_register(const char *name, int64_t values, ib_bench_pass pass, void *context) {
  const std::string key = name;
  benchmark::RegisterBenchmark(name, [key, values, pass, context](benchmark::State &state) {
    if (listener.progress) listener.progress(listener.context, key.c_str());
    while (state.KeepRunningBatch(values)) {
      pass(context);
      benchmark::ClobberMemory();
    }
  });
}

int64_t ib_bench_run(double min_seconds, int64_t repetitions, ib_bench_sink sink, ib_bench_progress progress,
                     void *context) {
  listener = {sink, progress, context};
  std::vector<std::string> words = {
      "inbetween-bench",
      "--benchmark_min_time=" + std::to_string(min_seconds),
      "--benchmark_repetitions=" + std::to_string(repetitions),
      "--benchmark_enable_random_interleaving=true",
  };
  std::vector<char *> arguments;
  for (std::string &word : words) arguments.push_back(word.data());
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  Reporter reporter;
  return static_cast<int64_t>(benchmark::RunSpecifiedBenchmarks(&reporter));
}

void ib_bench_consume(double value) { benchmark::DoNotOptimize(value); }

void ib_bench_consume_memory(const void *memory) {
  benchmark::DoNotOptimize(memory);
  benchmark::ClobberMemory();
}

int ib_bench_library_has_assertions(void) {
  // The library tells only inside the context of its own JSON.
  std::ostringstream text;
  benchmark::JSONReporter reporter;
  reporter.SetOutputStream(&text);
  reporter.SetErrorStream(&text);
  reporter.ReportContext(benchmark::BenchmarkReporter::Context());
  return text.str().find("\"library_build_type\": \"debug\"") != std::string::npos;
}

const char *ib_bench_compiler(void) { return "clang " __clang_version__; }

int ib_bench_is_optimised(void) {
#ifdef __OPTIMIZE__
  return 1;
#else
  return 0;
#endif
}

}  // extern "C"
