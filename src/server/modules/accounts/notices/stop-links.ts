import { DAY } from '#domain/durations.ts';
import { NOTICE_KIND_NAMES, type NoticeKind } from '#domain/notices/notice-kinds.ts';
import type { Executor } from '#server/db/executor.ts';
import { linkPath, readLink, readLinkKey, STOP_LINK_DAYS } from '../links/mail-links.ts';

const PURPOSE = 'stop-notices';

export const STOP_PAGE = '/stop-notices';

export interface StoppableNotice {
  kind: NoticeKind;
  recipient: Buffer;
}

/** The path of the page that stops mails of this kind to this recipient. */
export function stopPath(secret: Buffer, { kind, recipient }: StoppableNotice, now: Date): string {
  return linkPath(STOP_PAGE, secret, {
    purpose: PURPOSE,
    subject: `${kind} ${recipient.toString('base64url')}`,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + STOP_LINK_DAYS * DAY),
  });
}

/** What the token of such a page permits; undefined if it is not one of ours. */
export async function readStopLink(
  executor: Executor,
  token: string,
  now: Date,
): Promise<StoppableNotice | undefined> {
  const link = readLink(await readLinkKey(executor), token, { purposes: [PURPOSE], now });
  const [kindName, recipient = ''] = link?.subject.split(' ') ?? [];
  const kind = NOTICE_KIND_NAMES.find((name) => name === kindName);
  return kind && { kind, recipient: Buffer.from(recipient, 'base64url') };
}
