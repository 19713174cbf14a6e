import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/modules/conversations/blocks.repository.ts';
import {
  findConversation,
  readParticipants,
} from '#server/modules/conversations/conversations.repository.ts';
import { findOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import type {
  NotificationKind,
  NotificationKinds,
} from '#server/modules/notifications/notification-kinds.ts';
import { digestKind } from './digest/digest.jobs.ts';
import { findEnquiry } from './enquiries.repository.ts';
import { enquiryMail } from './enquiry-mail.ts';

/** A buyer's message by the contact form. Its subject is the enquiry, so that each has a mail of its own to reply to. */
const enquiryKind = ({ config }: Pick<Deps, 'config'>): NotificationKind => ({
  async otherPerson(tx, { payload: { conversationId } }) {
    if (!conversationId || !(await findConversation(tx, conversationId))) return undefined;
    const { buyer } = await readParticipants(tx, conversationId);
    return keyOf(tx, buyer);
  },
  async compose(tx, [{ subject, payload }]) {
    const enquiry = await findEnquiry(tx, Number(subject));
    const [boat] = enquiry ? await findOwnBoats(tx, [enquiry.listingId]) : [];
    if (!enquiry || !boat || boat.deletedAt) return undefined;
    const { publicUrl } = config;
    const { conversationId } = payload;
    const href = conversationId ? `${publicUrl}/messages/${conversationId}` : `${publicUrl}/boats/${boat.id}`;
    return {
      mail: enquiryMail(boat, enquiry, { publicUrl, conversationId }),
      summary: [
        { kind: 'item', name: `${enquiry.buyerName} asks about your ${boat.title}` },
        { kind: 'links', links: [{ label: 'Read and reply', href }] },
      ],
    };
  },
});

export const enquiryKinds = (deps: Pick<Deps, 'clock' | 'config'>) =>
  ({ enquiry: enquiryKind(deps), digest: digestKind(deps) }) satisfies Partial<NotificationKinds>;
