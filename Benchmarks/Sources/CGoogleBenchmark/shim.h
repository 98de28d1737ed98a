// Intentionally empty: google-benchmark is C++ and is reached through CBenchmarkHarness. This module carries
// its compiler and linker flags.
