import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { londonDay } from '../figures/london-day.ts';
import type { Visitor } from './visitor.ts';

const MAX_REMEMBERED = 50_000;

export interface VisitMemory {
  /**
   * Whether this visitor has not done this for the length of the window; from then on they have. Trying again within
   * it starts the window anew, so that a page reloading itself counts once, not once in a while.
   */
  claim(visitor: Visitor, action: string, windowMs: number): boolean;
  /** Takes a claim back whose counting failed. */
  release(visitor: Visitor, action: string): void;
}

/**
 * Remembers who did what for a short time, in this process only. A visitor is kept as a hash whose salt is thrown
 * away each midnight: nobody can be found by it, and nobody is the same visitor tomorrow.
 */
export function createVisitMemory(clock: Clock, maxRemembered = MAX_REMEMBERED): VisitMemory {
  const expiries = new Map<string, number>();
  let day = '';
  let salt = randomBytes(16);

  function turnDay(today: string) {
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
      turnDay(londonDay(now));
      const key = keyOf(visitor, action);
      const isNew = (expiries.get(key) ?? 0) <= now.getTime();
      expiries.delete(key);
      expiries.set(key, now.getTime() + windowMs);
      const oldest = expiries.keys().next();
      if (expiries.size > maxRemembered && !oldest.done) expiries.delete(oldest.value);
      return isNew;
    },
    release(visitor, action) {
      expiries.delete(keyOf(visitor, action));
    },
  };
}
