import type { LiveQuery } from '#contract/admin/live-boats.ts';
import { typedHullNumberKey } from '#domain/listings/fields/hull-number.ts';
import { and, desc, eq, or, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { containsWords } from '#server/db/queries/like-words.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import { ACCOUNT_SEARCH_TEXT, accounts } from '#server/modules/accounts/accounts.table.ts';
import { IN_STATE } from '#server/modules/listings/listing-state.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { hasHullNumberKey } from '#server/modules/listings/review/same-hull-number.repository.ts';
import { listingRevisions } from '#server/modules/listings/revisions/revisions.table.ts';
import { ADMIN_SEARCH_TEXT } from '#server/modules/listings/search-expressions.ts';

/** One entry to review: a new listing, or a change of a public one. */
export interface QueueEntry {
  listingId: number;
  submittedAt: Date;
}

const A_NUMBER = /^\d{1,9}$/;

/**
 * Finds listings by what an administrator typed: an email address finds its account's, a number that listing too, and so
 * does a hull number.
 */
function matchesText(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  if (q.includes('@'))
    return sql`${listings.ownerId} in (
      select ${accounts.id} from ${accounts} where ${containsWords(sql.raw(ACCOUNT_SEARCH_TEXT), q)})`;
  const byWords = containsWords(sql.raw(ADMIN_SEARCH_TEXT), q);
  const hullNumber = typedHullNumberKey(q);
  if (hullNumber) return or(byWords, hasHullNumberKey(hullNumber));
  return A_NUMBER.test(q) ? or(byWords, eq(listings.id, Number(q))) : byWords;
}

const isReviewable = sql`${listings.deletedAt} is null and not ${listings.ownerSuspended}`;

type SourceName = 'new' | 'edit';

export interface QueueFilter {
  q?: string | undefined;
  kind?: SourceName | undefined;
  /** The account whose entries they are. */
  seller?: string | undefined;
}

const matches = ({ q, seller }: QueueFilter): SQL =>
  and(matchesText(q), seller ? eq(listings.ownerId, seller) : undefined) ?? sql`true`;

interface QueueSource {
  /** The listings that wait in it. */
  from: (q: SQL) => SQL;
  since: SQL;
}

const SOURCES: Record<SourceName, QueueSource> = {
  new: {
    since: sql`${listings.submittedAt}`,
    from: (q) => sql`from ${listings} where ${listings.status} = 'pending' and ${isReviewable} and ${q}`,
  },
  edit: {
    since: sql`waiting.created_at`,
    from: (q) => sql`
      from ${listingRevisions} waiting
      join ${listings} on ${listings.id} = waiting.listing_id
      where waiting.status = 'pending' and ${listings.status} = 'approved' and ${isReviewable} and ${q}`,
  },
};

const sourcesOf = (kind?: SourceName) => (kind ? [SOURCES[kind]] : Object.values(SOURCES));

/** New listings and changes of public ones in one queue, oldest first. */
export async function readQueue(
  executor: Executor,
  { limit, offset }: PageOfRows,
  filter: QueueFilter = {},
): Promise<QueueEntry[]> {
  const wanted = matches(filter);
  // Each source by its own index and only as far as this page: merging them whole would read everything that waits.
  const heads = sourcesOf(filter.kind).map(
    ({ since, from }) => sql`(
      select ${listings.id} as id, ${since} as at ${from(wanted)}
      order by ${since}, ${listings.id} limit ${limit + offset})`,
  );
  const { rows } = await executor.execute(
    sql`select id, at from (${sql.join(heads, sql` union all `)}) queue
      order by at, id limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id, at }) => ({ listingId: Number(id), submittedAt: new Date(String(at)) }));
}

export async function countQueue(executor: Executor, filter: QueueFilter = {}): Promise<number> {
  let total = 0;
  for (const { from } of sourcesOf(filter.kind)) total += await countUpTo(executor, from(matches(filter)));
  return total;
}

/** Where a listing stands in the order of the queue, or stood when it last waited. */
export interface QueuePosition {
  listingId: number;
  /** As text, since a `Date` would lose microseconds. */
  at: string;
}

/** Undefined for listings that never existed. */
export async function findQueuePosition(
  executor: Executor,
  listingId: number,
): Promise<(QueuePosition & { title: string; isDeleted: boolean; isSuspended: boolean }) | undefined> {
  const [row] = await executor
    .select({
      // Drizzle would write 'id' without its table, which here is the revision's.
      at: sql<string>`greatest(${listings.submittedAt}, (
        select max(revision.created_at) from ${listingRevisions} revision where revision.listing_id = listings.id))::text`,
      title: listings.title,
      isDeleted: sql<boolean>`${listings.deletedAt} is not null`,
      isSuspended: listings.ownerSuspended,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  return row && { ...row, listingId };
}

type Side = 'before' | 'after';

/** The entries on one side of a position. */
const beside = ({ listingId, at }: QueuePosition, side: Side, since: SQL) =>
  sql`(${since}, ${listings.id}) ${sql.raw(side === 'before' ? '<' : '>')} (${at}::timestamptz, ${listingId})`;

/** Whether the listing waits among these entries. */
export async function isInQueue(
  executor: Executor,
  listingId: number,
  filter: QueueFilter = {},
): Promise<boolean> {
  const wanted = matches(filter);
  const found = sourcesOf(filter.kind).map(
    ({ from }) => sql`exists (select 1 ${from(sql`${wanted} and ${listings.id} = ${listingId}`)})`,
  );
  const { rows } = await executor.execute(sql`select ${sql.join(found, sql` or `)} as waits`);
  return rows[0]?.waits === true;
}

export async function countBefore(
  executor: Executor,
  position: QueuePosition,
  filter: QueueFilter = {},
): Promise<number> {
  const wanted = matches(filter);
  const counts = sourcesOf(filter.kind).map(
    ({ from, since }) =>
      sql`(select count(*) ${from(sql`${wanted} and ${beside(position, 'before', since)}`)})`,
  );
  const { rows } = await executor.execute(sql`select ${sql.join(counts, sql` + `)} as total`);
  return Number(rows[0]?.total);
}

/** The entry next to a position, whether or not anything waits at the position itself. */
export async function findNeighbour(
  executor: Executor,
  position: QueuePosition,
  side: Side,
  filter: QueueFilter = {},
): Promise<number | null> {
  const wanted = matches(filter);
  const direction = sql.raw(side === 'before' ? 'desc' : 'asc');
  const heads = sourcesOf(filter.kind).map(
    ({ since, from }) => sql`(
      select ${listings.id} as id, ${since} as at ${from(sql`${wanted} and ${beside(position, side, since)}`)}
      order by ${since} ${direction}, ${listings.id} ${direction} limit 1)`,
  );
  const { rows } = await executor.execute(
    sql`select id from (${sql.join(heads, sql` union all `)}) heads order by at ${direction}, id ${direction} limit 1`,
  );
  return rows[0] ? Number(rows[0].id) : null;
}

const SHOWN_IN_STATE: Record<NonNullable<LiveQuery['state']>, SQL> = {
  'for-sale': IN_STATE['for-sale'],
  'under-offer': IN_STATE['under-offer'],
  sold: IN_STATE.sold,
  paused: IN_STATE.paused,
  featured: eq(listings.featured, true),
};

type LiveFilter = Pick<LiveQuery, 'q' | 'category' | 'state'>;

const shownBoats = ({ q, category, state }: LiveFilter) =>
  and(
    sql`shown`,
    matchesText(q),
    category && eq(listings.category, category),
    state && SHOWN_IN_STATE[state],
  );

/** Public listings, most recently approved first. */
export async function readApproved(
  executor: Executor,
  { limit, offset }: PageOfRows,
  filter: LiveFilter,
): Promise<number[]> {
  const rows = await executor
    .select({ id: listings.id })
    .from(listings)
    .where(shownBoats(filter))
    .orderBy(desc(listings.approvedAt), desc(listings.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export const countApproved = (executor: Executor, filter: LiveFilter = {}): Promise<number> =>
  countUpTo(executor, sql`from ${listings} where ${shownBoats(filter)}`);
