import type { FastifyBaseLogger } from 'fastify';
import type { WatchedQuery } from '#server/db/queries/watched-queries.ts';

const MOST_CHARACTERS = 600;
const MOST_LINES_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** The question without anything that was asked for: values travel apart from it, and what is quoted is left out. */
const withoutValues = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);

/** Logs what takes longer than `slowMs`; a database that has become slow as a whole does not fill the disk with it. */
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
    if (lines > MOST_LINES_A_MINUTE) return;
    log.warn({ query: withoutValues(text), ms: Math.round(milliseconds) }, 'slow query');
  };
}
