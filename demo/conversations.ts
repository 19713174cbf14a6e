import type { Random } from './artwork/random.ts';
import { createDeck } from './card-deck.ts';
import { REPLIES } from './conversation-material.ts';
import type { DemoListing } from './demo-listing.ts';
import type { DemoEnquiry } from './enquiries.ts';

type DemoMessage = { readonly side: 'buyer' | 'seller'; readonly text: string; readonly at: Date };

export type DemoConversation = {
  readonly listing: string;
  readonly title: string;
  readonly sellerEmail: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** The first is the enquiry. */
  readonly messages: readonly DemoMessage[];
  /** How many of the last messages the seller, or the buyer, has not read. */
  readonly unread: { readonly buyer: number; readonly seller: number };
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The administrator of the demo is the buyer in these conversations. */
const NEWCOMER = { buyerName: 'Demo Visitor', buyerEmail: 'admin@slipway.example' } as const;
const NEWCOMERS_CONVERSATIONS = 4;

const ANSWERED = 0.85;
const CONTINUED = 0.7;

/** Every enquiry with what came of it, most of them answered. */
export function conversationsFrom(
  enquiries: readonly DemoEnquiry[],
  listings: readonly DemoListing[],
  now: Date,
  random: Random,
): DemoConversation[] {
  const decks = {
    seller: createDeck(REPLIES.seller, random.fork('seller')),
    buyer: createDeck(REPLIES.buyer, random.fork('buyer')),
    agreed: createDeck(REPLIES.agreed, random.fork('agreed')),
  };
  const byKey = new Map(listings.map((listing) => [listing.key, listing]));

  return enquiries.flatMap((enquiry, at): DemoConversation[] => {
    const boat = byKey.get(enquiry.listing);
    if (!boat) return [];
    const buyer = at < NEWCOMERS_CONVERSATIONS ? NEWCOMER : enquiry;
    const messages: DemoMessage[] = [{ side: 'buyer', text: enquiry.message, at: enquiry.createdAt }];
    const add = (side: DemoMessage['side'], text: string | undefined, afterHours: number) => {
      const time = Math.floor((Number(messages.at(-1)?.at) + afterHours * HOUR) / 1000) * 1000;
      if (!text || time >= Number(now) - MINUTE) return false;
      messages.push({ side, text, at: new Date(time) });
      return true;
    };
    const isNewcomer = buyer === NEWCOMER;
    if (isNewcomer || random.chance(ANSWERED))
      if (add('seller', decks.seller.draw(), random.between(0.2, 9)))
        if ((isNewcomer && at > 0) || random.chance(CONTINUED))
          if (add('buyer', decks.buyer.draw(), random.between(0.5, 20)))
            add('seller', decks.agreed.draw(), random.between(0.2, 9));
    const last = messages.at(-1)?.side;
    return [
      {
        listing: enquiry.listing,
        title: boat.title,
        sellerEmail: boat.sellerEmail,
        buyerName: buyer.buyerName,
        buyerEmail: buyer.buyerEmail,
        messages,
        unread: {
          buyer: last === 'seller' && (isNewcomer ? at < 2 : random.chance(0.2)) ? 1 : 0,
          seller: last === 'buyer' ? 1 : 0,
        },
      },
    ];
  });
}
