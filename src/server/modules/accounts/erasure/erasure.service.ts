import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { cannotEraseAdmin } from '../accounts.errors.ts';
import { deleteAccount, lockAccountForUpdate } from '../accounts.repository.ts';
import { ERASED, eraseMentions, eraseSubjects, recordAudit } from '../audit/audit.repository.ts';
import { deleteAllSecrets } from '../codes/codes.repository.ts';
import { accountErasedMail } from '../mails/accounts.mails.ts';

/** Identified by account, and by email address for forms that were sent without signing in. */
interface ErasedPerson {
  accountId: string;
  emailKey: string;
  at: Date;
}

/** Deletes what another module stores about a person, in the transaction that erases the account. */
export type Eraser = (tx: Executor, person: ErasedPerson) => Promise<void>;

interface Erasure {
  accountId: string;
  /** Null for a command run on the server. */
  actorId: string | null;
  /** Stored in the audit, so it must not contain a name. */
  reason: string;
}

/**
 * Deletes an account and everything stored about the person in one transaction; returns false if there is no such
 * account. The row lock makes inserts that reference the account wait and then fail. The audit records the erasure
 * without a name, and the person gets a final mail.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer'>,
  erasers: readonly Eraser[],
  { accountId, actorId, reason }: Erasure,
): Promise<boolean> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const account = await lockAccountForUpdate(tx, accountId);
    if (!account) return false;
    if (account.role === 'admin') throw cannotEraseAdmin();
    const { emailKey, firstName, lastName } = account;
    for (const erase of erasers) await erase(tx, { accountId, emailKey, at });
    await deleteAllSecrets(tx, account);
    await eraseSubjects(tx, 'account', [accountId]);
    await eraseMentions(tx, { emailKey, fullName: `${firstName} ${lastName}`.trim() });
    await deleteAccount(tx, accountId);
    await recordAudit(tx, {
      actorId,
      action: 'erase-account',
      subjectType: 'account',
      subjectId: ERASED,
      details: { subject: ERASED, reason },
      at,
    });
    await deps.mailer.queue(tx, accountErasedMail(account));
    return true;
  });
}
