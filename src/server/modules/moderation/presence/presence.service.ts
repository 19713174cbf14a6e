import type { Onlookers } from '#contract/admin/moderation.ts';
import { LOOKED_UNTIL_MS } from '#domain/listings/review/presence.ts';
import { and, asc, eq, gt, isNull, ne, sql } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { boatNotFound } from '#server/modules/listings/listings.errors.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { reviewPresence } from './presence.table.ts';

/** Notes that an administrator has an entry open, and returns who else has. */
export async function lookAt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId }: { accountId: string },
  listingId: number,
): Promise<Onlookers> {
  const seenAt = clock.now();
  const [listing] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), isNull(listings.deletedAt)));
  if (!listing) throw boatNotFound();
  await db
    .insert(reviewPresence)
    .values({ accountId, listingId, seenAt })
    .onConflictDoUpdate({ target: reviewPresence.accountId, set: { listingId, seenAt } });
  const others = await db
    .select({ name: sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})` })
    .from(reviewPresence)
    .innerJoin(accounts, eq(accounts.id, reviewPresence.accountId))
    .where(
      and(
        eq(reviewPresence.listingId, listingId),
        ne(reviewPresence.accountId, accountId),
        gt(reviewPresence.seenAt, new Date(seenAt.getTime() - LOOKED_UNTIL_MS)),
        eq(accounts.role, 'admin'),
      ),
    )
    .orderBy(asc(reviewPresence.seenAt))
    .limit(10);
  return { others: others.map(({ name }) => name) };
}
