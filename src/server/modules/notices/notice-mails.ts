import { saleBadge } from '#domain/listings/sale/state-words.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import { type Variant, variantUrl } from '#domain/media/variants.ts';
import { formatPrice } from '#domain/money.ts';
import type { BoatNews } from '#domain/notices/notice-kinds.ts';
import { oneLine } from '#domain/one-line.ts';
import { placeText } from '#domain/places/place-text.ts';
import type { BoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import { saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

interface News {
  subject: (title: string) => string;
  heading: string;
  says: (boat: BoatRow, priceBefore: number | undefined) => string;
}

const NEWS: Record<BoatNews, News> = {
  underOffer: {
    subject: (title) => `Under offer: ${title}`,
    heading: 'Under offer',
    says: ({ title }) =>
      `${title} is under offer. A sale has been agreed but not completed, so you can still write to the seller in case it falls through.`,
  },
  sold: {
    subject: (title) => `Sold: ${title}`,
    heading: 'Sold',
    says: ({ title }) => `${title} has been sold. Its page shows similar boats that are for sale.`,
  },
  backOnSale: {
    subject: (title) => `Back on sale: ${title}`,
    heading: 'Back on sale',
    says: ({ title, price, currency }) => `${title} is for sale again, at ${formatPrice(price, currency)}.`,
  },
  priceFall: {
    subject: (title) => `Price reduced: ${title}`,
    heading: 'Price reduced',
    says: ({ title, price, currency }, before) =>
      before === undefined
        ? `${title} is now ${formatPrice(price, currency)}.`
        : `${title} is now ${formatPrice(price, currency)}. It was ${formatPrice(before, currency)}.`,
  },
};

/** Sharp on high-density screens, in the format that every mail program shows. */
const PICTURE: Variant = { width: 1280, format: 'jpeg' };

interface NoticeMail {
  saved: boolean;
  boat: BoatRow;
  kind: BoatNews;
  priceBefore: number | undefined;
  publicUrl: string;
  stopUrl: string;
}

export function noticeMail({
  saved,
  boat,
  kind,
  priceBefore,
  publicUrl,
  stopUrl,
}: NoticeMail): Omit<MailDraft, 'to'> {
  const { subject, heading, says } = NEWS[kind];
  const title = oneLine(boat.title);
  const href = `${publicUrl}/boats/${boat.id}`;
  const [cover] = boat.imageIds;
  const badge = saleBadge(saleStateOfRow(boat));
  const picture: MailBlock[] = cover
    ? [{ kind: 'picture', src: `${publicUrl}${variantUrl(objectUrl(cover), PICTURE)}`, alt: title, href }]
    : [];
  return {
    subject: subject(title),
    heading,
    unsubscribe: stopUrl,
    blocks: [
      { kind: 'text', text: says(boat, priceBefore) },
      ...picture,
      {
        kind: 'facts',
        rows: [
          ['Boat', title],
          ...(boat.live ? [['Price', formatPrice(boat.price, boat.currency)] as const] : []),
          ['Location', placeText(boat)],
          ...(badge ? [['Now', badge.words] as const] : []),
        ],
      },
      { kind: 'button', label: 'See the boat', href },
      {
        kind: 'small',
        text: saved
          ? 'You’re getting this because the boat is on your watchlist.'
          : 'You’re getting this because you wrote to the seller about this boat.',
        link: { label: 'Stop these emails', href: stopUrl },
      },
    ],
  };
}

/** The news in a line, for a mail about several things. */
export const noticeSummary = ({
  kind,
  boat,
  priceBefore,
  publicUrl,
}: Omit<NoticeMail, 'saved' | 'stopUrl'>): MailBlock[] => [
  { kind: 'item', name: NEWS[kind].subject(oneLine(boat.title)), text: NEWS[kind].says(boat, priceBefore) },
  { kind: 'links', links: [{ label: 'See the boat', href: `${publicUrl}/boats/${boat.id}` }] },
];
