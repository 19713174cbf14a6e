import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '#server/db/executor.ts';
import type { Clock } from '#server/platform/clock.ts';
import { londonDay } from '../figures/london-day.ts';
import { findSalt, insertSalt } from './visits.repository.ts';

/** One key for each identifier of the visitor (client address, account) and action. */
export type VisitKeys = (
  executor: Executor,
  identifiers: readonly string[],
  action: string,
) => Promise<string[]>;

/**
 * Keys are hashes with a salt that all processes share for a day and that is then deleted, so visitors can neither be
 * identified nor recognised the next day.
 */
export function createVisitKeys(clock: Clock): VisitKeys {
  let cached: { day: string; salt: Buffer } | undefined;

  async function saltOf(executor: Executor, day: string): Promise<Buffer> {
    if (cached?.day === day) return cached.salt;
    const found = await findSalt(executor, day);
    if (found) {
      cached = { day, salt: found };
      return found;
    }
    await insertSalt(executor, day, randomBytes(16));
    // Not cached until it is found again: the caller's transaction, which inserted it, may roll back.
    return (await findSalt(executor, day)) ?? saltOf(executor, day);
  }

  return async (executor, identifiers, action) => {
    const salt = await saltOf(executor, londonDay(clock.now()));
    return identifiers.map((identifier) =>
      createHash('sha256').update(salt).update(`${identifier}\n${action}`).digest('base64url'),
    );
  };
}
