import { hash } from 'node:crypto';
import type { ContactSellerRequest } from '#contract/messages/enquiries.ts';
import { isTrapFilled } from '#contract/messages/trap-field.ts';
import { DAY, HOUR, SECOND } from '#domain/durations.ts';
import type { Executor } from '#server/db/executor.ts';
import { lockCount } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import { takeOne } from '#server/modules/accounts/allowances/allowances.repository.ts';
import { findOwnBoats, type OwnBoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import { boatNotFound } from '#server/modules/listings/listings.errors.ts';
import { holdEnquiry } from './digest/digest.repository.ts';
import { boatSold, emailNotShared, phoneNotShared, sellerFlooded } from './enquiries.errors.ts';
import type { EnquiryListeners } from './enquiries.listeners.ts';
import { hasReceived, insertEnquiry, type Recipient } from './enquiries.repository.ts';
import { enquiryMail } from './enquiry-mail.ts';

/** A boat with what it takes to reach its seller; never answered to anyone as it is. */
async function boatToAskAbout(executor: Executor, listingId: number): Promise<OwnBoatRow> {
  const [boat] = await findOwnBoats(executor, [listingId]);
  if (!boat?.shown) throw boatNotFound();
  if (!boat.live) throw boatSold();
  return boat;
}

interface Bound {
  of: Recipient;
  many: number;
  within: number;
}

/** Far more than buyers write, however much they want the boat. Past it messages wait for the seller's next digest. */
const MAILED_SINGLY: readonly Bound[] = [
  { of: 'boat', many: 30, within: HOUR },
  { of: 'seller', many: 300, within: DAY },
];
/** Past it each client address may still write to this seller once a day: nobody is silenced by others' messages. */
const FLOODED: Bound = { of: 'seller', many: 1_000, within: DAY };

const isPast = (executor: Executor, listingId: number, now: Date, { of, many, within }: Bound) =>
  hasReceived(executor, many, { about: listingId, of, since: new Date(now.getTime() - within) });

async function isPastAny(executor: Executor, listingId: number, now: Date, bounds: readonly Bound[]) {
  for (const bound of bounds) if (await isPast(executor, listingId, now, bound)) return true;
  return false;
}

/** Counted within the transaction: a message that is refused or fails takes nothing. */
async function assertFirstToday(tx: Executor, sender: Buffer, now: Date): Promise<void> {
  const { times, renewsAt } = await takeOne(tx, sender, { max: 1, windowMs: DAY, now });
  if (times > 1) throw sellerFlooded(Math.ceil((renewsAt.getTime() - now.getTime()) / SECOND));
}

/**
 * Stores a buyer's message and hands its mail to the queue, or to the next digest when the seller is sent unusually
 * many: both or neither, whether or not SMTP is up.
 */
export async function contactSeller(
  { db, clock, mailer, config }: Deps,
  listeners: EnquiryListeners,
  enquiry: ContactSellerRequest,
  address: string,
): Promise<void> {
  if (isTrapFilled(enquiry.website)) return;
  const { boatId: listingId, buyerName, buyerEmail, buyerPhone, message } = enquiry;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const boat = await boatToAskAbout(tx, listingId);
    if (!boat.showEmail) throw emailNotShared();
    const { ownerId: sellerId } = boat;
    await lockCount(tx, 'enquiries', sellerId);
    const isHeld = await isPastAny(tx, listingId, now, MAILED_SINGLY);
    const sender = hash('sha256', JSON.stringify(['enquiry', sellerId, address]), 'buffer');
    if (isHeld && (await isPast(tx, listingId, now, FLOODED))) await assertFirstToday(tx, sender, now);
    const values = { listingId, buyerName, buyerEmail, buyerPhone, message, createdAt: now };
    const enquiryId = await insertEnquiry(tx, values);
    if (isHeld) await holdEnquiry(tx, { enquiryId, sellerId, sender });
    else await mailer.queue(tx, enquiryMail(boat, enquiry, config.publicUrl));
    await listeners.received(tx, listingId);
  });
}

/** The number that the seller chose to show. */
export async function revealPhone({ db }: Deps, listingId: number): Promise<string> {
  const { showPhone, sellerPhone } = await boatToAskAbout(db, listingId);
  const phone = sellerPhone?.trim();
  if (!showPhone || !phone) throw phoneNotShared();
  return phone;
}
