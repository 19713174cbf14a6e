import type { Boat } from '#contract/boats/boat.ts';
import { formatPrice } from '#domain/money.ts';
import { placeText } from '#domain/places/place-text.ts';
import { cutText } from '#domain/text.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const SUMMARY_LENGTH = 500;

interface Feed {
  publicUrl: string;
  /** The address of the feed itself, and of the results that it follows. */
  path: string;
  search: string;
  boats: readonly (Boat & { updatedAt: Date })[];
  now: Date;
}

function entry(boat: Feed['boats'][number], publicUrl: string): string {
  const address = `${publicUrl}/boats/${boat.id}`;
  const place = placeText(boat);
  const title = `${boat.title}, ${formatPrice(boat.price, boat.currency)}, ${place}`;
  const picture = boat.images[0];
  return [
    '<entry>',
    `<id>${escaped(address)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
    ...(picture
      ? [`<link rel="enclosure" type="image/jpeg" href="${escaped(`${publicUrl}${picture}`)}"/>`]
      : []),
    `<published>${boat.listedAt ?? boat.createdAt}</published>`,
    `<updated>${boat.updatedAt.toISOString()}</updated>`,
    `<author><name>${escaped(boat.sellerName)}</name></author>`,
    `<category term="${escaped(boat.category)}"/>`,
    `<summary>${escaped(cutText(boat.description, SUMMARY_LENGTH))}</summary>`,
    '</entry>',
  ].join('');
}

/** RFC 4287. */
export function atomFeed({ publicUrl, path, search, boats, now }: Feed): string {
  const newest = boats.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), new Date(0));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escaped(`${publicUrl}${path}`)}</id>`,
    '<title>Boats for sale on Slipway</title>',
    `<link rel="self" type="application/atom+xml" href="${escaped(`${publicUrl}${path}`)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(`${publicUrl}${search}`)}"/>`,
    `<updated>${(boats.length > 0 ? newest : now).toISOString()}</updated>`,
    ...boats.map((boat) => entry(boat, publicUrl)),
    '</feed>\n',
  ].join('\n');
}
