/** What must be settled before a line of the server's code runs. */
export const FLAGS = [
  // Two cores do not need four threads of the collector, each with memory of its own.
  '--v8-pool-size=2',
  '--max-semi-space-size=8',
  // The embedded database is WebAssembly: once V8 has optimised it, it takes four times the memory.
  '--liftoff-only',
  '--import',
  './scripts/compile-cache.mjs',
];

/**
 * For the C library: it otherwise keeps a pool of freed memory for every thread, and each thread that has once read a
 * photograph keeps as much as that took.
 */
export const SETTINGS = { MALLOC_ARENA_MAX: '2' };
