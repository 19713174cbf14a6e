import { objectUrl } from '#domain/media/object-urls.ts';
import { type Variant, variantUrl } from '#domain/media/variants.ts';
import { formatPrice } from '#domain/money.ts';
import { oneLine } from '#domain/one-line.ts';
import { placeText } from '#domain/places/place-text.ts';
import { formatLength } from '#domain/units.ts';
import type { BoatRow } from '#server/modules/listings/boats/boats.repository.ts';
import type { MailBlock, MailBoat } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';

export interface AlertSection {
  name: string;
  /** The results, with the new boats marked. */
  address: string;
  boats: readonly { boat: BoatRow; oldPrice: number | null }[];
  stopPath: string;
}

/** Sharp on high-density screens, in the format that every mail program shows. */
const PICTURE: Variant = { width: 640, format: 'jpeg' };
/** As the site's own picture, in a format that mail programs show. */
const NO_PHOTO = '/no-photo.png';
const SHOWN_PER_SEARCH = 6;

/** "1984 · 32 ft (9.8 m) · 6 berths": what is known of it. */
function factsOf({ yearBuilt, length, berths }: BoatRow): string {
  const known = [
    yearBuilt && String(yearBuilt),
    length && formatLength(length),
    berths && `${berths} ${berths === 1 ? 'berth' : 'berths'}`,
  ];
  return known.filter(Boolean).join(' · ');
}

function mailBoat({ boat, oldPrice }: AlertSection['boats'][number], publicUrl: string): MailBoat {
  const [cover] = boat.imageIds;
  const hasFallen = oldPrice !== null && oldPrice > boat.price;
  return {
    title: oneLine(boat.title),
    href: `${publicUrl}/boats/${boat.id}`,
    picture: `${publicUrl}${cover ? variantUrl(objectUrl(cover), PICTURE) : NO_PHOTO}`,
    facts: factsOf(boat),
    price: formatPrice(boat.price, boat.currency),
    ...(hasFallen && { oldPrice: formatPrice(oldPrice, boat.currency) }),
    place: placeText(boat),
  };
}

const boatsInWords = (count: number) => (count === 1 ? '1 boat' : `${count} boats`);

function sectionBlocks({ name, boats }: AlertSection, publicUrl: string): MailBlock[] {
  const left = boats.length - SHOWN_PER_SEARCH;
  return [
    { kind: 'title', text: name },
    { kind: 'boats', boats: boats.slice(0, SHOWN_PER_SEARCH).map((boat) => mailBoat(boat, publicUrl)) },
    ...(left > 0 ? [{ kind: 'text' as const, text: `And ${left} more.` }] : []),
  ];
}

/** One mail for all searches that are due: with one button, whether it is about one search or several. */
export function alertMail(mail: {
  sections: readonly [AlertSection, ...AlertSection[]];
  stopAllPath: string;
  publicUrl: string;
}): Omit<MailDraft, 'to'> {
  const { sections, stopAllPath, publicUrl } = mail;
  const [first, ...others] = sections;
  const isOne = others.length === 0;
  const ids = new Set(sections.flatMap(({ boats }) => boats.map(({ boat }) => boat.id)));
  const results = ({ address }: AlertSection) => `${publicUrl}${address}`;
  const stop = ({ stopPath }: AlertSection) => ({
    label: 'Stop this alert',
    href: `${publicUrl}${stopPath}`,
  });
  const blocks: MailBlock[] = isOne
    ? [
        ...sectionBlocks(first, publicUrl),
        { kind: 'button', label: 'See all the results', href: results(first) },
        {
          kind: 'links',
          quiet: true,
          links: [{ label: 'Your saved searches', href: `${publicUrl}/saved-searches` }, stop(first)],
        },
      ]
    : [
        ...sections.flatMap((section): MailBlock[] => [
          ...sectionBlocks(section, publicUrl),
          {
            kind: 'links',
            quiet: true,
            links: [{ label: 'See all the results', href: results(section) }, stop(section)],
          },
        ]),
        { kind: 'button', label: 'Your saved searches', href: `${publicUrl}/saved-searches` },
      ];
  return {
    subject: `${boatsInWords(ids.size)} for ${isOne ? `“${first.name}”` : 'your searches'}`,
    heading: 'New for your searches',
    unsubscribe: `${publicUrl}${stopAllPath}`,
    blocks: [
      ...blocks,
      {
        kind: 'small',
        text: "You're getting this email because you saved a search on Slipway. Your saved searches are also where you choose how often we email you.",
      },
    ],
  };
}
