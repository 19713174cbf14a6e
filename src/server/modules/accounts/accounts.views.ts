import type { User } from '#contract/accounts/accounts.ts';
import type { Account } from './accounts.repository.ts';

/** An account as its owner sees it. */
export function userView(account: Account): User {
  const { id, email, firstName, lastName, role, sellerType, createdAt, emailVerifiedAt } = account;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    sellerType,
    emailVerified: emailVerifiedAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
