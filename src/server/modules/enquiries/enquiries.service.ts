import type { ContactSellerRequest } from '#contract/enquiries.ts';
import { isTrapFilled } from '#contract/trap-field.ts';
import { stateOf } from '#domain/listings/lifecycle.ts';
import { isContactable, isPublic } from '#domain/listings/visibility.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { boatNotFound, boatSold, emailNotShared, phoneNotShared } from './enquiries.errors.ts';
import type { EnquiryListeners } from './enquiries.listeners.ts';
import { type Contact, findContact, insertEnquiry } from './enquiries.repository.ts';
import { enquiryMail } from './enquiry-mail.ts';

async function contactOf(executor: Executor, listingId: number): Promise<Contact> {
  const contact = await findContact(executor, listingId);
  if (!contact) throw boatNotFound();
  const state = stateOf({ ...contact, sold: contact.soldAt !== null });
  if (!isPublic(state)) throw boatNotFound();
  if (!isContactable(state)) throw boatSold();
  return contact;
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
    const contact = await contactOf(tx, listingId);
    if (!contact.showEmail) throw emailNotShared();
    await insertEnquiry(tx, {
      listingId,
      buyerName,
      buyerEmail,
      buyerPhone,
      message,
      createdAt: clock.now(),
    });
    await mailer.queue(tx, enquiryMail(contact, enquiry, config.publicUrl));
    await listeners.received(tx, listingId);
  });
}

/** The number that the seller chose to show. */
export async function revealPhone({ db }: Deps, listingId: number): Promise<string> {
  const { showPhone, sellerPhone } = await contactOf(db, listingId);
  const phone = sellerPhone?.trim();
  if (!showPhone || !phone) throw phoneNotShared();
  return phone;
}
