import type { PendingPlace, PendingPlaceQuery } from '#contract/admin/queue.ts';
import type { Executor } from '#server/db/executor.ts';
import { findLastAuditEntry } from '#server/modules/accounts/audit/audit.repository.ts';
import { boatNotFound } from '#server/modules/listings/listings.errors.ts';
import { lastDecisionInWords } from '#server/modules/listings/review/review.errors.ts';
import {
  countBefore,
  findNeighbour,
  findQueuePosition,
  isInQueue,
  type QueuePosition,
} from './queue.repository.ts';
import { filterOf, needsWindow, type Reading, readWindow } from './queue.service.ts';

type Place = Pick<PendingPlace, 'page' | 'previousId' | 'nextId'>;

async function placeInWindow(deps: Reading, id: number, query: PendingPlaceQuery): Promise<Place> {
  const ids = (await readWindow(deps, query)).map((entry) => entry.id);
  const index = ids.indexOf(id);
  if (index === -1) return { page: null, previousId: null, nextId: null };
  return {
    page: Math.floor(index / query.limit) + 1,
    previousId: ids[index - 1] ?? null,
    nextId: ids[index + 1] ?? null,
  };
}

async function placeInQueue(
  { db }: Reading,
  position: QueuePosition,
  query: PendingPlaceQuery,
): Promise<Place> {
  const filter = filterOf(query);
  const isListed = await isInQueue(db, position.listingId, filter);
  return {
    page: isListed ? Math.floor((await countBefore(db, position, filter)) / query.limit) + 1 : null,
    previousId: await findNeighbour(db, position, 'before', filter),
    nextId: await findNeighbour(db, position, 'after', filter),
  };
}

async function outcomeOf(
  executor: Executor,
  listing: { listingId: number; isDeleted: boolean; isSuspended: boolean },
): Promise<string> {
  if (listing.isDeleted) return 'This listing has been deleted';
  if (listing.isSuspended) return 'The seller is suspended, so the listing cannot be reviewed';
  return lastDecisionInWords(await findLastAuditEntry(executor, 'listing', listing.listingId));
}

/** Where a listing stands among the entries that the reviewer has listed, or what became of it. */
export async function placeOfPending(
  deps: Reading,
  id: number,
  query: PendingPlaceQuery,
): Promise<PendingPlace> {
  const position = await findQueuePosition(deps.db, id);
  if (!position) throw boatNotFound();
  const waits = await isInQueue(deps.db, id);
  const place = needsWindow(query)
    ? await placeInWindow(deps, id, query)
    : await placeInQueue(deps, position, query);
  return {
    id,
    title: position.title,
    waits,
    ...place,
    outcome: waits ? null : await outcomeOf(deps.db, position),
  };
}
