import type { ContactSellerRequest } from '#contract/messages/enquiries.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import { type Variant, variantUrl } from '#domain/media/variants.ts';
import { formatPrice } from '#domain/money.ts';
import { oneLine } from '#domain/one-line.ts';
import { placeText } from '#domain/places/place-text.ts';
import { formatLength } from '#domain/units.ts';
import type { OwnBoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

/** Sharp on high-density screens, in the format that every mail program shows. */
const PICTURE: Variant = { width: 1280, format: 'jpeg' };

type Facts = readonly (readonly [label: string, value: string | null | undefined])[];

const given = (facts: Facts) => facts.filter((fact): fact is [string, string] => Boolean(fact[1]));

const boatFacts = (boat: OwnBoatRow): Facts => [
  ['Boat', boat.title],
  ['Price', formatPrice(boat.price, boat.currency)],
  ['Year', boat.yearBuilt?.toString()],
  ['Length', boat.length ? formatLength(boat.length) : null],
  ['Location', placeText(boat)],
];

/** What the buyer filled in. */
type FilledIn = Pick<ContactSellerRequest, 'buyerName' | 'buyerEmail' | 'buyerPhone' | 'message'>;

const buyerFacts = ({ buyerName, buyerEmail, buyerPhone }: FilledIn): Facts => [
  ['Name', buyerName],
  ['Email', buyerEmail],
  ['Phone', buyerPhone],
];

interface Site {
  publicUrl: string;
  conversationId?: number;
}

/** Replying to it goes straight to the buyer. */
export function enquiryMail(boat: OwnBoatRow, enquiry: FilledIn, site: Site): Omit<MailDraft, 'to'> {
  const { buyerName, buyerEmail, message } = enquiry;
  const { publicUrl, conversationId } = site;
  const title = oneLine(boat.title);
  const href = `${publicUrl}/boats/${boat.id}`;
  const [cover] = boat.imageIds;
  const picture: MailBlock[] = cover
    ? [{ kind: 'picture', src: `${publicUrl}${variantUrl(objectUrl(cover), PICTURE)}`, alt: title, href }]
    : [];
  return {
    replyTo: buyerEmail,
    subject: `${buyerName} asks about your ${title}`,
    heading: 'A buyer has written to you',
    blocks: [
      {
        kind: 'text',
        text: `Hello ${boat.sellerName},\n${buyerName} would like to know more about your boat.`,
      },
      ...picture,
      { kind: 'facts', rows: given(boatFacts(boat)) },
      { kind: 'quote', text: message },
      { kind: 'facts', rows: given(buyerFacts(enquiry)) },
      { kind: 'text', text: `To answer ${buyerName}, just reply to this email.` },
      ...(conversationId
        ? [
            {
              kind: 'links' as const,
              links: [{ label: 'Answer on Slipway', href: `${publicUrl}/messages/${conversationId}` }],
            },
          ]
        : []),
      { kind: 'button', label: 'View your listing', href },
      {
        kind: 'small',
        text: `${buyerName} will not see your email address until you reply. Be careful with anyone who will not view the boat, offers more than your asking price or wants to pay through a third party: ${publicUrl}/safety-tips`,
      },
    ],
  };
}
