import {
  PENDING_WINDOW,
  type PendingBoat,
  type PendingQuery,
  type SinceRejected,
} from '#contract/admin/queue.ts';
import { DAY } from '#domain/durations.ts';
import { diffFacts } from '#domain/listings/fields/diff-facts.ts';
import { papersOf } from '#domain/listings/fields/papers.ts';
import { isSmallEdit } from '#domain/listings/review/small-edit.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import type { Deps } from '#server/deps.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { factsOf } from '#server/modules/listings/listing-facts.ts';
import {
  findRejectedVersions,
  type RejectedVersion,
} from '#server/modules/listings/review/rejected-versions.repository.ts';
import {
  findOwnListings,
  type OwnListingRow,
} from '#server/modules/listings/selling/own-listings.repository.ts';
import { ownListingView } from '#server/modules/listings/selling/own-listings.views.ts';
import { reviewFacts } from '../facts/facts.service.ts';
import type { CountReports } from '../sellers/sellers.repository.ts';
import { findTrustedSellers } from '../sellers/sellers.service.ts';
import { countQueue, type QueueEntry, type QueueFilter, readQueue } from './queue.repository.ts';

export type Reading = Pick<Deps, 'db' | 'clock'> & { countReports: CountReports };

/** Promised to sellers. */
const REVIEWED_WITHIN_MS = DAY;

/** Compares a resubmission with what was rejected. */
function sinceRejected(row: OwnListingRow, rejected: RejectedVersion | undefined): SinceRejected | null {
  if (!rejected) return null;
  const waiting = row.boat.status === 'approved' ? row.proposal : null;
  const { photos, videoId } = waiting?.files ?? row.files;
  const [before, after] = [rejected.media.photos, photos.map(({ id }) => id)];
  return {
    reason: rejected.reason,
    rejectedAt: rejected.rejectedAt.toISOString(),
    changes: diffFacts(factsOf(rejected.content), factsOf(waiting?.revision.content ?? row.boat)),
    photosAdded: after.filter((id) => !before.includes(id)).length,
    photosRemoved: before.filter((id) => !after.includes(id)).length,
    otherVideo: rejected.media.video !== videoId,
  };
}

function pendingView(
  row: OwnListingRow,
  { submittedAt }: QueueEntry,
  { now, rejected }: { now: Date; rejected: RejectedVersion | undefined },
) {
  const { proposal, changeRequest: _, ...standing } = ownListingView(row, now);
  const isEdit = row.boat.status === 'approved' && proposal?.status === 'pending';
  const shown = isEdit ? proposal.proposed : standing;
  return {
    ...shown,
    papers: papersOf(shown, row.boat.papersSeen, now, { whole: true }),
    reviewVersion: isEdit ? (row.proposal?.revision.version ?? 0) : row.boat.reviewVersion,
    isEdit,
    changes: isEdit ? proposal.changes : [],
    photoChange: isEdit ? proposal.photoChange : null,
    sinceRejected: sinceRejected(row, rejected),
    submittedAt: submittedAt.toISOString(),
    dueAt: new Date(submittedAt.getTime() + REVIEWED_WITHIN_MS).toISOString(),
    sellerId: row.boat.ownerId,
  };
}

/** With the facts that help to decide. */
async function viewsOf(
  { db, clock, countReports }: Reading,
  entries: readonly QueueEntry[],
): Promise<PendingBoat[]> {
  const now = clock.now();
  const ids = entries.map(({ listingId }) => listingId);
  const rows = await findOwnListings(db, ids);
  const rejected = await findRejectedVersions(db, ids);
  const byId = new Map(rows.map((row) => [row.boat.id, row]));
  const waiting = entries.flatMap((entry) => {
    const row = byId.get(entry.listingId);
    return row ? [pendingView(row, entry, { now, rejected: rejected.get(row.boat.id) })] : [];
  });
  const reviewed = waiting.map((boat) => ({
    ...boat,
    ownerId: boat.sellerId,
    photoIds: boat.images.flatMap((address) => objectIdOf(address) ?? []),
  }));
  const facts = await reviewFacts(db, reviewed, now);
  const editors = waiting.filter(({ isEdit }) => isEdit).map(({ sellerId }) => sellerId);
  const trusted = await findTrustedSellers(db, countReports, editors, now);
  return waiting.map((boat) => {
    const entry = { ...boat, facts: facts.get(boat.id) ?? [] };
    return { ...entry, isSmallEdit: trusted.has(boat.sellerId) && isSmallEdit(entry) };
  });
}

const concernsOf = ({ facts }: PendingBoat) => facts.filter(({ isConcern }) => isConcern).length;

/** Facts are not stored, so small edits and the order by concerns are found among the oldest entries only. */
export async function readWindow(
  deps: Reading,
  { q, kind, seller, sort }: Pick<PendingQuery, 'q' | 'kind' | 'seller' | 'sort'>,
): Promise<PendingBoat[]> {
  const onlySmall = kind === 'small-edit';
  const source = { q, seller, kind: onlySmall ? ('edit' as const) : kind };
  const oldest = await readQueue(deps.db, { limit: PENDING_WINDOW, offset: 0 }, source);
  const views = (await viewsOf(deps, oldest)).filter((entry) => !onlySmall || entry.isSmallEdit);
  return sort === 'concerns' ? views.toSorted((a, b) => concernsOf(b) - concernsOf(a)) : views;
}

/** Whether the list has to be made from the window. */
export const needsWindow = ({ sort, kind }: Pick<PendingQuery, 'sort' | 'kind'>) =>
  sort === 'concerns' || kind === 'small-edit';

/** Of a query that needs no window. */
export const filterOf = ({ q, kind, seller }: Pick<PendingQuery, 'q' | 'kind' | 'seller'>): QueueFilter => ({
  q,
  kind: kind === 'small-edit' ? undefined : kind,
  seller,
});

/** Listings and changes that wait for review: new listings as they are, changes as proposed. */
export async function pendingBoats(deps: Reading, query: PendingQuery): Promise<ListPage<PendingBoat>> {
  const { limit, offset } = rowsOf(query);
  if (needsWindow(query)) {
    const all = await readWindow(deps, query);
    return { entries: all.slice(offset, offset + limit), total: all.length };
  }
  const filter = filterOf(query);
  const entries = await readQueue(deps.db, { limit, offset }, filter);
  const total = await countQueue(deps.db, filter);
  return { entries: await viewsOf(deps, entries), total };
}

/** Those of these listings whose waiting edit is a small one of a trusted seller, with its version. */
export async function findSmallEdits(
  deps: Reading,
  listingIds: readonly number[],
): Promise<Map<number, number>> {
  const entries = listingIds.map((listingId) => ({ listingId, submittedAt: deps.clock.now() }));
  const small = (await viewsOf(deps, entries)).filter((entry) => entry.isSmallEdit);
  return new Map(small.map(({ id, reviewVersion }) => [id, reviewVersion]));
}
