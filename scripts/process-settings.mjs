/** Node flags that must be set before the server's code runs. */
export const FLAGS = [
  // Two cores do not need four garbage collector threads, each with its own memory.
  '--v8-pool-size=2',
  '--max-semi-space-size=8',
  // The embedded database is WebAssembly: once V8 has optimised it, it takes four times the memory.
  '--liftoff-only',
  '--import',
  './scripts/compile-cache.mjs',
];

/** For `npm run dev`: the server restarts when one of its sources changes. */
export const WATCH_FLAGS = [
  '--conditions=development',
  ...['src/server', 'src/contract', 'src/domain', 'demo'].map((folder) => `--watch-path=${folder}`),
];

/**
 * For the C library: by default it keeps a pool of freed memory per thread, and each thread that has decoded a
 * photograph would retain that much memory.
 */
export const SETTINGS = { MALLOC_ARENA_MAX: '2' };
