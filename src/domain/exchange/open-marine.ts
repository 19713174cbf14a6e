import { STORED_FIELDS, type StoredField } from '../listings/fields/facts.ts';
import type { OpenMarinePlace } from '../listings/fields/field.ts';
import { fieldDefinition } from '../listings/fields/fields.ts';
import type { SaleState } from '../listings/sale/lifecycle.ts';

type Item = Exclude<OpenMarinePlace, string>;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields that are items of `boat_features`, with their places. */
export const ITEMS: readonly (Item & { field: StoredField })[] = STORED_FIELDS.flatMap((field) => {
  const place = fieldDefinition(field).openMarine ?? { item: snake(field) };
  return place === 'advert feature' ? [] : [{ field, ...place }];
});

const normalised = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const byName = (namesOf: (item: Item) => readonly string[] | undefined): ReadonlyMap<string, StoredField> =>
  new Map(
    ITEMS.flatMap((place) => (namesOf(place) ?? []).map((name) => [normalised(name), place.field] as const)),
  );

// The names that we write come last, since they are certain.
const BY_ITEM = new Map([...byName(({ otherNames }) => otherNames), ...byName(({ item }) => [item])]);
const BY_SECTION = byName(({ listedIn }) => listedIn);

export const fieldOfItem = (name: string): StoredField | undefined => BY_ITEM.get(normalised(name));

/** The checklist whose entries are the items of a section. */
export const checklistOfSection = (section: string): StoredField | undefined =>
  BY_SECTION.get(normalised(section));

/** How adverts say that a boat is sold; "Paused" is ours. */
export const STATUSES: Readonly<Record<SaleState, string>> = {
  'for-sale': 'Available',
  'under-offer': 'UnderOffer',
  sold: 'Sold',
  paused: 'Paused',
};
