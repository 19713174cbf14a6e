import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { londonDay } from '../figures/london-day.ts';
import type { Visitor } from './visitor.ts';

const MAX_VISITS = 50_000;

export interface VisitMemory {
  /**
   * Returns whether the visitor has not done this within the window, and records it. Each repetition restarts the
   * window, so that a page that reloads itself counts only once.
   */
  claim(visitor: Visitor, action: string, windowMs: number): boolean;
  /** Undoes a claim if counting failed. */
  release(visitor: Visitor, action: string): void;
}

/**
 * Remembers recent actions of visitors in this process. Visitors are hashed with a salt that is replaced each midnight, so
 * they can neither be identified nor recognised the next day.
 */
export function createVisitMemory(clock: Clock, maxVisits = MAX_VISITS): VisitMemory {
  const expiries = new Map<string, number>();
  let day = '';
  let salt = randomBytes(16);

  function resetOnNewDay(today: string) {
    if (today === day) return;
    day = today;
    salt = randomBytes(16);
    expiries.clear();
  }

  const keyOf = ({ address }: Visitor, action: string) =>
    createHash('sha256').update(salt).update(`${address}\n${action}`).digest('base64url');

  return {
    claim(visitor, action, windowMs) {
      const now = clock.now();
      resetOnNewDay(londonDay(now));
      const key = keyOf(visitor, action);
      const isNew = (expiries.get(key) ?? 0) <= now.getTime();
      expiries.delete(key);
      expiries.set(key, now.getTime() + windowMs);
      const oldest = expiries.keys().next();
      if (expiries.size > maxVisits && !oldest.done) expiries.delete(oldest.value);
      return isNew;
    },
    release(visitor, action) {
      expiries.delete(keyOf(visitor, action));
    },
  };
}
