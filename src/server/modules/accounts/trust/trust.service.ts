import { fullName } from '#domain/accounts/names.ts';
import { listsAsBroker } from '#domain/accounts/seller-types.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountNotFound, notABroker } from '../accounts.errors.ts';
import { type Account, lockAccountForUpdate, setTrusted } from '../accounts.repository.ts';
import { recordAudit } from '../audit/audit.repository.ts';

/** What a trusted broker imports is public without a review. */
export async function trustAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Principal,
  { accountId, trusted }: { accountId: string; trusted: boolean },
): Promise<Account> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const before = await lockAccountForUpdate(tx, accountId);
    if (!before) throw accountNotFound();
    if (trusted && !listsAsBroker(before.sellerType)) throw notABroker();
    if (before.trusted === trusted) return before;
    await recordAudit(tx, {
      actorId: admin.accountId,
      action: trusted ? 'trust-account' : 'distrust-account',
      subjectType: 'account',
      subjectId: accountId,
      details: { subject: fullName(before) },
      at,
    });
    return setTrusted(tx, { id: accountId, trusted, now: at });
  });
}
