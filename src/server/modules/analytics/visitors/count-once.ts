import type { Clock } from '#server/platform/clock.ts';
import { createVisitMemory } from './visit-memory.ts';
import type { Visitor } from './visitor.ts';

interface Visit {
  visitor: Visitor;
  /** What they do, to what: doing it again within the window is the same visit. */
  action: string;
  windowMs: number;
}

export type CountOnce = (visit: Visit, count: () => Promise<unknown>) => Promise<void>;

/** Runs the count for someone who is really there and has not just done the same. */
export function createCountOnce(clock: Clock): CountOnce {
  const memory = createVisitMemory(clock);
  return async ({ visitor, action, windowMs }, count) => {
    if (!visitor.isPresent || !memory.claim(visitor, action, windowMs)) return;
    try {
      await count();
    } catch (error) {
      memory.release(visitor, action);
      throw error;
    }
  };
}
