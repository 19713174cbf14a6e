import type { AdminUser, UsersQuery } from '#contract/admin/users.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import type { Account } from '#server/modules/accounts/accounts.repository.ts';
import { userView } from '#server/modules/accounts/accounts.views.ts';
import { restoreAccount, suspendAccount } from '#server/modules/accounts/suspension/suspension.service.ts';
import { trustAccount } from '#server/modules/accounts/trust/trust.service.ts';
import { countListings, findCompanyNames, readUsers } from './users.repository.ts';

function adminUserView(account: Account, listings: number, company: string | undefined): AdminUser {
  const { emailVerified: _, ...user } = userView(account);
  const { suspendedAt, suspensionReason, trusted } = account;
  return {
    ...user,
    listings,
    company: company ?? null,
    trusted,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    suspensionReason,
  };
}

export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  { q, role, state, ...page }: UsersQuery,
): Promise<ListPage<AdminUser>> {
  const { rows, total } = await readUsers(db, rowsOf(page), { q, role, state });
  return { entries: await viewsOf(db, rows), total };
}

async function viewsOf(db: Executor, rows: readonly Account[]): Promise<AdminUser[]> {
  const ids = rows.map(({ id }) => id);
  const listings = await countListings(db, ids);
  const companies = await findCompanyNames(db, ids);
  return rows.map((row) => adminUserView(row, listings.get(row.id) ?? 0, companies.get(row.id)));
}

async function withListings({ db }: Pick<Deps, 'db'>, account: Account): Promise<AdminUser> {
  const [view] = await viewsOf(db, [account]);
  if (!view) throw new Error('There is no view of the account');
  return view;
}

export const suspendUser = async (
  deps: Deps,
  admin: Principal,
  suspension: { accountId: string; reason: string },
): Promise<AdminUser> => withListings(deps, await suspendAccount(deps, admin, suspension));

export const restoreUser = async (deps: Deps, admin: Principal, accountId: string): Promise<AdminUser> =>
  withListings(deps, await restoreAccount(deps, admin, accountId));

export const trustUser = async (
  deps: Deps,
  admin: Principal,
  trust: { accountId: string; trusted: boolean },
): Promise<AdminUser> => withListings(deps, await trustAccount(deps, admin, trust));
