import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '#server/db/executor.ts';
import type { Clock } from '#server/platform/clock.ts';
import { londonDay } from '../figures/london-day.ts';
import { findSalt, putSalt } from './visits.repository.ts';

/** What somebody does to a boat today, as it is written down: one key for each name that they go by. */
export type VisitKeys = (executor: Executor, whom: readonly string[], action: string) => Promise<string[]>;

/**
 * Keys are hashes under a salt that all processes share for a day and that is then deleted: nobody can be found by them,
 * and nobody is the same visitor tomorrow.
 */
export function createVisitKeys(clock: Clock): VisitKeys {
  let known: { day: string; salt: Buffer } | undefined;

  async function saltOf(executor: Executor, day: string): Promise<Buffer> {
    if (known?.day === day) return known.salt;
    const found = await findSalt(executor, day);
    if (found) {
      known = { day, salt: found };
      return found;
    }
    await putSalt(executor, day, randomBytes(16));
    // Not remembered before it is found again: the caller's transaction may be undone, and with it this salt.
    return (await findSalt(executor, day)) ?? saltOf(executor, day);
  }

  return async (executor, whom, action) => {
    const salt = await saltOf(executor, londonDay(clock.now()));
    return whom.map((name) =>
      createHash('sha256').update(salt).update(`${name}\n${action}`).digest('base64url'),
    );
  };
}
