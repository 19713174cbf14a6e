import type { CompanyChange } from '#contract/admin/company-changes.ts';
import type { AdminPage } from '#contract/admin/desk.ts';
import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import { fullName } from '#domain/accounts/names.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { named } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { type Account, lockAccountForUpdate } from '#server/modules/accounts/accounts.repository.ts';
import { recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import {
  type CompanyChangeRow,
  type CompanyRow,
  countCompanyChanges,
  findCompany,
  listCompanyChanges,
  ownerOfCompanyChange,
  type ReviewedCompany,
  renameCompany,
  takeCompanyChange,
} from '#server/modules/accounts/company/company.repository.ts';
import { companyRejectedMail } from './companies.mails.ts';

type Deciding = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

const noSuchChange = named(
  'no-such-company-change',
  409,
  'This change no longer waits: the seller has saved another, or another administrator was faster',
);

const shownOf = (account: Account, company: CompanyRow | null | undefined): ReviewedCompany => ({
  name: company?.name ?? fullName(account),
  website: company?.website ?? '',
});

/** New names and websites of companies that are public. */
export async function companyChanges(
  { db }: Pick<Deps, 'db'>,
  page: AdminPage,
): Promise<ListPage<CompanyChange>> {
  const rows = await listCompanyChanges(db, rowsOf(page));
  const entries = rows.map(({ change, account, company }) => ({
    id: change.id,
    sellerId: account.id,
    sellerEmail: account.email,
    from: shownOf(account, company),
    to: { name: change.name, website: change.website },
    submittedAt: change.submittedAt.toISOString(),
  }));
  return { entries, total: await countCompanyChanges(db) };
}

interface Decided {
  account: Account;
  from: ReviewedCompany;
  change: CompanyChangeRow;
  at: Date;
}

/** Decides about exactly the change that the administrator saw. */
async function decide(
  { db, clock }: Deciding,
  admin: Principal,
  { id, action, reason }: { id: number; action: AuditAction; reason?: string },
  carryOut: (tx: Executor, decided: Decided) => Promise<void>,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const accountId = await ownerOfCompanyChange(tx, id);
    // The account before the change, in the order in which its owner's call locks them.
    const account = accountId && (await lockAccountForUpdate(tx, accountId));
    const change = account && (await takeCompanyChange(tx, { id, accountId: account.id }));
    if (!change) throw noSuchChange();
    const from = shownOf(account, await findCompany(tx, account.id));
    await carryOut(tx, { account, from, change, at });
    await recordAudit(tx, {
      actorId: admin.accountId,
      action,
      subjectType: 'account',
      subjectId: account.id,
      details: { subject: `${inWords(from)} → ${inWords(change)}`, reason },
      at,
    });
  });
}

const inWords = ({ name, website }: ReviewedCompany) => (website ? `${name}, ${website}` : name);

export const approveCompanyChange = (deps: Deciding, admin: Principal, id: number): Promise<void> =>
  decide(deps, admin, { id, action: 'approve-company' }, (tx, { account, change, at }) =>
    renameCompany(tx, { accountId: account.id, name: change.name, website: change.website, at }),
  );

/** Buyers continue to see the old name and website. */
export const rejectCompanyChange = (
  deps: Deciding,
  admin: Principal,
  { id, reason }: { id: number; reason: string },
): Promise<void> =>
  decide(deps, admin, { id, action: 'reject-company', reason }, (tx, { account, from, change }) => {
    const { publicUrl, mail } = deps.config;
    const draft = companyRejectedMail({ to: account.email, from, change, reason, publicUrl });
    return deps.mailer.queue(tx, { ...draft, replyTo: mail.supportEmail });
  });
