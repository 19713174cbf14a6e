import { SECOND } from '#domain/durations.ts';
import { uploadSlow } from '../media.errors.ts';

/** Long enough for a phone that briefly loses its signal. */
const WINDOW_MS = 30 * SECOND;
const MIN_BYTES_PER_SECOND = 8_192;
const MIN_BYTES = (MIN_BYTES_PER_SECOND * WINDOW_MS) / SECOND;

export interface MeasuredRate {
  count(bytes: number): void;
  /** Aborted with the error to send when less than the minimum arrived within a window. */
  tooSlow: AbortSignal;
  stop(): void;
}

/** Closes slow uploads: they would add up until no socket is left. */
export function measureRate(): MeasuredRate {
  const slow = new AbortController();
  let bytes = 0;
  const timer = setInterval(() => {
    if (bytes < MIN_BYTES) slow.abort(uploadSlow());
    bytes = 0;
  }, WINDOW_MS).unref();
  return {
    count(more) {
      bytes += more;
    },
    tooSlow: slow.signal,
    stop: () => clearInterval(timer),
  };
}
