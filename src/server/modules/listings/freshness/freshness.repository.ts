import { daysBefore, SALE_PERIODS } from '#domain/listings/sale/freshness.ts';
import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { and, asc, eq, gte, inArray, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';
import type { LockedListing } from '../locked-listings.repository.ts';
import { LAST_CONFIRMED } from './confirmation.ts';

const { id, ownerId, live, remindedAt, unconfirmed } = listings;

/** On the market, and not confirmed for this many days. */
const unconfirmedFor = (days: number, now: Date): SQL =>
  sql`${live} and ${LAST_CONFIRMED} <= ${daysBefore(now, days).toISOString()}::timestamptz`;

/**
 * Never reminded since it was confirmed, or only before the second reminder was due. After a server was off for weeks
 * both may be due: one is sent, and counts as both.
 */
export const needsReminder = (now: Date): SQL => {
  const { firstReminder, secondReminder } = SALE_PERIODS;
  return sql`${unconfirmedFor(firstReminder, now)} and (${remindedAt} is null
    or (${unconfirmedFor(secondReminder, now)}
      and ${remindedAt} < ${LAST_CONFIRMED} + ${`${secondReminder} days`}::interval))`;
};

/** Unanswered for long enough, and the seller has had time to answer a reminder. */
export const needsPause = (now: Date): SQL => {
  const { paused, timeToAnswer } = SALE_PERIODS;
  return sql`${unconfirmedFor(paused, now)}
    and ${remindedAt} <= ${daysBefore(now, timeToAnswer).toISOString()}::timestamptz`;
};

/** Some sellers with such listings, in the order of their ids. */
export async function sellersWith(
  executor: Executor,
  which: SQL,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ ownerId })
    .from(listings)
    .where(and(which, after ? sql`${ownerId} > ${after}::uuid` : undefined))
    .orderBy(asc(ownerId))
    .limit(limit);
  return rows.map((row) => row.ownerId);
}

/** Locks the seller's listings of this kind; those that another process works on are left to it. */
export const lockListingsOf = (tx: Executor, seller: string, which: SQL): Promise<LockedListing[]> =>
  tx
    .select()
    .from(listings)
    .where(and(eq(ownerId, seller), which))
    .orderBy(id)
    .for('update', { skipLocked: true });

/**
 * The listings of the reminder that was sent to this seller then, as far as they were not confirmed since. The time of
 * the reminder is not enough: a second one has replaced it.
 */
export const lockReminded = (
  tx: Executor,
  { ownerId: seller, at }: { ownerId: string; at: Date },
): Promise<LockedListing[]> =>
  tx
    .select()
    .from(listings)
    .where(
      and(
        eq(ownerId, seller),
        gte(remindedAt, at),
        sql`${LAST_CONFIRMED} <= ${daysBefore(at, SALE_PERIODS.firstReminder).toISOString()}::timestamptz`,
        sql`${listings.shown}`,
      ),
    )
    .orderBy(id)
    .for('update');

/** The same, without locking them, as far as they are on the market. */
export const readReminded = (
  executor: Executor,
  { ownerId: seller, at }: { ownerId: string; at: Date },
): Promise<LockedListing[]> =>
  executor
    .select()
    .from(listings)
    .where(and(eq(ownerId, seller), eq(remindedAt, at), sql`${live}`))
    .orderBy(id);

/** The listings that the job paused then, as far as they still are. */
export const readPaused = (
  executor: Executor,
  { ownerId: seller, at }: { ownerId: string; at: Date },
): Promise<LockedListing[]> =>
  executor
    .select()
    .from(listings)
    .where(
      and(eq(ownerId, seller), eq(listings.closedAt, at), eq(listings.paused, true), sql`${listings.shown}`),
    )
    .orderBy(id);

/** How many of the seller's boats on the market were last confirmed at exactly this time. */
export const countConfirmedAt = (
  executor: Executor,
  { ownerId: seller, at }: { ownerId: string; at: Date },
): Promise<number> =>
  executor.$count(listings, and(eq(ownerId, seller), eq(listings.confirmedAt, at), eq(live, true)));

/** Links work while the listing is public, and not for suspended sellers. */
export async function lockListingOfLink(tx: Executor, listingId: number): Promise<LockedListing | undefined> {
  const [row] = await tx
    .select()
    .from(listings)
    .where(and(eq(id, listingId), sql`${listings.shown}`))
    .for('update');
  return row;
}

const SUNK_AT_ONCE = 1_000;

/** Lets listings sink that were not confirmed for long; returns how many. */
export async function sinkUnconfirmed(tx: Executor, now: Date): Promise<number> {
  const due = tx
    .select({ id })
    .from(listings)
    .where(and(unconfirmedFor(SALE_PERIODS.sinks, now), eq(unconfirmed, false)))
    .limit(SUNK_AT_ONCE)
    .for('update', { skipLocked: true });
  const sunk = await tx.update(listings).set({ unconfirmed: true }).where(inArray(id, due)).returning({ id });
  if (sunk.length > 0) announceListingsChanged(tx);
  return sunk.length;
}
