import type { LiveQuery } from '#contract/admin/live-boats.ts';
import { and, desc, eq, or, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { containsWords } from '#server/db/queries/like-words.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import { ACCOUNT_SEARCH_TEXT, accounts } from '#server/modules/accounts/accounts.table.ts';
import { IN_STATE } from '#server/modules/listings/listing-state.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingRevisions } from '#server/modules/listings/revisions/revisions.table.ts';
import { ADMIN_SEARCH_TEXT } from '#server/modules/listings/search-expressions.ts';

/** One entry to review: a new listing, or a change of a public one. */
export interface QueueEntry {
  listingId: number;
  submittedAt: Date;
}

const A_NUMBER = /^\d{1,9}$/;

/** Finds listings by what an administrator typed: an email address finds its account's, a number that listing too. */
function matchesText(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  if (q.includes('@'))
    return sql`${listings.ownerId} in (
      select ${accounts.id} from ${accounts} where ${containsWords(sql.raw(ACCOUNT_SEARCH_TEXT), q)})`;
  const byWords = containsWords(sql.raw(ADMIN_SEARCH_TEXT), q);
  return A_NUMBER.test(q) ? or(byWords, eq(listings.id, Number(q))) : byWords;
}

const isReviewable = sql`${listings.deletedAt} is null and not ${listings.ownerSuspended}`;

type SourceName = 'new' | 'edit';

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

/** New listings and changes of public ones in one queue, oldest first. */
export async function readQueue(
  executor: Executor,
  { limit, offset }: PageOfRows,
  { q, kind }: { q?: string; kind?: SourceName } = {},
): Promise<QueueEntry[]> {
  const wanted = matchesText(q) ?? sql`true`;
  // Each source by its own index and only as far as this page: merging them whole would read everything that waits.
  const heads = (kind ? [SOURCES[kind]] : Object.values(SOURCES)).map(
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

export async function countQueue(
  executor: Executor,
  { q, kind }: { q?: string; kind?: SourceName } = {},
): Promise<number> {
  let total = 0;
  for (const { from } of kind ? [SOURCES[kind]] : Object.values(SOURCES))
    total += await countUpTo(executor, from(matchesText(q) ?? sql`true`));
  return total;
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
