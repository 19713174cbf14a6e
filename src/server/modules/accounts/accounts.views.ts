import type { AdminUser, User } from '#contract/accounts.ts';
import type { Account } from './accounts.repository.ts';

/** An account as its own holder sees it. */
export function userView(account: Account): User {
  return {
    ...adminUserView(account),
    sellerType: account.sellerType,
    emailVerified: account.emailVerifiedAt !== null,
  };
}

export function adminUserView(account: Account): AdminUser {
  const { id, email, firstName, lastName, role, createdAt } = account;
  return { id, email, firstName, lastName, role, createdAt: createdAt.toISOString() };
}
