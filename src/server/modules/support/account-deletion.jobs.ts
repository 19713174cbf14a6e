import { and, eq, lte } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import {
  type AccountDeletionRequested,
  type AccountDeletionWithdrawn,
  accountDeletionRequested,
  accountDeletionWithdrawn,
} from '#server/modules/accounts/deletion/deletion.service.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { supportMessages } from './support.table.ts';

/** Adds a deletion request to the administrators' inbox, once, unread, as a message from that account. */
export const accountDeletionJob = (deps: Deps): Job<AccountDeletionRequested> => ({
  ...accountDeletionRequested,
  run: ({ accountId, requestedAt }) =>
    deps.db.transaction(async (tx) => {
      const account = await findAccount(tx, accountId);
      // A request that was withdrawn before this job ran.
      if (!account?.deletionRequestedAt) return;
      const createdAt = new Date(requestedAt);
      const filed = await tx
        .select({ id: supportMessages.id })
        .from(supportMessages)
        .where(
          and(
            eq(supportMessages.kind, 'account-deletion'),
            eq(supportMessages.accountId, accountId),
            eq(supportMessages.createdAt, createdAt),
          ),
        );
      if (filed.length > 0) return;
      await tx.insert(supportMessages).values({
        kind: 'account-deletion',
        accountId,
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email,
        subject: 'Account deletion request',
        message: 'I would like my account and everything that belongs to it to be deleted.',
        createdAt,
      });
    }),
});

/** Removes the requests of an account that has changed its mind: nobody may carry them out any more. */
export const accountDeletionWithdrawnJob = ({ db }: Pick<Deps, 'db'>): Job<AccountDeletionWithdrawn> => ({
  ...accountDeletionWithdrawn,
  async run({ accountId, withdrawnAt }) {
    await db
      .delete(supportMessages)
      .where(
        and(
          eq(supportMessages.kind, 'account-deletion'),
          eq(supportMessages.accountId, accountId),
          lte(supportMessages.createdAt, new Date(withdrawnAt)),
        ),
      );
  },
});
