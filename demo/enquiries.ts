import type { Random } from './artwork/random.ts';
import { createDeck, shuffled } from './card-deck.ts';
import type { DemoListing } from './demo-listing.ts';
import { BUYERS, MESSAGES, type MessageKind } from './enquiry-material.ts';

export type DemoEnquiry = {
  readonly listing: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly buyerPhone: string | null;
  readonly message: string;
  readonly createdAt: Date;
};

const ENQUIRIES = 64;
const HOUR = 3_600_000;

const INLAND = ['narrowboat', 'houseboat', 'dutch-barge', 'canal'];

function kindOf({ category, subcategory }: DemoListing): MessageKind {
  if (category === 'moorings') return 'mooring';
  if (category === 'engines') return 'gear';
  if (category === 'superyachts') return 'superyacht';
  if (category === 'small-craft') return 'craft';
  return INLAND.includes(subcategory ?? '') ? 'inland' : 'boat';
}

/** Buyers' messages about boats that were public at the time, newest first. */
export function enquiriesAbout(listings: readonly DemoListing[], now: Date, random: Random): DemoEnquiry[] {
  const seen = listings.filter(({ approvedAt }) => approvedAt !== null);
  const buyers = createDeck(BUYERS, random.fork('buyers'));
  const decks = new Map<MessageKind, ReturnType<typeof createDeck<string>>>();
  const messageFor = (kind: MessageKind) => {
    const deck = decks.get(kind) ?? createDeck(MESSAGES[kind], random.fork(kind));
    decks.set(kind, deck);
    return deck.draw() ?? '';
  };

  return shuffled(seen, random)
    .slice(0, ENQUIRIES)
    .flatMap((listing): DemoEnquiry[] => {
      const buyer = buyers.draw();
      if (!buyer) return [];
      const [buyerName, buyerEmail, buyerPhone] = buyer;
      const from = Number(listing.approvedAt) + HOUR / 2;
      const until = Number(listing.soldAt ?? listing.pausedAt ?? now) - HOUR / 4;
      if (until <= from) return [];
      const message = messageFor(kindOf(listing))
        .replaceAll('{boat}', boatOf(listing))
        .replaceAll('{place}', listing.location);
      const createdAt = new Date(Math.floor(random.between(from, until) / 1000) * 1000);
      return [{ listing: listing.key, buyerName, buyerEmail, buyerPhone, message, createdAt }];
    })
    .sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
}

const boatOf = ({ make, model, title }: DemoListing) =>
  make && model && make !== 'One-off' ? `${make} ${model}` : (title.split(/[,–]/)[0]?.trim() ?? title);
