import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { cannotEraseAdmin } from '../accounts.errors.ts';
import { deleteAccount, takeAccount } from '../accounts.repository.ts';
import { ERASED, eraseMentions, eraseSubjects, noteDeed } from '../audit/audit.repository.ts';
import { deleteSecretsOf } from '../codes/codes.repository.ts';
import { accountErasedMail } from '../mails/accounts.mails.ts';

/** Whom to erase: by account, and by the address that forms were filled in with. */
interface ErasedPerson {
  accountId: string;
  emailKey: string;
  at: Date;
}

/** How another module deletes all that it stores of a person, in the transaction that erases the account. */
export type Eraser = (tx: Executor, person: ErasedPerson) => Promise<void>;

interface Erasure {
  accountId: string;
  /** The administrator who carries it out; null for a command on the server's machine. */
  actorId: string | null;
  /** Stands in the audit, so it names nobody. */
  reason: string;
}

/**
 * Deletes an account and everything stored of the person, or nothing at all; false when there is no such account. Nothing
 * can be added to it meanwhile: whatever names the account waits for this and then finds it gone. The audit keeps that it
 * happened and no name, and the person gets a last mail.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer'>,
  erasers: readonly Eraser[],
  { accountId, actorId, reason }: Erasure,
): Promise<boolean> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const account = await takeAccount(tx, accountId);
    if (!account) return false;
    if (account.role === 'admin') throw cannotEraseAdmin();
    const { emailKey, firstName, lastName } = account;
    for (const erase of erasers) await erase(tx, { accountId, emailKey, at });
    await deleteSecretsOf(tx, emailKey);
    await eraseSubjects(tx, 'account', [accountId]);
    await eraseMentions(tx, { emailKey, fullName: `${firstName} ${lastName}`.trim() });
    await deleteAccount(tx, accountId);
    await noteDeed(tx, {
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
