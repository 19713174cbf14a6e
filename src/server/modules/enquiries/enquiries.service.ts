import type { ContactSellerRequest } from '#contract/enquiries.ts';
import { isTrapFilled } from '#contract/trap-field.ts';
import { DAY, HOUR } from '#domain/durations.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { findOwnBoats, type OwnBoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import { boatNotFound } from '#server/modules/listings/listings.errors.ts';
import { boatSold, emailNotShared, phoneNotShared, sellerOverrun } from './enquiries.errors.ts';
import type { EnquiryListeners } from './enquiries.listeners.ts';
import { haveCome, insertEnquiry, type Recipient } from './enquiries.repository.ts';
import { enquiryMail } from './enquiry-mail.ts';

/** A boat with what it takes to reach its seller; never answered to anyone as it is. */
async function boatToAskAbout(executor: Executor, listingId: number): Promise<OwnBoatRow> {
  const [boat] = await findOwnBoats(executor, [listingId]);
  if (!boat?.shown) throw boatNotFound();
  if (!boat.live) throw boatSold();
  return boat;
}

/** Far more than buyers write, however much they want the boat: whoever has many addresses fills nobody's mailbox. */
const MOST_MESSAGES: readonly { of: Recipient; many: number; within: number }[] = [
  { of: 'boat', many: 30, within: HOUR },
  { of: 'seller', many: 300, within: DAY },
];

async function mayBeWritten(executor: Executor, listingId: number, now: Date) {
  for (const { of, many, within } of MOST_MESSAGES) {
    const since = new Date(now.getTime() - within);
    if (await haveCome(executor, many, { about: listingId, of, since })) throw sellerOverrun();
  }
}

/** Stores a buyer's message and hands its mail to the queue: both or neither, whether or not SMTP is up. */
export async function contactSeller(
  { db, clock, mailer, config }: Deps,
  listeners: EnquiryListeners,
  enquiry: ContactSellerRequest,
): Promise<void> {
  if (isTrapFilled(enquiry.website)) return;
  const { boatId: listingId, buyerName, buyerEmail, buyerPhone, message } = enquiry;
  await db.transaction(async (tx) => {
    const boat = await boatToAskAbout(tx, listingId);
    if (!boat.showEmail) throw emailNotShared();
    await mayBeWritten(tx, listingId, clock.now());
    await insertEnquiry(tx, {
      listingId,
      buyerName,
      buyerEmail,
      buyerPhone,
      message,
      createdAt: clock.now(),
    });
    await mailer.queue(tx, enquiryMail(boat, enquiry, config.publicUrl));
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
