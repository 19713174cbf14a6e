import type { Clock } from '#server/platform/clock.ts';
import { createVisitMemory, type VisitMemory } from './visit-memory.ts';
import type { Visitor } from './visitor.ts';

interface Visit {
  visitor: Visitor;
  /** What they do, to what: doing it again within the window is the same visit. */
  action: `${string} ${string | number}`;
  windowMs: number;
}

export type CountOnce = (visit: Visit, count: () => Promise<unknown>) => Promise<void>;

/**
 * Runs the count for someone who is really there and has not just done the same, as far as this process has been told:
 * it spares the database, which decides between processes, what this one knows already. Each kind of action is remembered apart: whoever makes up searches by the thousand pushes no view of a page out. What
 * happens to a boat counts once a day in the database instead.
 */
export function createCountOnce(clock: Clock): CountOnce {
  const memories = new Map<string, VisitMemory>();
  function memoryOf(kind: string) {
    const memory = memories.get(kind) ?? createVisitMemory(clock);
    memories.set(kind, memory);
    return memory;
  }
  return async ({ visitor, action, windowMs }, count) => {
    const memory = memoryOf(action.slice(0, action.indexOf(' ')));
    if (!visitor.isPresent || !memory.claim(visitor, action, windowMs)) return;
    try {
      await count();
    } catch (error) {
      memory.release(visitor, action);
      throw error;
    }
  };
}
