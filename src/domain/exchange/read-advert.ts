import { fieldDefinition } from '../listings/fields/fields.ts';
import { cutText } from '../text.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { EQUIPMENT_SECTIONS, fieldOfItem, sectionKey } from './open-marine.ts';
import { plainText } from './plain-text.ts';
import type { RawBoat } from './raw-boat.ts';

/** An element of the XML file with its content. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

const child = (element: XmlElement | undefined, name: string) =>
  element?.children.find((one) => one.name === name);
const textOf = (element: XmlElement | undefined) => element?.text.trim() ?? '';

const YES = /^(true|yes|y|1)$/i;
const NO = /^(false|no|n|0|)$/i;

const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  sail: 'sailing',
  'sailing boat': 'sailing',
  yacht: 'sailing',
  power: 'motor',
  'motor boat': 'motor',
  motorboat: 'motor',
  powerboat: 'motor',
  'narrow boat': 'narrowboat',
};

function countryName(code: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  if (code.toUpperCase() === 'UK') return 'United Kingdom';
  try {
    return new Intl.DisplayNames('en-GB', { type: 'region' }).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

const inWords = (item: string) => {
  const words = item.replace(/_/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Only the last part of a photo's address: photos come from the archive, no address is ever fetched. */
export const photoName = (text: string): string => {
  const path = text.trim().split(/[?#]/)[0] ?? '';
  return path.includes('://') ? decodeName(path.slice(path.lastIndexOf('/') + 1)) : path;
};

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

class AdvertReader {
  readonly boat: RawBoat;

  constructor(row: number, advert: XmlElement) {
    const { ref = '', status = '' } = advert.attributes;
    this.boat = {
      row,
      reference: ref.trim(),
      state: status,
      values: {},
      photos: undefined,
      other: [],
    };
  }

  addOther(name: string, value: string) {
    const { other } = this.boat;
    if (value !== '' && other.length < IMPORT_LIMITS.otherDetails)
      other.push({ name: inWords(name), value: cutText(value, IMPORT_LIMITS.otherLength) });
  }

  readMedia(media: XmlElement | undefined) {
    if (!media) return;
    const pictures = media.children.filter(({ name }) => name === 'media');
    const photos = pictures.filter(
      ({ attributes }) => !attributes.type || /image|photo/i.test(attributes.type),
    );
    const cover = photos.find(({ attributes }) => YES.test(attributes.primary ?? ''));
    const inOrder = cover ? [cover, ...photos.filter((photo) => photo !== cover)] : photos;
    this.boat.photos = inOrder.map(textOf).map(photoName).filter(Boolean);
    for (const picture of pictures)
      if (!photos.includes(picture)) this.addOther(`media ${picture.attributes.type}`, textOf(picture));
  }

  readFeatures(features: XmlElement | undefined, office: XmlElement | undefined) {
    const { values } = this.boat;
    const type = textOf(child(features, 'boat_type')).toLowerCase();
    values.category = Object.hasOwn(CATEGORY_WORDS, type) ? CATEGORY_WORDS[type] : type;
    const kind = textOf(child(features, 'boat_category'));
    if (kind) values.subcategory = kind;
    const used = textOf(child(features, 'new_or_used'));
    if (/^new$/i.test(used)) values.condition = 'new';
    const price = child(features, 'asking_price');
    if (price) {
      values.price = YES.test(price.attributes.poa ?? '') ? 'POA' : textOf(price);
      if (price.attributes.currency) values.currency = price.attributes.currency;
      const vat = price.attributes.vat_included;
      if (vat !== undefined) values.vatStatus = YES.test(vat) ? 'paid' : 'unpaid';
    }
    const lying = child(features, 'vessel_lying');
    values.location = textOf(lying) || textOf(child(office, 'town'));
    const country = lying?.attributes.country ?? textOf(child(office, 'country'));
    if (country) values.country = countryName(country);
    for (const name of ['manufacturer', 'model'] as const) {
      const text = textOf(child(features, name));
      if (text) values[name === 'model' ? 'model' : 'make'] = text;
    }
    const descriptions = child(features, 'marketing_descs')?.children ?? [];
    const english = descriptions.find(({ attributes }) => /^en/i.test(attributes.language ?? ''));
    const description = english ?? descriptions[0];
    if (description)
      values.description =
        description.attributes.format === 'text' ? description.text : plainText(description.text);
    for (const another of descriptions)
      if (another !== description)
        this.addOther(`description ${another.attributes.language ?? ''}`, plainText(another.text));
  }

  readItem(element: XmlElement, section: string | undefined) {
    const name = element.name === 'item' ? (element.attributes.name ?? '') : element.name;
    const text = textOf(element);
    const field = fieldOfItem(name);
    const list = section ? EQUIPMENT_SECTIONS[sectionKey(section)] : undefined;
    if (field && fieldDefinition(field).control === 'checklist') this.addToList(field, text);
    else if (field) {
      const { unit } = element.attributes;
      this.boat.values[field] = unit && text ? { amount: text, unit } : text;
    } else if (list && !NO.test(text))
      this.addToList(list, YES.test(text) ? inWords(name) : `${inWords(name)}: ${text}`);
    else if (!list && !NO.test(text)) this.addOther(name, text);
  }

  addToList(field: keyof RawBoat['values'], text: string) {
    if (text === '') return;
    const before = this.boat.values[field];
    this.boat.values[field] = [...(Array.isArray(before) ? before : []), text];
  }

  readBoat(features: XmlElement | undefined, section?: string) {
    for (const element of features?.children ?? []) {
      const isSection = element.children.length > 0 && element.name !== 'item';
      if (isSection) this.readBoat(element, element.name);
      else this.readItem(element, section);
    }
  }
}

/** One `advert` of an OpenMarine file. Details without a field become other details, never lost silently. */
export function readAdvert(advert: XmlElement, row: number, office: XmlElement | undefined): RawBoat {
  const reader = new AdvertReader(row, advert);
  reader.readMedia(child(advert, 'advert_media'));
  reader.readFeatures(child(advert, 'advert_features'), office);
  reader.readBoat(child(advert, 'boat_features'));
  const { values } = reader.boat;
  if (!values.title) {
    const parts = [values.yearBuilt, values.make, values.model].filter((part) => typeof part === 'string');
    // A year alone would be no title.
    values.title = values.make || values.model ? parts.join(' ') : '';
  }
  return reader.boat;
}
