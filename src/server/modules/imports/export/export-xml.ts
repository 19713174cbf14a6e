import { ITEMS, STATUSES } from '#domain/exchange/open-marine.ts';
import type { ExportedBoat } from './exported-boats.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escaped = (text: string) => text.replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign);

const element = (name: string, text: unknown, attributes: Record<string, unknown> = {}) => {
  const given = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined);
  const list = given.map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join('');
  return `<${name}${list}>${escaped(String(text ?? ''))}</${name}>`;
};

/** Items by section; those without one come first. */
function boatFeatures({ facts }: ExportedBoat): string {
  const sections = new Map<string | undefined, string[]>([[undefined, []]]);
  for (const { field, section, item, unit } of ITEMS) {
    const values = [facts[field]].flat().filter((value) => value !== null && value !== '');
    const items = values.map((value) =>
      element('item', value, { name: item, unit: value === 'unknown' ? undefined : unit }),
    );
    sections.set(section, [...(sections.get(section) ?? []), ...items]);
  }
  const parts = [...sections].filter(([, items]) => items.length > 0);
  return parts
    .map(([section, items]) => (section ? `<${section}>${items.join('')}</${section}>` : items.join('')))
    .join('');
}

function advertFeatures({ facts }: ExportedBoat): string {
  const { category, subcategory, condition, price, currency, vatStatus, location, country, make, model } =
    facts;
  return [
    element('boat_type', category),
    ...(subcategory ? [element('boat_category', subcategory)] : []),
    element('new_or_used', condition === 'new' ? 'New' : 'Used'),
    element('vessel_lying', location, { country }),
    element('asking_price', price, { poa: false, currency, vat_included: vatStatus === 'paid' }),
    `<marketing_descs>${element('marketing_desc', facts.description, { language: 'en', format: 'text' })}</marketing_descs>`,
    ...(make ? [element('manufacturer', make)] : []),
    ...(model ? [element('model', model)] : []),
  ].join('');
}

const media = ({ photos }: ExportedBoat) =>
  photos.map((name, at) => element('media', name, { type: 'image', primary: at === 0 })).join('');

export const xmlHead = ({ name, at }: { name: string; at: Date }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<open_marine version="1.7" language="en" origin="Slipway" date="${at.toISOString()}"><broker code="slipway"><broker_details>${element('company_name', name)}</broker_details><offices></offices><adverts>\n`;

export const xmlAdvert = (boat: ExportedBoat): string =>
  `<advert ref="${escaped(boat.reference)}" status="${STATUSES[boat.state]}"><advert_media>${media(boat)}</advert_media><advert_features>${advertFeatures(boat)}</advert_features><boat_features>${boatFeatures(boat)}</boat_features></advert>\n`;

export const XML_END = '</adverts></broker></open_marine>\n';
