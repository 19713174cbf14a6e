/** Node flags that must be set before the server's code runs. */
export const FLAGS = [
  // Two cores do not need four garbage collector threads, each with its own memory.
  '--v8-pool-size=2',
  '--max-semi-space-size=8',
  // Many times what the server needs. With a higher limit V8 lets garbage grow to four times the live objects, not two.
  '--max-old-space-size=2000',
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

const LARGE_BYTES = String(64 * 1024);

/**
 * For the C library: by default it keeps freed memory, in a pool for each thread, and after the first photographs it even
 * raises the size from which it returns memory at once. So there are two pools, and large pieces are always returned.
 */
export const SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: LARGE_BYTES,
  MALLOC_TRIM_THRESHOLD_: LARGE_BYTES,
};
