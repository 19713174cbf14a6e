import { DAY } from '#domain/durations.ts';
import { ALERT_FREQUENCIES, type AlertFrequency } from '#domain/search/saved/alert-times.ts';
import type { Executor } from '#server/db/executor.ts';
import {
  linkPath,
  readLink,
  readLinkKey,
  STOP_LINK_DAYS,
} from '#server/modules/accounts/links/mail-links.ts';

const PURPOSE = 'stop-alerts';

export const STOP_ALERTS_PAGE = '/stop-alerts';

/** A search whose alerts a link stops, and how often they came: the page can undo it. */
export interface StoppableAlert {
  searchId: number;
  alerts: AlertFrequency;
}

/** The path of the page that stops these alerts. */
export function stopAlertsPath(secret: Buffer, searches: readonly StoppableAlert[], now: Date): string {
  return linkPath(STOP_ALERTS_PAGE, secret, {
    purpose: PURPOSE,
    subject: searches.map(({ searchId, alerts }) => `${searchId}:${alerts}`).join(' '),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + STOP_LINK_DAYS * DAY),
  });
}

/** What the token of such a page permits; empty if it is not one of ours. */
export async function readStopAlertsLink(
  executor: Executor,
  token: string,
  now: Date,
): Promise<StoppableAlert[]> {
  const link = readLink(await readLinkKey(executor), token, { purposes: [PURPOSE], now });
  return (link?.subject.split(' ') ?? []).flatMap((entry) => {
    const [id, name] = entry.split(':');
    const alerts = ALERT_FREQUENCIES.find((frequency) => frequency === name);
    return alerts ? [{ searchId: Number(id), alerts }] : [];
  });
}
