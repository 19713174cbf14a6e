import type { AnswerRecord } from '#domain/conversations/answer-time.ts';
import { and, eq, inArray, isNull, ne, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { companies } from '#server/modules/accounts/company/company.table.ts';
import { answerRecordOf } from '#server/modules/conversations/answers/answer-records.ts';
import { hasPublicBoat } from '#server/modules/listings/boats/public-sellers.ts';
import { IN_STATE } from '#server/modules/listings/listing-state.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingRevisions } from '#server/modules/listings/revisions/revisions.table.ts';

/** One phone number for the account and all its boats, with the changes to them that wait for review. */
export async function savePhone(
  tx: Executor,
  { accountId, phone, at }: { accountId: string; phone: string; at: Date },
): Promise<void> {
  await tx.update(accounts).set({ phone, updatedAt: at }).where(eq(accounts.id, accountId));
  const isOwn = and(eq(listings.ownerId, accountId), isNull(listings.deletedAt));
  await tx.update(listings).set({ sellerPhone: phone }).where(isOwn);
  const own = tx.select({ id: listings.id }).from(listings).where(isOwn);
  await tx
    .update(listingRevisions)
    .set({ content: sql`jsonb_set(content, '{sellerPhone}', to_jsonb(${phone}::text))` })
    .where(and(inArray(listingRevisions.listingId, own), eq(listingRevisions.status, 'pending')));
}

/** A broker or dealer that is not suspended, with its company and how it answers buyers. */
export async function findSeller(executor: Executor, id: string) {
  const [found] = await executor
    .select({
      account: accounts,
      company: companies,
      isPublic: sql<boolean>`${hasPublicBoat(sql`${accounts.id}`)}`,
      answers: sql<AnswerRecord | null>`(${answerRecordOf(sql`${accounts.id}`)})`,
    })
    .from(accounts)
    .leftJoin(companies, eq(companies.accountId, accounts.id))
    .where(and(eq(accounts.id, id), ne(accounts.sellerType, 'private'), eq(accounts.suspended, false)));
  return found;
}

/** The company's number, where a boat on sale shows it. */
export async function findShownPhone(executor: Executor, ownerId: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ phone: accounts.phone })
    .from(accounts)
    .innerJoin(listings, eq(listings.ownerId, accounts.id))
    .where(
      and(
        eq(accounts.id, ownerId),
        eq(listings.live, true),
        eq(listings.showPhone, true),
        eq(listings.sellerPhone, accounts.phone),
      ),
    )
    .limit(1);
  return found?.phone?.trim() || undefined;
}

export async function countBoats(executor: Executor, ownerId: string) {
  const [counts] = await executor
    .select({
      boats: sql`count(*) filter (where ${listings.live})`.mapWith(Number),
      sold: sql`count(*) filter (where ${IN_STATE.sold})`.mapWith(Number),
    })
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), eq(listings.shown, true)));
  return counts ?? { boats: 0, sold: 0 };
}
