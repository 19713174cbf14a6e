import type { FastifyBaseLogger } from 'fastify';
import type { WatchedQuery } from '#server/db/adapters/watched-queries.ts';

const MAX_CHARACTERS = 600;
const MAX_LINES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** The query text without values: parameters are separate from it, and quoted literals are removed. */
const withoutValues = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);

/** Logs queries that take longer than `slowMs`, with a limit per minute so that a slow database does not fill the disk. */
export function logSlowQueries(options: {
  slowMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}): (query: WatchedQuery) => void {
  const { slowMs, log, now = () => performance.now() } = options;
  let minuteEnds = 0;
  let lines = 0;
  return ({ text, milliseconds }) => {
    if (slowMs === 0 || milliseconds < slowMs) return;
    if (now() >= minuteEnds) {
      minuteEnds = now() + MINUTE_MS;
      lines = 0;
    }
    lines += 1;
    if (lines > MAX_LINES_PER_MINUTE) return;
    log.warn({ query: withoutValues(text), ms: Math.round(milliseconds) }, 'slow query');
  };
}
