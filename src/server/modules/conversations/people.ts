import { splitFullName } from '#domain/accounts/names.ts';
import { ACCOUNT_CLOSED } from '#domain/conversations/boat-states.ts';
import type { AnyPgColumn } from '#server/db/drizzle.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Account } from '#server/modules/accounts/accounts.repository.ts';
import type { Addressee } from '#server/modules/notifications/notification-kinds.ts';
import type { participants, Side } from './conversations.table.ts';

export type Participant = typeof participants.$inferSelect;

/** Someone who writes or reads: an account, or an unverified email address. */
export interface Person {
  accountId: string | null;
  emailKey: string;
}

export const otherSide = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer');

/** An account also has the conversations that were started with its address and belong to no account yet. */
export const isPerson = ({ accountId, emailKey }: Participant, person: Person): boolean =>
  accountId === null ? emailKey !== null && emailKey === person.emailKey : accountId === person.accountId;

/** The same as a condition on a row of the participants. */
export const belongsTo = (
  table: { accountId: AnyPgColumn; emailKey: AnyPgColumn },
  { accountId, emailKey }: Person,
): SQL =>
  accountId === null
    ? sql`(${table.accountId} is null and ${table.emailKey} = ${emailKey})`
    : sql`(${table.accountId} = ${accountId} or (${table.accountId} is null and ${table.emailKey} = ${emailKey}))`;

/** Where mails to this person go; undefined once they have left. */
export function addresseeOf({
  accountId,
  email,
  emailKey,
}: Pick<Participant, 'accountId' | 'email' | 'emailKey'>): Addressee | undefined {
  if (accountId) return { accountId };
  return email && emailKey ? { email, emailKey } : undefined;
}

export const isClosed = ({ accountId, emailKey }: Pick<Participant, 'accountId' | 'emailKey'>): boolean =>
  accountId === null && emailKey === null;

/** How the other side sees a person: the first name only. */
export function firstNameOf(
  participant: Pick<Participant, 'accountId' | 'emailKey' | 'name' | 'side'>,
  account: Pick<Account, 'firstName'> | null | undefined,
): string {
  if (isClosed(participant)) return ACCOUNT_CLOSED;
  const given = account ? account.firstName : splitFullName(participant.name ?? '').firstName;
  return given.trim() || (participant.side === 'buyer' ? 'Buyer' : 'Seller');
}
