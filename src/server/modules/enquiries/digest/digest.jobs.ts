import { HOUR } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { findOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { claimDigest, type HeldEnquiry, readHeld, releaseHeld, sellersDue } from './digest.repository.ts';
import { digestMail } from './digest-mail.ts';

const INTERVAL_MS = HOUR;
/** What one mail holds: mail programs cut off what is longer. */
export const DIGEST_LIMITS = { messages: 50, characters: 60_000 } as const;
/** Sellers of one run; others wait for the next, ten minutes later. */
const SELLERS_AT_ONCE = 500;

/** As many as fit into one mail, at least one, in the order in which they were written. */
function fitting(held: readonly HeldEnquiry[]): HeldEnquiry[] {
  let characters = 0;
  const fits = held.filter(({ message }, place) => {
    characters += message.length;
    return place === 0 || characters <= DIGEST_LIMITS.characters;
  });
  return fits.toSorted((one, other) => one.id - other.id);
}

type Sending = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/**
 * Queues one seller's digest. The mail, the release of its messages and the hour's claim are one transaction: a process
 * that dies before the end has done nothing, and one that runs again afterwards finds nothing left to do.
 */
export async function sendDigest({ db, clock, mailer, config }: Sending, sellerId: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (!(await claimDigest(tx, { sellerId, now, before: new Date(now.getTime() - INTERVAL_MS) }))) return;
    const messages = fitting(await readHeld(tx, sellerId, DIGEST_LIMITS.messages));
    if (messages.length === 0) return;
    const waiting = await releaseHeld(
      tx,
      sellerId,
      messages.map(({ id }) => id),
    );
    const boats = await findOwnBoats(tx, [...new Set(messages.map(({ listingId }) => listingId))]);
    await mailer.queue(tx, digestMail({ boats, messages, waiting, publicUrl: config.publicUrl }));
  });
}

export const sendDigests = { name: 'send-enquiry-digests' } as const;

export const sendDigestsJob = (deps: Deps): Job<object> => ({
  ...sendDigests,
  schedule: '*/10 * * * *',
  retryLimit: 2,
  async run() {
    const before = new Date(deps.clock.now().getTime() - INTERVAL_MS);
    const failures: unknown[] = [];
    for (const sellerId of await sellersDue(deps.db, before, SELLERS_AT_ONCE))
      await sendDigest(deps, sellerId).catch((error) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `digests that could not be queued: ${failures.length}`);
  },
});
