import { MINUTE } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { countSiteEvents } from '../analytics.repository.ts';
import { countUnmet } from './unmet-searches.repository.ts';

/** So long a counted search waits for others. */
const GATHERED_MS = 100;
/** What waits while the database cannot be reached; more is not counted. */
const MOST_WAITING = 10_000;

interface CountedSearch {
  page: string;
  at: Date;
  /** Whose it is and when: another process may have counted it already. */
  visit: string;
  /** In words, if it found nothing. */
  unmet?: string;
}

export interface SearchBatches {
  add(search: CountedSearch): void;
  /** Writes what waits now. */
  flush(): Promise<void>;
}

/** Counts searches in memory and writes them together: a page that thousands visit costs the database ten writes a second. */
export function createSearchBatches({ db, clock }: Pick<Deps, 'db' | 'clock'>): SearchBatches {
  let waiting: CountedSearch[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      const counted = await countSiteEvents(db, 'search', batch);
      for (const { visit, unmet: search, at } of batch)
        if (search && counted.has(visit)) await countUnmet(db, { search, at });
    } catch {
      const oldest = clock.now().getTime() - MINUTE;
      waiting = [...batch.filter(({ at }) => at.getTime() > oldest), ...waiting].slice(0, MOST_WAITING);
    }
  }

  return {
    add(search) {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(search);
      timer ??= setTimeout(flush, GATHERED_MS).unref();
    },
    flush,
  };
}
