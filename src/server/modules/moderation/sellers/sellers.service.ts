import type { SellerPanel } from '#contract/admin/sellers.ts';
import { fullName } from '#domain/accounts/names.ts';
import { isTrustedSeller } from '#domain/accounts/trusted-seller.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { accountNotFound } from '#server/modules/accounts/accounts.errors.ts';
import { type Account, findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { userView } from '#server/modules/accounts/accounts.views.ts';
import { findCompany } from '#server/modules/accounts/company/company.repository.ts';
import { readNotes } from '#server/modules/accounts/notes/notes.service.ts';
import { type CountReports, countForSellers } from './sellers.repository.ts';

const NO_REPORTS = { open: 0, total: 0 };

/** Those of these accounts whose small edits may be approved together. */
export async function findTrustedSellers(
  executor: Executor,
  countReports: CountReports,
  ownerIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const counts = await countForSellers(executor, ownerIds, now);
  const reports = await countReports(executor, ownerIds);
  const trusted = [...counts].filter(([id, { record }]) =>
    isTrustedSeller({ ...record, openReports: (reports.get(id) ?? NO_REPORTS).open }),
  );
  return new Set(trusted.map(([id]) => id));
}

async function companyView(executor: Executor, account: Account): Promise<SellerPanel['company']> {
  const company = await findCompany(executor, account.id);
  return {
    name: company?.name ?? fullName(account),
    website: company?.website ?? '',
    about: company?.about ?? '',
    logo: company?.logoId ? objectUrl(company.logoId) : null,
  };
}

export async function readSeller(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  countReports: CountReports,
  accountId: string,
): Promise<SellerPanel> {
  const account = await findAccount(db, accountId);
  const counts = (await countForSellers(db, [accountId], clock.now())).get(accountId);
  if (!account || !counts) throw accountNotFound();
  const reports = (await countReports(db, [accountId])).get(accountId) ?? NO_REPORTS;
  const { emailVerified: _, ...user } = userView(account);
  return {
    ...user,
    suspendedAt: account.suspendedAt?.toISOString() ?? null,
    suspensionReason: account.suspensionReason,
    isTrusted: isTrustedSeller({ ...counts.record, openReports: reports.open }),
    listings: counts.listings,
    rejections: counts.rejections,
    reports,
    company: account.sellerType === 'private' ? null : await companyView(db, account),
    notes: await readNotes(db, accountId),
  };
}
