import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LiveQuery, PendingQuery } from '#contract/admin/moderation.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { containsWords } from '#server/db/queries/like-words.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import { ACCOUNT_WORDS, accounts } from '#server/modules/accounts/accounts.table.ts';
import { ADMIN_WORDS, listings } from '#server/modules/listings/listings.table.ts';
import { listingRevisions } from '#server/modules/listings/revisions/revisions.table.ts';

/** One thing to review: a listing by itself, or the change of one. */
export interface QueueEntry {
  listingId: number;
  submittedAt: Date;
}

const A_NUMBER = /^\d{1,9}$/;

/** Listings by what an administrator typed: an e-mail address finds its account's, a number that listing too. */
function found(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  if (q.includes('@'))
    return sql`${listings.ownerId} in (
      select ${accounts.id} from ${accounts} where ${containsWords(sql.raw(ACCOUNT_WORDS), q)})`;
  const byWords = containsWords(sql.raw(ADMIN_WORDS), q);
  return A_NUMBER.test(q) ? or(byWords, eq(listings.id, Number(q))) : byWords;
}

const aside = sql`${listings.deletedAt} is null and not ${listings.ownerSuspended}`;

interface Line {
  /** Which of the listings wait in it, and since when. */
  from: (q: SQL) => SQL;
  since: SQL;
}

const LINES: Record<NonNullable<PendingQuery['kind']>, Line> = {
  new: {
    since: sql`${listings.submittedAt}`,
    from: (q) => sql`from ${listings} where ${listings.status} = 'pending' and ${aside} and ${q}`,
  },
  edit: {
    since: sql`waiting.created_at`,
    from: (q) => sql`
      from ${listingRevisions} waiting
      join ${listings} on ${listings.id} = waiting.listing_id
      where waiting.status = 'pending' and ${listings.status} = 'approved' and ${aside} and ${q}`,
  },
};

/** New listings and changes of public ones in one line, the oldest first. */
export async function readQueue(
  executor: Executor,
  { limit, offset }: PageOfRows,
  { q, kind }: Pick<PendingQuery, 'q' | 'kind'> = {},
): Promise<QueueEntry[]> {
  const wanted = found(q) ?? sql`true`;
  // Each line by its own index, no further than this page reaches: merging them whole would read all that waits.
  const heads = (kind ? [LINES[kind]] : Object.values(LINES)).map(
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
  { q, kind }: Pick<PendingQuery, 'q' | 'kind'> = {},
): Promise<number> {
  let total = 0;
  for (const { from } of kind ? [LINES[kind]] : Object.values(LINES))
    total += await countUpTo(executor, from(found(q) ?? sql`true`));
  return total;
}

const IN_STATE: Record<NonNullable<LiveQuery['state']>, SQL | undefined> = {
  'for-sale': isNull(listings.soldAt),
  sold: isNotNull(listings.soldAt),
  featured: eq(listings.featured, true),
};

type Narrowed = Pick<LiveQuery, 'q' | 'category' | 'state'>;

const shownBoats = ({ q, category, state }: Narrowed) =>
  and(sql`shown`, found(q), category && eq(listings.category, category), state && IN_STATE[state]);

/** Public listings, the last approved first. */
export async function readApproved(
  executor: Executor,
  { limit, offset }: PageOfRows,
  narrowed: Narrowed,
): Promise<number[]> {
  const rows = await executor
    .select({ id: listings.id })
    .from(listings)
    .where(shownBoats(narrowed))
    .orderBy(desc(listings.approvedAt), desc(listings.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export const countApproved = (executor: Executor, narrowed: Narrowed = {}): Promise<number> =>
  countUpTo(executor, sql`from ${listings} where ${shownBoats(narrowed)}`);
