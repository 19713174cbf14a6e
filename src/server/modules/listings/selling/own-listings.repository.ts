import type { MyBoatsQuery, OwnSort } from '#contract/selling/selling.ts';
import type { AdviceId } from '#domain/listings/coach/advice.ts';
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { containsWords } from '#server/db/queries/like-words.ts';
import { media } from '#server/modules/media/media.table.ts';
import { findDismissedAdvice } from '../advice/dismissed-advice.repository.ts';
import { findOwnBoats, type OwnBoatRow, type PhotoRow } from '../boats/boats.repository.ts';
import { type ChangeRequest, findOpenChangeRequests } from '../change-requests/change-requests.repository.ts';
import { LAST_CONFIRMED } from '../freshness/confirmation.ts';
import { IN_STATE } from '../listing-state.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from '../media/listing-media.table.ts';
import { findReferences } from '../references/references.repository.ts';
import { listingReferences } from '../references/references.table.ts';
import type { Revision } from '../revisions/revisions.repository.ts';
import { listingRevisions } from '../revisions/revisions.table.ts';

/** More than any seller has; bounds the query. */
const MAX_LISTINGS = 1_000;

interface Files {
  photos: PhotoRow[];
  videoId: string | null;
}

/** A listing with its open revision, if any. */
export interface OwnListingRow {
  boat: OwnBoatRow;
  files: Files;
  proposal: { revision: Revision; files: Files } | null;
  changeRequest: ChangeRequest | null;
  reference: string | null;
  dismissedAdvice: AdviceId[];
}

/** The media of every version of these listings, keyed by `listing` or `listing/revision`. */
async function filesOf(executor: Executor, listingIds: readonly number[]): Promise<Map<string, Files>> {
  const { listingId, revisionId, kind, position } = listingMedia;
  const rows = await executor
    .select({
      listingId,
      revisionId,
      kind,
      id: media.id,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
    })
    .from(listingMedia)
    .innerJoin(media, eq(media.id, listingMedia.mediaId))
    .where(inArray(listingId, [...listingIds]))
    .orderBy(listingId, position);
  const files = new Map<string, Files>();
  for (const { listingId: listing, revisionId: revision, kind: type, ...photo } of rows) {
    const key = versionKey(listing, revision);
    const version = files.get(key) ?? { photos: [], videoId: null };
    if (type === 'photo') version.photos.push(photo);
    else version.videoId = photo.id;
    files.set(key, version);
  }
  return files;
}

const versionKey = (listingId: number, revisionId: number | null) =>
  revisionId === null ? String(listingId) : `${listingId}/${revisionId}`;
const NO_FILES: Files = { photos: [], videoId: null };

/** The newest revision of each listing, if it is pending or rejected. */
async function openRevisionsOf(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, Revision>> {
  const newest = await executor
    .selectDistinctOn([listingRevisions.listingId])
    .from(listingRevisions)
    .where(inArray(listingRevisions.listingId, [...listingIds]))
    .orderBy(listingRevisions.listingId, desc(listingRevisions.version));
  const open = newest.filter(({ status }) => status === 'pending' || status === 'rejected');
  return new Map(open.map((revision) => [revision.listingId, revision]));
}

/** In the order of the ids. */
export async function findOwnListings(executor: Executor, ids: readonly number[]): Promise<OwnListingRow[]> {
  if (ids.length === 0) return [];
  const boats = await findOwnBoats(executor, ids);
  const files = await filesOf(executor, ids);
  const revisions = await openRevisionsOf(executor, ids);
  const requests = await findOpenChangeRequests(executor, ids);
  const references = await findReferences(executor, ids);
  const dismissed = await findDismissedAdvice(executor, ids);
  return boats.map((boat) => {
    const revision = revisions.get(boat.id);
    return {
      boat,
      files: files.get(versionKey(boat.id, null)) ?? NO_FILES,
      proposal: revision
        ? { revision, files: files.get(versionKey(boat.id, revision.id)) ?? NO_FILES }
        : null,
      changeRequest: requests.get(boat.id) ?? null,
      reference: references.get(boat.id) ?? null,
      dismissedAdvice: dismissed.get(boat.id) ?? [],
    };
  });
}

/** The text that sellers search their own listings by. */
const OWN_SEARCH_TEXT = sql`lower(${listings.title} || ' ' || coalesce(${listings.make}, '') || ' ' || coalesce(${listings.model}, '') || ' ' || ${listings.location} || ' ' || coalesce((select ${listingReferences.reference} from ${listingReferences} where ${listingReferences.listingId} = ${listings.id}), ''))`;

const newest = [desc(listings.createdAt), desc(listings.id)];

const ORDERS: Record<OwnSort, SQL[]> = {
  newest,
  oldest: [asc(listings.createdAt), asc(listings.id)],
  title: [asc(sql`lower(${listings.title})`), ...newest],
  'price-low': [asc(listings.price), ...newest],
  'price-high': [desc(listings.price), ...newest],
  /** Those that were not confirmed for longest first; what is not on the market comes last. */
  confirmed: [desc(listings.live), sql`${LAST_CONFIRMED} asc nulls last`, ...newest],
};

/** A page of the seller's listings and their total number. */
export async function idsOfSeller(
  executor: Executor,
  ownerId: string,
  { q, state, sort = 'newest', page = 1, limit = MAX_LISTINGS }: Omit<MyBoatsQuery, 'email'>,
): Promise<{ ids: number[]; total: number }> {
  const condition = and(
    eq(listings.ownerId, ownerId),
    isNull(listings.deletedAt),
    state && IN_STATE[state],
    containsWords(OWN_SEARCH_TEXT, q),
  );
  const rows = await executor
    .select({ id: listings.id })
    .from(listings)
    .where(condition)
    .orderBy(...ORDERS[sort])
    .limit(limit)
    .offset((page - 1) * limit);
  const total = page === 1 && rows.length < limit ? rows.length : await executor.$count(listings, condition);
  return { ids: rows.map(({ id }) => id), total };
}

/** How many of these listings the account owns and has not deleted. */
export const countOwned = (executor: Executor, ownerId: string, ids: readonly number[]): Promise<number> =>
  executor.$count(
    listings,
    and(eq(listings.ownerId, ownerId), isNull(listings.deletedAt), inArray(listings.id, [...ids])),
  );

export async function insertListing(tx: Executor, values: typeof listings.$inferInsert): Promise<number> {
  const [row] = await tx.insert(listings).values(values).returning({ id: listings.id });
  if (!row) throw new Error('The listing was not inserted');
  return row.id;
}
