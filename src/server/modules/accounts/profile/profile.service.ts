import type { Profile, ProfileChanges } from '#contract/accounts/profile.ts';
import { splitFullName } from '#domain/accounts/names.ts';
import type { SellerType } from '#domain/accounts/seller-types.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountNotFound } from '../accounts.errors.ts';
import { type Account, findAccount, lockAccountForUpdate, updateProfile } from '../accounts.repository.ts';
import { userView } from '../accounts.views.ts';

/** Makes an account's listings follow its kind; another module stores them. */
export type FollowSellerType = (
  tx: Executor,
  account: { id: string; sellerType: SellerType; at: Date },
) => Promise<void>;

/** What modules above do when the name of an account may have changed, in the same transaction. */
export type OnRenamed = (
  tx: Executor,
  change: { before: Account; after: Account; at: Date },
) => Promise<void>;

export interface ProfileListeners {
  followSellerType: FollowSellerType;
  renamed: OnRenamed;
}

const profileView = (account: Account): Profile => ({
  user: userView(account),
  phone: account.phone,
  deletionRequestedAt: account.deletionRequestedAt?.toISOString() ?? null,
});

export async function readProfile({ db }: Pick<Deps, 'db'>, { accountId }: Principal): Promise<Profile> {
  const account = await findAccount(db, accountId);
  if (!account) throw accountNotFound();
  return profileView(account);
}

export async function changeProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId }: Principal,
  { fullName, phone, sellerType }: ProfileChanges,
  { followSellerType, renamed }: ProfileListeners,
): Promise<Profile> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = await lockAccountForUpdate(tx, accountId);
    const values = { ...splitFullName(fullName), phone: phone || null, sellerType, now };
    const account = await updateProfile(tx, accountId, values);
    if (!before || !account) throw accountNotFound();
    if (before.sellerType !== sellerType) await followSellerType(tx, { id: accountId, sellerType, at: now });
    await renamed(tx, { before, after: account, at: now });
    return profileView(account);
  });
}
