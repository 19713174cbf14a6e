import type { Clock } from '#server/platform/clock.ts';
import { createVisitMemory, type VisitMemory } from './visit-memory.ts';
import type { Visitor } from './visitor.ts';

interface Visit {
  visitor: Visitor;
  /** Kind and target, separated by a space. Repeating it within the window is the same visit. */
  action: `${string} ${string | number}`;
  windowMs: number;
}

export type CountOnce = (visit: Visit, count: () => Promise<unknown>) => Promise<void>;

/**
 * Counts a visit unless it is a crawler's or this process has just counted the same one. This only saves database work:
 * the database decides across processes. Each kind of action has its own memory, so thousands of invented searches cannot
 * evict page views. Boat events do not use this; the database counts them once a day.
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
    if (!visitor.isCountable || !memory.claim(visitor, action, windowMs)) return;
    try {
      await count();
    } catch (error) {
      memory.release(visitor, action);
      throw error;
    }
  };
}
