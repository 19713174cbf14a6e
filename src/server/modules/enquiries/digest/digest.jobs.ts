import { randomUUID } from 'node:crypto';
import { HOUR } from '#domain/durations.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { findBlockedEnquiries } from '#server/modules/conversations/blocks.repository.ts';
import { findOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import type { NotificationKind } from '#server/modules/notifications/notification-kinds.ts';
import { sendNow } from '#server/modules/notifications/send-notifications.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { claimDigest, type HeldEnquiry, readHeld, releaseHeld, sellersDue } from './digest.repository.ts';
import { digestMail } from './digest-mail.ts';

const INTERVAL_MS = HOUR;
/** Mail programs truncate longer mails. */
export const DIGEST_LIMITS = { messages: 50, characters: 60_000 } as const;
/** Further sellers wait for the next run, ten minutes later. */
const SELLERS_PER_RUN = 500;

/** As many messages as fit into one mail, at least one, oldest first. */
function takeFitting(held: readonly HeldEnquiry[]): HeldEnquiry[] {
  let characters = 0;
  const fits = held.filter(({ message }, index) => {
    characters += message.length;
    return index === 0 || characters <= DIGEST_LIMITS.characters;
  });
  return fits.toSorted((one, other) => one.id - other.id);
}

/** The next messages to mail. Those behind a block stay in their conversation and are never mailed. */
async function takeNext(tx: Executor, sellerId: string): Promise<HeldEnquiry[]> {
  const held = await readHeld(tx, sellerId, DIGEST_LIMITS.messages);
  const blocked = await findBlockedEnquiries(
    tx,
    sellerId,
    held.map(({ id }) => id),
  );
  if (blocked.size === 0) return takeFitting(held);
  await releaseHeld(tx, sellerId, [...blocked]);
  return takeNext(tx, sellerId);
}

/** Composing it takes the messages out: the subject is the seller. */
export const digestKind = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): NotificationKind => ({
  async compose(tx, [{ subject: sellerId }]) {
    const now = clock.now();
    const before = new Date(now.getTime() - INTERVAL_MS);
    if (!(await claimDigest(tx, { sellerId, now, before }))) return undefined;
    const messages = await takeNext(tx, sellerId);
    if (messages.length === 0) return undefined;
    const remaining = await releaseHeld(
      tx,
      sellerId,
      messages.map(({ id }) => id),
    );
    const boats = await findOwnBoats(tx, [...new Set(messages.map(({ listingId }) => listingId))]);
    return { mail: digestMail({ boats, messages, remaining, publicUrl: config.publicUrl }), summary: [] };
  },
});

type Sending = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'jobs'>;

/**
 * Decides about one seller's digest. The mail, the release of its messages and the claim for this hour are one
 * transaction: if the process dies, nothing has happened, and running again does not send the digest twice.
 */
export async function sendDigest(deps: Sending, sellerId: string): Promise<void> {
  const at = deps.clock.now();
  const digest = {
    to: { accountId: sellerId },
    kind: 'digest',
    subject: sellerId,
    event: `digest ${randomUUID()}`,
    at,
  } as const;
  await deps.db.transaction((tx) => sendNow(deps, tx, digest, digestKind(deps)));
}

export const sendDigests = { name: 'send-enquiry-digests' } as const;

export const sendDigestsJob = (deps: Deps): Job<object> => ({
  ...sendDigests,
  schedule: '*/10 * * * *',
  retryLimit: 2,
  async run() {
    const before = new Date(deps.clock.now().getTime() - INTERVAL_MS);
    const failures: unknown[] = [];
    for (const sellerId of await sellersDue(deps.db, before, SELLERS_PER_RUN))
      await sendDigest(deps, sellerId).catch((error) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `digests that could not be queued: ${failures.length}`);
  },
});
