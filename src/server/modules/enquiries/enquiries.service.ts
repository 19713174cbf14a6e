import { hash } from 'node:crypto';
import type { ContactSellerRequest, OwnPart } from '#contract/messages/enquiries.ts';
import { isTrapFilled } from '#contract/messages/trap-field.ts';
import { DAY, HOUR, SECOND } from '#domain/durations.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { countUse } from '#server/modules/accounts/allowances/allowances.repository.ts';
import { emailKeyOf } from '#server/modules/accounts/email-key.ts';
import { findOfBuyer } from '#server/modules/conversations/conversations.repository.ts';
import { addEnquiry } from '#server/modules/conversations/opening.service.ts';
import { findBoat, findOwnBoats, type OwnBoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import { boatNotFound, offMarket } from '#server/modules/listings/listings.errors.ts';
import { notify } from '#server/modules/notifications/notify.ts';
import { holdEnquiry } from './digest/digest.repository.ts';
import { emailNotShared, phoneNotShared, sellerFlooded } from './enquiries.errors.ts';
import type { EnquiryListeners } from './enquiries.listeners.ts';
import {
  findEnquiry,
  findLastEnquiry,
  hasReachedCount,
  insertEnquiry,
  type Recipient,
} from './enquiries.repository.ts';

/** Includes the seller's contact details: never return the row itself to a client. */
async function findContactableBoat(executor: Executor, listingId: number): Promise<OwnBoatRow> {
  const [boat] = await findOwnBoats(executor, [listingId]);
  if (!boat?.shown) throw boatNotFound();
  if (!boat.live) throw offMarket(boat);
  return boat;
}

interface MessageLimit {
  of: Recipient;
  count: number;
  within: number;
}

/** Far more than real buyers send. Beyond these limits messages wait for the seller's next digest. */
const INDIVIDUAL_MAIL_LIMITS: readonly MessageLimit[] = [
  { of: 'boat', count: 30, within: HOUR },
  { of: 'seller', count: 300, within: DAY },
];
/**
 * Beyond this limit each client address may still write to the seller once a day, so that a flood does not block
 * other buyers.
 */
const DAILY_LIMIT: MessageLimit = { of: 'seller', count: 1_000, within: DAY };

const isOverLimit = (executor: Executor, listingId: number, now: Date, { of, count, within }: MessageLimit) =>
  hasReachedCount(executor, count, { about: listingId, of, since: new Date(now.getTime() - within) });

async function isOverAnyLimit(
  executor: Executor,
  listingId: number,
  now: Date,
  limits: readonly MessageLimit[],
) {
  for (const limit of limits) if (await isOverLimit(executor, listingId, now, limit)) return true;
  return false;
}

/** Counted in the transaction, so that a refused or failed message does not count. */
async function assertFirstMessageToday(tx: Executor, sender: Buffer, now: Date): Promise<void> {
  const { times, renewsAt } = await countUse(tx, sender, { max: 1, windowMs: DAY, now });
  if (times > 1) throw sellerFlooded(Math.ceil((renewsAt.getTime() - now.getTime()) / SECOND));
}

/**
 * Stores a buyer's message and, in the same transaction, queues its mail or holds it for the next digest if the seller
 * receives unusually many. Does not depend on the SMTP server.
 */
export async function contactSeller(
  deps: Deps,
  listeners: EnquiryListeners,
  enquiry: ContactSellerRequest,
  { address, principal }: { address: string; principal: Principal | null },
): Promise<void> {
  if (isTrapFilled(enquiry.website)) return;
  const { boatId: listingId, buyerName, buyerEmail, buyerPhone, message } = enquiry;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const boat = await findContactableBoat(tx, listingId);
    if (!boat.showEmail) throw emailNotShared();
    const { ownerId: sellerId } = boat;
    await advisoryLock(tx, 'enquiries', sellerId);
    const isHeld = await isOverAnyLimit(tx, listingId, now, INDIVIDUAL_MAIL_LIMITS);
    const sender = hash('sha256', JSON.stringify(['enquiry', sellerId, address]), 'buffer');
    if (isHeld && (await isOverLimit(tx, listingId, now, DAILY_LIMIT)))
      await assertFirstMessageToday(tx, sender, now);
    const values = { listingId, buyerName, buyerEmail, buyerPhone, message, createdAt: now };
    const enquiryId = await insertEnquiry(tx, values);
    const added = await addToConversation(deps, tx, { boat, enquiry, enquiryId, principal });
    if (added?.isHeld) return;
    if (isHeld) await holdEnquiry(tx, { enquiryId, sellerId, sender });
    else await notifySeller(deps, tx, { enquiryId, sellerId, conversationId: added?.conversationId });
    await listeners.received(tx, listingId);
  });
}

async function notifySeller(
  deps: Pick<Deps, 'jobs' | 'clock'>,
  tx: Executor,
  { enquiryId, sellerId, conversationId }: { enquiryId: number; sellerId: string; conversationId?: number },
): Promise<void> {
  await notify(deps, tx, {
    to: { accountId: sellerId },
    kind: 'enquiry',
    subject: enquiryId,
    event: `enquiry ${enquiryId}`,
    payload: { conversationId },
    at: deps.clock.now(),
  });
}

interface OfConversation {
  boat: OwnBoatRow;
  enquiry: ContactSellerRequest;
  enquiryId: number;
  principal: Principal | null;
}

/**
 * The signed-in account is the buyer, whatever address it gave. Without a session the address is the buyer's until its
 * owner proves it. Sellers have no conversation with themselves.
 */
async function addToConversation(
  deps: Deps,
  tx: Executor,
  { boat, enquiry, enquiryId, principal }: OfConversation,
): Promise<{ isHeld: boolean; conversationId: number } | undefined> {
  const emailKey = principal?.emailKey ?? emailKeyOf(enquiry.buyerEmail);
  const sellerEmailKey = emailKeyOf(boat.sellerEmail);
  if (emailKey === sellerEmailKey) return undefined;
  return addEnquiry(deps, tx, {
    listingId: boat.id,
    title: boat.title,
    sellerId: boat.ownerId,
    sellerEmailKey,
    buyer: {
      accountId: principal?.accountId ?? null,
      emailKey,
      name: enquiry.buyerName,
      email: enquiry.buyerEmail,
    },
    text: enquiry.message,
    enquiryId,
  });
}

/** Mails and counts an enquiry that an administrator has released; false if it or the boat is gone. */
export async function deliverEnquiry(
  deps: Deps,
  tx: Executor,
  { enquiryId, conversationId }: { enquiryId: number; conversationId: number },
  listeners: EnquiryListeners,
): Promise<boolean> {
  const enquiry = await findEnquiry(tx, enquiryId);
  const [boat] = enquiry ? await findOwnBoats(tx, [enquiry.listingId]) : [];
  if (!enquiry || !boat?.live) return false;
  await notifySeller(deps, tx, { enquiryId, sellerId: boat.ownerId, conversationId });
  await listeners.received(tx, boat.id);
  return true;
}

export async function revealPhone({ db }: Deps, listingId: number): Promise<string> {
  const { showPhone, sellerPhone } = await findContactableBoat(db, listingId);
  const phone = sellerPhone?.trim();
  if (!showPhone || !phone) throw phoneNotShared();
  return phone;
}

/** Says nothing about boats that the caller neither owns nor wrote about, so that hidden ones cannot be told apart. */
export async function ownPartIn(
  { db }: Deps,
  listingId: number,
  { accountId, emailKey }: Pick<Principal, 'accountId' | 'emailKey'>,
): Promise<OwnPart> {
  const boat = await findBoat(db, listingId);
  const wroteAt = await findLastEnquiry(db, { listingId, emailKey });
  const threadId = await findOfBuyer(db, listingId, { accountId, emailKey });
  return {
    isOwn: boat?.ownerId === accountId,
    wroteAt: wroteAt?.toISOString() ?? null,
    threadId: threadId ?? null,
  };
}
