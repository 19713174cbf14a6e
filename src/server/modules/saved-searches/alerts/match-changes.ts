import { keywordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { ALERT_FREQUENCIES, mailTimeOf } from '#domain/search/saved/alert-times.ts';
import { readSavedFilters } from '#domain/search/saved/saved-filters.ts';
import type { SQL } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import { matching } from '#server/modules/search/results/search-plan.ts';
import type { MatchKind } from '../saved-searches.table.ts';
import {
  type BoatAt,
  type Change,
  checkConditions,
  deleteChanges,
  listCandidates,
  nextChangedListing,
  readChanges,
  type SearchGroup,
} from './changes.repository.ts';
import { insertMatches } from './matches.repository.ts';

/** The number of conditions in one statement: it stays small, and other requests get their turn in between. */
const CONDITIONS_PER_QUERY = 40;
/** Further boats wait for the next run. */
const BOATS_PER_RUN = 2_000;

/** The conditions of the results page. */
export const conditionOf = ({ filters }: Pick<SearchGroup, 'filters'>, now: Date): SQL => {
  const read = readSavedFilters(filters);
  return matching(read, keywordsOf(read), now).where;
};

async function searchesListing(
  executor: Executor,
  boat: BoatAt,
  groups: readonly SearchGroup[],
  now: Date,
): Promise<SearchGroup[]> {
  const listing: SearchGroup[] = [];
  for (let at = 0; at < groups.length; at += CONDITIONS_PER_QUERY) {
    const some = groups.slice(at, at + CONDITIONS_PER_QUERY);
    const met = await checkConditions(
      executor,
      boat,
      some.map((group) => conditionOf(group, now)),
    );
    listing.push(...some.filter((_, index) => met[index]));
  }
  return listing;
}

interface Found {
  kind: MatchKind;
  searchIds: number[];
}

/** The searches that a change brought the boat into, and those that listed it all along if its price fell. */
async function searchesToNotify(tx: Executor, change: Change, now: Date): Promise<Found[]> {
  const { before, after, lastSearchId, fall } = change;
  const listed = await searchesListing(tx, after, await listCandidates(tx, after, lastSearchId), now);
  const alreadyListed = new Set(before ? await searchesListing(tx, before, listed, now) : []);
  const idsOf = (groups: readonly SearchGroup[]) => groups.flatMap(({ ids }) => ids);
  return [
    { kind: 'new', searchIds: idsOf(listed.filter((group) => !alreadyListed.has(group))) },
    { kind: 'price', searchIds: fall ? idsOf([...alreadyListed]) : [] },
  ];
}

/**
 * Compares the changes of one boat with the saved searches. The matches are stored in the transaction that deletes the
 * changes: whenever the process dies, they are compared again or not at all.
 */
async function matchListing({ db, clock }: Pick<Deps, 'db' | 'clock'>, listingId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await advisoryLock(tx, 'listing changes', listingId);
    const { changes, upTo } = await readChanges(tx, listingId);
    if (upTo === undefined) return;
    const now = clock.now();
    const mailTimes = Object.fromEntries(
      ALERT_FREQUENCIES.map((alerts) => [alerts, mailTimeOf(alerts, now)]),
    ) as Record<(typeof ALERT_FREQUENCIES)[number], Date | undefined>;
    for (const change of changes)
      for (const { kind, searchIds } of await searchesToNotify(tx, change, now))
        await insertMatches(tx, {
          kind,
          searchIds,
          listingId,
          changeId: change.id,
          oldPrice: kind === 'price' ? (change.fall?.from ?? null) : null,
          foundAt: now,
          mailTimes,
        });
    await deleteChanges(tx, listingId, upTo);
  });
}

/** Compares every waiting change with the saved searches. A boat that fails costs the others nothing. */
export async function matchChanges(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const failed: number[] = [];
  const failures: unknown[] = [];
  for (let boats = 0; boats < BOATS_PER_RUN; boats++) {
    const listingId = await nextChangedListing(deps.db, failed);
    if (listingId === undefined) break;
    await matchListing(deps, listingId).catch((error) => {
      failed.push(listingId);
      failures.push(error);
    });
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `boats that could not be compared with saved searches: ${failures.length}`,
    );
}
