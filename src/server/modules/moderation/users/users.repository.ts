import type { UsersQuery } from '#contract/admin/users.ts';
import { and, desc, eq, inArray, isNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { containsWords } from '#server/db/queries/like-words.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import type { Account } from '#server/modules/accounts/accounts.repository.ts';
import { ACCOUNT_SEARCH_TEXT, accounts } from '#server/modules/accounts/accounts.table.ts';
import { companies } from '#server/modules/accounts/company/company.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

/** Accounts whose names, email address or company contain every typed word. Each half has its own index. */
function matchesPerson(q: string | undefined): SQL | undefined {
  const byAccount = containsWords(sql.raw(ACCOUNT_SEARCH_TEXT), q);
  if (!byAccount) return undefined;
  const ofCompany = sql`lower(company.name || ' ' || person.first_name || ' ' || person.last_name || ' ' || person.email)`;
  return sql`${accounts.id} in (
    select id from ${accounts} where ${byAccount}
    union all
    select person.id from ${companies} company join ${accounts} person on person.id = company.account_id
    where ${containsWords(ofCompany, q)})`;
}

/** Accounts, newest first. */
export async function readUsers(
  executor: Executor,
  { limit, offset }: PageOfRows,
  { q, role, state }: Pick<UsersQuery, 'q' | 'role' | 'state'>,
): Promise<{ rows: Account[]; total: number }> {
  const wanted = and(
    matchesPerson(q),
    role && eq(accounts.role, role),
    state && eq(accounts.suspended, state === 'suspended'),
  );
  const rows = await executor
    .select()
    .from(accounts)
    .where(wanted)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countUpTo(executor, sql`from ${accounts} where ${wanted ?? sql`true`}`) };
}

/** The names of those companies. */
export async function findCompanyNames(
  executor: Executor,
  accountIds: readonly string[],
): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const rows = await executor
    .select({ id: companies.accountId, name: companies.name })
    .from(companies)
    .where(inArray(companies.accountId, [...accountIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many listings each of these accounts has. */
export async function countListings(
  executor: Executor,
  ownerIds: readonly string[],
): Promise<Map<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await executor
    .select({ ownerId: listings.ownerId, total: sql`count(*)`.mapWith(Number) })
    .from(listings)
    .where(and(inArray(listings.ownerId, [...ownerIds]), isNull(listings.deletedAt)))
    .groupBy(listings.ownerId);
  return new Map(rows.map(({ ownerId, total }) => [ownerId, total]));
}
