import { fieldDefinition } from '../listings/fields/fields.ts';
import { cutText } from '../text.ts';
import { BoundedBoat } from './bounded-boat.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { checklistOfSection, fieldOfItem } from './open-marine.ts';
import { plainText } from './plain-text.ts';
import type { RawBoat } from './raw-boat.ts';

/** An element of the XML file with its content. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
  /** It has more elements than are read; some of them are missing here. */
  isTooLarge?: true;
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

/** As the name of a detail or the entry of a checklist. */
const inWords = (item: string) => {
  const words = item.replace(/_/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Only the last part of a photo's address: photos come from the archive, no address is ever fetched. */
export const photoName = (text: string): string => {
  const address = text.trim();
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  return path.includes('://') ? decodeName(path.slice(path.lastIndexOf('/') + 1)) : path;
};

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What adverts without a place of their own take from their office. */
export interface Office {
  town: string;
  country: string;
}

export const readOffice = (element: XmlElement): Office => ({
  town: cutText(textOf(child(element, 'town')), IMPORT_LIMITS.otherLength),
  country: cutText(textOf(child(element, 'country')), IMPORT_LIMITS.otherLength),
});

class AdvertReader extends BoundedBoat {
  constructor(row: number, { attributes: { ref = '', status = '' } }: XmlElement) {
    super({ row, reference: ref.trim(), state: status });
  }

  readMedia(media: XmlElement | undefined) {
    if (!media) return;
    this.expectPhotos();
    let hasCover = false;
    for (const { name, attributes, text } of media.children) {
      if (name !== 'media') continue;
      if (attributes.type && !/image|photo/i.test(attributes.type)) {
        this.addOther(inWords(`media ${attributes.type}`), text.trim());
        continue;
      }
      const isCover: boolean = !hasCover && YES.test(attributes.primary ?? '');
      hasCover ||= isCover;
      if (isCover || !this.hasEnoughPhotos()) this.addPhoto(photoName(text), isCover);
    }
  }

  readFeatures(features: XmlElement | undefined, office: Office | undefined) {
    const type = textOf(child(features, 'boat_type')).toLowerCase();
    this.setValue('category', (Object.hasOwn(CATEGORY_WORDS, type) ? CATEGORY_WORDS[type] : type) ?? '');
    const kind = textOf(child(features, 'boat_category'));
    if (kind) this.setValue('subcategory', kind);
    const used = textOf(child(features, 'new_or_used'));
    if (/^new$/i.test(used)) this.setValue('condition', 'new');
    const price = child(features, 'asking_price');
    if (price) {
      this.setValue('price', YES.test(price.attributes.poa ?? '') ? 'POA' : textOf(price));
      if (price.attributes.currency) this.setValue('currency', price.attributes.currency);
      const vat = price.attributes.vat_included;
      if (vat !== undefined) this.setValue('vatStatus', YES.test(vat) ? 'paid' : 'unpaid');
    }
    const lying = child(features, 'vessel_lying');
    this.setValue('location', textOf(lying) || (office?.town ?? ''));
    const country = lying?.attributes.country ?? office?.country;
    if (country) this.setValue('country', countryName(country));
    for (const name of ['manufacturer', 'model'] as const) {
      const text = textOf(child(features, name));
      if (text) this.setValue(name === 'model' ? 'model' : 'make', text);
    }
    this.readDescriptions(child(features, 'marketing_descs')?.children ?? []);
  }

  readDescriptions(descriptions: readonly XmlElement[]) {
    const english = descriptions.find(({ attributes }) => /^en/i.test(attributes.language ?? ''));
    const description = english ?? descriptions[0];
    if (description && description.text.length > IMPORT_LIMITS.markupLength) this.refuseValue('description');
    else if (description)
      this.setValue(
        'description',
        description.attributes.format === 'text' ? description.text : plainText(description.text),
      );
    for (const another of descriptions)
      if (another !== description)
        this.addOther(
          inWords(`description ${another.attributes.language ?? ''}`),
          plainText(cutText(another.text, IMPORT_LIMITS.descriptionLength)),
        );
  }

  readItem(element: XmlElement, section: string | undefined) {
    const name = element.name === 'item' ? (element.attributes.name ?? '') : element.name;
    const text = textOf(element);
    const field = fieldOfItem(name);
    const list = section ? checklistOfSection(section) : undefined;
    if (field && fieldDefinition(field).control === 'checklist') this.addItem(field, text);
    else if (field) this.setValue(field, text, element.attributes.unit);
    else if (list && !NO.test(text))
      this.addItem(list, YES.test(text) ? inWords(name) : `${inWords(name)}: ${text}`);
    else if (!list && !NO.test(text)) this.addOther(inWords(name), text);
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
export function readAdvert(advert: XmlElement, row: number, office: Office | undefined): RawBoat {
  const reader = new AdvertReader(row, advert);
  if (advert.isTooLarge)
    return reader.refuse(`The advert has more than ${IMPORT_LIMITS.advertElements} elements.`);
  reader.readMedia(child(advert, 'advert_media'));
  reader.readFeatures(child(advert, 'advert_features'), office);
  reader.readBoat(child(advert, 'boat_features'));
  reader.makeTitle();
  return reader.finish();
}
