import { randomUUID } from 'node:crypto';
import { addressWithNews, readSavedFilters, savedAddress } from '#domain/search/saved/saved-filters.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import { blockedAmong } from '#server/modules/conversations/blocks.repository.ts';
import { type BoatRow, findBoats } from '#server/modules/listings/boats/boats.repository.ts';
import type { NotificationKind } from '#server/modules/notifications/notification-kinds.ts';
import { sendNow } from '#server/modules/notifications/send-notifications.ts';
import { type AlertSection, alertMail } from './alert-mail.ts';
import { accountsDue, type DueMatch, listedNow, sellersOf, takeDueMatches } from './due-alerts.repository.ts';
import { conditionOf } from './match-changes.ts';
import { stopAlertsPath } from './stop-alerts.ts';

type Sending = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'jobs'>;

/** Further accounts wait for the next run, a minute later. */
const ACCOUNTS_PER_RUN = 10_000;

/**
 * A boat that came into a search and then became cheaper is one entry, with the price it fell from. One that is here only
 * because it became cheaper is left out if the price has been put back.
 */
function sectionsOf(
  due: readonly DueMatch[],
  boats: ReadonlyMap<number, BoatRow>,
  stopPathOf: (match: DueMatch) => string,
): AlertSection[] {
  return [...Map.groupBy(due, ({ searchId }) => searchId).values()].flatMap((matches) => {
    const [search] = matches;
    const listed = [...Map.groupBy(matches, ({ listingId }) => listingId)].flatMap(([id, ofBoat]) => {
      const boat = boats.get(id);
      if (!boat) return [];
      const oldPrice =
        ofBoat.map((match) => match.oldPrice).findLast((price) => price !== null && price > boat.price) ??
        null;
      const isNew = ofBoat.some(({ kind }) => kind === 'new');
      return isNew || oldPrice !== null ? [{ boat, oldPrice }] : [];
    });
    if (!search || listed.length === 0) return [];
    const address = addressWithNews(savedAddress(readSavedFilters(search.filters)), search.searchId);
    return [{ name: search.name, address, boats: listed, stopPath: stopPathOf(search) }];
  });
}

/** Only what each search still lists: the boat or its price may have changed since it was found. */
async function stillListed(tx: Executor, due: readonly DueMatch[], now: Date): Promise<DueMatch[]> {
  const left: DueMatch[] = [];
  for (const matches of Map.groupBy(due, ({ searchId }) => searchId).values()) {
    const ids = matches.map(({ listingId }) => listingId);
    const listed = await listedNow(tx, ids, conditionOf({ filters: matches[0]!.filters }, now));
    left.push(...matches.filter(({ listingId }) => listed.has(listingId)));
  }
  return left;
}

/** Without the boats of sellers whom this person has blocked, or who have blocked this person. */
async function withoutBlocked(tx: Executor, due: readonly DueMatch[], emailKey: string): Promise<DueMatch[]> {
  const sellers = await sellersOf(
    tx,
    due.map(({ listingId }) => listingId),
  );
  const blocked = await blockedAmong(tx, emailKey, [...new Set(sellers.values())]);
  return due.filter(({ listingId }) => !blocked.has(sellers.get(listingId) ?? ''));
}

/** Composing it takes what is due: no other process gets it. The subject is the account. */
export const alertKind = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): NotificationKind => ({
  async compose(tx, [{ subject: accountId }], { emailKey }) {
    const now = clock.now();
    const listed = await stillListed(tx, await takeDueMatches(tx, accountId, now), now);
    const due = await withoutBlocked(tx, listed, emailKey);
    const found = await findBoats(tx, [...new Set(due.map(({ listingId }) => listingId))]);
    const boats = new Map(found.filter(({ live }) => live).map((boat) => [boat.id, boat]));
    const secret = await readLinkKey(tx);
    const [first, ...others] = sectionsOf(due, boats, (match) => stopAlertsPath(secret, [match], now));
    if (!first) return undefined;
    const searches = [...new Map(due.map((match) => [match.searchId, match])).values()];
    const stopAllPath = stopAlertsPath(secret, searches, now);
    return {
      mail: alertMail({ sections: [first, ...others], stopAllPath, publicUrl: config.publicUrl }),
      summary: [],
    };
  },
});

/**
 * Decides about the mail of one account. Taking what is due and queueing the mail are one transaction: if the process
 * dies, nothing has happened, and running again sends nothing twice.
 */
async function sendAlertsOf(deps: Sending, accountId: string): Promise<void> {
  const at = deps.clock.now();
  const alert = {
    to: { accountId },
    kind: 'alert',
    subject: accountId,
    event: `alert ${randomUUID()}`,
    at,
  } as const;
  await deps.db.transaction(async (tx) => {
    // What a suspended account was to be mailed is not mailed later either.
    if (!(await sendNow(deps, tx, alert, alertKind(deps)))) await takeDueMatches(tx, accountId, at);
  });
}

export async function sendAlerts(deps: Sending): Promise<void> {
  const failures: unknown[] = [];
  for (const accountId of await accountsDue(deps.db, deps.clock.now(), ACCOUNTS_PER_RUN))
    await sendAlertsOf(deps, accountId).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `alerts that could not be queued: ${failures.length}`);
}
