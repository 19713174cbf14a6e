import { MINUTE } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { countSiteEvents } from '../analytics.repository.ts';
import { countUnmet } from './unmet-searches.repository.ts';

/** How long searches are collected before they are written. */
const BATCH_WINDOW_MS = 100;
/** Further searches are not counted while the database is unreachable. */
const MAX_QUEUED = 10_000;

interface CountedSearch {
  page: string;
  at: Date;
  /** Identifies visitor and time window: another process may already have counted it. */
  visit: string;
  /** The search as text, if it found nothing. */
  unmet?: string;
}

export interface SearchBatches {
  add(search: CountedSearch): void;
  /** Writes all queued searches now. */
  flush(): Promise<void>;
}

/**
 * Collects searches in memory and writes them in batches: at most ten writes a second, however many visitors search.
 */
export function createSearchBatches({ db, clock }: Pick<Deps, 'db' | 'clock'>): SearchBatches {
  let queued: CountedSearch[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush() {
    clearTimeout(timer);
    timer = undefined;
    const batch = queued;
    queued = [];
    if (batch.length === 0) return;
    try {
      const counted = await countSiteEvents(db, 'search', batch);
      for (const { visit, unmet: search, at } of batch)
        if (search && counted.has(visit)) await countUnmet(db, { search, at });
    } catch {
      const oldest = clock.now().getTime() - MINUTE;
      queued = [...batch.filter(({ at }) => at.getTime() > oldest), ...queued].slice(0, MAX_QUEUED);
    }
  }

  return {
    add(search) {
      if (queued.length >= MAX_QUEUED) return;
      queued.push(search);
      timer ??= setTimeout(flush, BATCH_WINDOW_MS).unref();
    },
    flush,
  };
}
