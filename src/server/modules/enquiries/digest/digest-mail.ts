import { oneLine } from '#domain/one-line.ts';
import type { OwnBoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import type { HeldEnquiry } from './digest.repository.ts';

export interface Digest {
  /** The boats that the messages are about; all belong to one seller. */
  boats: readonly OwnBoatRow[];
  messages: readonly HeldEnquiry[];
  /** How many messages are left for the next digest. */
  remaining: number;
  publicUrl: string;
}

const messageCount = (total: number) => (total === 1 ? '1 message' : `${total} messages`);

function blocksOf({ buyerName, buyerEmail, buyerPhone, message }: HeldEnquiry, title: string): MailBlock[] {
  const rows: [string, string][] = [
    ['About', title],
    ['From', buyerName],
    ['Email', buyerEmail],
  ];
  if (buyerPhone) rows.push(['Phone', buyerPhone]);
  return [
    { kind: 'facts', rows },
    { kind: 'quote', text: message },
  ];
}

/** No Reply-To, because the messages come from different buyers. */
export function digestMail({ boats, messages, remaining, publicUrl }: Digest): Omit<MailDraft, 'to'> {
  const [seller] = boats;
  if (!seller) throw new Error('A digest is about at least one boat');
  const titles = new Map(boats.map(({ id, title }) => [id, oneLine(title)]));
  const about = boats.length === 1 ? `your ${oneLine(seller.title)}` : 'your boats';
  const rest: MailBlock[] =
    remaining > 0
      ? [{ kind: 'text', text: `Another ${messageCount(remaining)} will follow in the next few hours.` }]
      : [];
  return {
    subject: `${messageCount(messages.length)} about ${about}`,
    heading: 'Messages from buyers',
    blocks: [
      {
        kind: 'text',
        text: `Hello ${seller.sellerName},\nYou have received an unusual number of messages in a short time, so we are sending them together, at most once an hour. To answer a buyer, write to the email address below their name. Replies to this email reach nobody.`,
      },
      ...messages.flatMap((message) => blocksOf(message, titles.get(message.listingId) ?? '')),
      ...rest,
      { kind: 'button', label: 'View your listings', href: `${publicUrl}/my-listings` },
      {
        kind: 'small',
        text: `Buyers do not see your email address until you write to them. Be careful with anyone who will not view the boat, offers more than your asking price or wants to pay through a third party: ${publicUrl}/safety-tips`,
      },
    ],
  };
}
