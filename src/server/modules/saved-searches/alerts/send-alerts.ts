import { addressWithNews, readSavedFilters, savedAddress } from '#domain/search/saved/saved-filters.ts';
import type { Deps } from '#server/deps.ts';
import { readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import { type BoatRow, findBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { type AlertSection, alertMail } from './alert-mail.ts';
import { accountsDue, type DueMatch, mailAddressOf, takeDueMatches } from './due-alerts.repository.ts';
import { stopAlertsPath } from './stop-alerts.ts';

type Sending = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Further accounts wait for the next run, a minute later. */
const ACCOUNTS_PER_RUN = 10_000;

/** A boat that came into a search and then became cheaper is one entry, with the price it fell from. */
function sectionsOf(
  due: readonly DueMatch[],
  boats: ReadonlyMap<number, BoatRow>,
  stopPathOf: (match: DueMatch) => string,
): AlertSection[] {
  return [...Map.groupBy(due, ({ searchId }) => searchId).values()].flatMap((matches) => {
    const [search] = matches;
    const listed = [...Map.groupBy(matches, ({ listingId }) => listingId)].flatMap(([id, ofBoat]) => {
      const boat = boats.get(id);
      const oldPrice = ofBoat.map((match) => match.oldPrice).findLast((price) => price !== null) ?? null;
      return boat ? [{ boat, oldPrice }] : [];
    });
    if (!search || listed.length === 0) return [];
    const address = addressWithNews(savedAddress(readSavedFilters(search.filters)), search.searchId);
    return [{ name: search.name, address, boats: listed, stopPath: stopPathOf(search) }];
  });
}

/**
 * Queues the mail of one account. Taking what is due and queueing the mail are one transaction: if the process dies,
 * nothing has happened, and running again sends nothing twice.
 */
async function sendAlertsOf({ db, clock, mailer, config }: Sending, accountId: string): Promise<void> {
  const now = clock.now();
  const secret = await readLinkKey(db);
  await db.transaction(async (tx) => {
    const due = await takeDueMatches(tx, accountId, now);
    const to = await mailAddressOf(tx, accountId);
    if (!to) return;
    const found = await findBoats(tx, [...new Set(due.map(({ listingId }) => listingId))]);
    const boats = new Map(found.filter(({ live }) => live).map((boat) => [boat.id, boat]));
    const sections = sectionsOf(due, boats, (match) => stopAlertsPath(secret, [match], now));
    const [first, ...others] = sections;
    if (!first) return;
    const searches = [...new Map(due.map((match) => [match.searchId, match])).values()];
    const stopAllPath = stopAlertsPath(secret, searches, now);
    await mailer.queue(
      tx,
      alertMail({ to, sections: [first, ...others], stopAllPath, publicUrl: config.publicUrl }),
    );
  });
}

export async function sendAlerts(deps: Sending): Promise<void> {
  const failures: unknown[] = [];
  for (const accountId of await accountsDue(deps.db, deps.clock.now(), ACCOUNTS_PER_RUN))
    await sendAlertsOf(deps, accountId).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `alerts that could not be queued: ${failures.length}`);
}
