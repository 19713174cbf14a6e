import { GUEST_LINK_DAYS } from '#domain/conversations/limits.ts';
import { DAY } from '#domain/durations.ts';
import type { Executor } from '#server/db/executor.ts';
import { linkNotValid } from '#server/modules/accounts/accounts.errors.ts';
import { linkPath, readLink, readLinkKey } from '#server/modules/accounts/links/mail-links.ts';

export const GUEST_PAGE = '/conversation';
const PURPOSE = 'conversation';

/** The address that opens a conversation for its buyer without an account. */
export async function guestPath(executor: Executor, conversationId: number, now: Date): Promise<string> {
  return linkPath(GUEST_PAGE, await readLinkKey(executor), {
    purpose: PURPOSE,
    subject: String(conversationId),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + GUEST_LINK_DAYS * DAY),
  });
}

/** The number of the conversation that the token opens. */
export async function readGuestLink(executor: Executor, token: string, now: Date): Promise<number> {
  const link = readLink(await readLinkKey(executor), token, { purposes: [PURPOSE], now });
  if (!link) throw linkNotValid();
  return Number(link.subject);
}
