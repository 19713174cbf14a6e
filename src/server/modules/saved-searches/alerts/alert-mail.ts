import { objectUrl } from '#domain/media/object-urls.ts';
import { type Variant, variantUrl } from '#domain/media/variants.ts';
import { formatPrice } from '#domain/money.ts';
import { oneLine } from '#domain/one-line.ts';
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
const SHOWN_PER_SEARCH = 6;

function mailBoat({ boat, oldPrice }: AlertSection['boats'][number], publicUrl: string): MailBoat {
  const [cover] = boat.imageIds;
  const hasFallen = oldPrice !== null && oldPrice > boat.price;
  return {
    title: oneLine(boat.title),
    href: `${publicUrl}/boats/${boat.id}`,
    ...(cover && { picture: `${publicUrl}${variantUrl(objectUrl(cover), PICTURE)}` }),
    price: formatPrice(boat.price, boat.currency),
    ...(hasFallen && { oldPrice: formatPrice(oldPrice, boat.currency) }),
    place: [boat.location, boat.county].filter(Boolean).join(', '),
  };
}

const boatsInWords = (count: number) => (count === 1 ? '1 boat' : `${count} boats`);

function sectionBlocks({ name, address, boats, stopPath }: AlertSection, publicUrl: string): MailBlock[] {
  const left = boats.length - SHOWN_PER_SEARCH;
  return [
    { kind: 'title', text: name },
    { kind: 'boats', boats: boats.slice(0, SHOWN_PER_SEARCH).map((boat) => mailBoat(boat, publicUrl)) },
    ...(left > 0 ? [{ kind: 'text' as const, text: `And ${left} more.` }] : []),
    {
      kind: 'links',
      links: [
        { label: 'See all results', href: `${publicUrl}${address}` },
        { label: 'Stop this alert', href: `${publicUrl}${stopPath}` },
      ],
    },
  ];
}

/** One mail for all searches that are due. */
export function alertMail(mail: {
  to: string;
  sections: readonly AlertSection[];
  stopAllPath: string;
  publicUrl: string;
}): MailDraft {
  const { to, sections, stopAllPath, publicUrl } = mail;
  const ids = new Set(sections.flatMap(({ boats }) => boats.map(({ boat }) => boat.id)));
  const [first] = sections;
  const about = sections.length === 1 && first ? first.name : 'your searches';
  return {
    to,
    subject: `${boatsInWords(ids.size)} for ${about}`,
    heading: 'News for your searches',
    unsubscribe: `${publicUrl}${stopAllPath}`,
    blocks: [
      ...sections.flatMap((section) => sectionBlocks(section, publicUrl)),
      { kind: 'button', label: 'Your saved searches', href: `${publicUrl}/saved-searches` },
      {
        kind: 'small',
        text: 'You get this because you saved these searches on Slipway. How often it comes is up to you: change it with your saved searches.',
      },
    ],
  };
}
