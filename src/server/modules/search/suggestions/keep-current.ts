import { SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';

/** A busy market changes all the time: the table is read again at most this often. */
const MIN_AGE_MS = 15 * SECOND;

/**
 * Keeps one table about the market in memory. After a listing has changed it is read again in the background, while
 * requests get the previous one; only the first request waits. If reading fails, the next request tries again.
 */
export function keepCurrent<T>(
  { pageCache, clock }: { pageCache: Pick<Deps['pageCache'], 'generation'>; clock: Deps['clock'] },
  read: () => Promise<T>,
): () => Promise<T> {
  let current: { table: T; generation: number; readAt: number } | undefined;
  let reading: Promise<T> | undefined;

  function readAgain(): Promise<T> {
    const generation = pageCache.generation();
    reading ??= read()
      .then((table) => {
        current = { table, generation, readAt: clock.now().getTime() };
        return table;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return async () => {
    if (!current) return readAgain();
    const isDue =
      current.generation !== pageCache.generation() && clock.now().getTime() - current.readAt >= MIN_AGE_MS;
    if (isDue) readAgain().catch(() => undefined);
    return current.table;
  };
}
