import { sql } from 'drizzle-orm';
import { understandKeywords } from '../../src/domain/search/keywords/understand-keywords.ts';
import {
  readResultsAddress,
  savedFilters,
  writeSavedFilters,
} from '../../src/domain/search/saved/saved-filters.ts';
import { nameOfSearch } from '../../src/domain/search/saved/search-name.ts';
import type { Executor } from '../../src/server/db/executor.ts';
import { listings as l } from '../../src/server/modules/listings/listings.table.ts';
import { candidateBounds } from '../../src/server/modules/saved-searches/candidate-bounds.ts';
import {
  insertSearch,
  updateSearch,
} from '../../src/server/modules/saved-searches/saved-searches.repository.ts';
import { searchMatches } from '../../src/server/modules/saved-searches/saved-searches.table.ts';
import { matching } from '../../src/server/modules/search/results/search-plan.ts';
import type { DemoSearch } from '../saved-searches.ts';
import { daysAfter } from '../schedule.ts';

/** Saves searches of an account, with the boats that have come into them since. Nothing about them waits to be mailed. */
export async function insertSavedSearches(
  tx: Executor,
  accountId: string,
  { searches, now }: { searches: readonly DemoSearch[]; now: Date },
): Promise<void> {
  for (const { address, name, alerts, savedDaysAgo, seenDaysAgo } of searches) {
    const filters = savedFilters(readResultsAddress(address)?.filters ?? {});
    const savedAt = daysAfter(now, -savedDaysAgo);
    const { id } = await insertSearch(tx, {
      accountId,
      name: name ?? nameOfSearch(filters),
      filters: writeSavedFilters(filters),
      alerts,
      at: savedAt,
      ...candidateBounds(filters),
    });
    await updateSearch(tx, accountId, id, { seenAt: daysAfter(now, -seenDaysAgo) });
    const { where } = matching(filters, understandKeywords(filters.keywords ?? ''), now);
    await tx.execute(sql`
      insert into ${searchMatches} (search_id, listing_id, kind, change_id, found_at)
      select ${id}::integer, ${l.id}, 'new', 0, ${l.liveAt} from ${l}
      where ${where} and ${l.liveAt} > ${savedAt.toISOString()}::timestamptz and ${l.ownerId} <> ${accountId}
      order by ${l.liveAt}`);
  }
}
