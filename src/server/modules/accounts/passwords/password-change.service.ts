import type { ChangePasswordRequest } from '#contract/accounts/passwords.ts';
import type { Deps } from '#server/deps.ts';
import { assertOwnEmail, type Principal } from '#server/http/access/access.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { wrongCurrentPassword } from '../accounts.errors.ts';
import { findAccount, replacePassword } from '../accounts.repository.ts';
import { deleteSecrets } from '../codes/codes.repository.ts';
import { passwordChangedMail } from '../mails/accounts.mails.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { listTokens } from '../tokens/tokens.repository.ts';
import { RESET_PURPOSES } from './password-reset.service.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Sets a new password and signs out every other browser. API tokens keep working; the mail names them. */
export async function changePassword(
  deps: Deps,
  principal: Principal,
  request: ChangePasswordRequest & { turn: Turn },
): Promise<void> {
  assertOwnEmail(principal, request.email);
  const account = await findAccount(deps.db, principal.accountId);
  const isRight = await verifyPassword(account?.passwordHash, request.currentPassword, request.turn);
  if (!account || !isRight) throw wrongCurrentPassword();
  const passwordHash = await hashPassword(request.newPassword, request.turn);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const changed = await replacePassword(tx, {
      id: account.id,
      was: account.passwordHash,
      passwordHash,
      now,
    });
    if (!changed) throw wrongCurrentPassword();
    await deleteSecrets(tx, account.emailKey, RESET_PURPOSES);
    await deleteSessionsOf(tx, account.id, { except: principal.sessionId });
    const workingTokens = (await listTokens(tx, account.id)).map(({ name }) => name);
    const { publicUrl } = deps.config;
    await deps.mailer.queue(tx, passwordChangedMail(changed, { at: now, publicUrl, workingTokens }));
  });
}
