import { STORED_FIELDS, type StoredField } from '../listings/fields/facts.ts';
import type { SaleState } from '../listings/sale/lifecycle.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Where OpenMarine has a field: an item of a section of `boat_features`, and its unit. */
export interface Place {
  section: string | undefined;
  item: string;
  unit?: string;
}

/** The fields that have a place in OpenMarine. The rest are items under their own names, which other programs ignore. */
const PLACES: Partial<Record<StoredField, Place>> = {
  length: { section: 'dimensions', item: 'loa', unit: 'feet' },
  beam: { section: 'dimensions', item: 'beam', unit: 'metres' },
  draft: { section: 'dimensions', item: 'draft', unit: 'metres' },
  yearBuilt: { section: 'build', item: 'year' },
  hullMaterial: { section: 'build', item: 'hull_construction' },
  keelType: { section: 'build', item: 'keel_type' },
  engineType: { section: 'engine', item: 'engine_type' },
  engineTypeOther: { section: 'engine', item: 'engine_type_other' },
  enginePower: { section: 'engine', item: 'horse_power' },
  engineHours: { section: 'engine', item: 'hours' },
  engineCount: { section: 'engine', item: 'engine_quantity' },
  fuelType: { section: 'engine', item: 'fuel' },
  fuelCapacity: { section: 'engine', item: 'tankage', unit: 'litres' },
  waterCapacity: { section: 'accommodation', item: 'water_capacity', unit: 'litres' },
  berths: { section: 'accommodation', item: 'berths' },
  heads: { section: 'accommodation', item: 'heads' },
  galley: { section: 'galley', item: 'galley' },
  seatingCapacity: { section: undefined, item: 'passenger_capacity' },
  sailInventory: { section: 'rig_sails', item: 'sails' },
  electronics: { section: 'navigation', item: 'electronics' },
  safetyEquipment: { section: 'safety_equipment', item: 'safety_equipment' },
};

/** Fields that are elements of `advert_features` rather than items. */
export const ADVERT_FIELDS = [
  'category',
  'subcategory',
  'price',
  'currency',
  'location',
  'country',
  'make',
  'model',
  'description',
] as const satisfies readonly StoredField[];

export const placeOf = (field: StoredField): Place =>
  PLACES[field] ?? { section: undefined, item: snake(field) };

export const ITEM_FIELDS: readonly StoredField[] = STORED_FIELDS.filter(
  (field) => !(ADVERT_FIELDS as readonly StoredField[]).includes(field),
);

/** Other names of the same items. */
const ALIASES: Readonly<Record<string, StoredField>> = {
  lengthoverall: 'length',
  length: 'length',
  draught: 'draft',
  hullmaterial: 'hullMaterial',
  construction: 'hullMaterial',
  keel: 'keelType',
  yearbuilt: 'yearBuilt',
  enginepower: 'enginePower',
  power: 'enginePower',
  enginehours: 'engineHours',
  enginecount: 'engineCount',
  numberofengines: 'engineCount',
  fueltype: 'fuelType',
  fuelcapacity: 'fuelCapacity',
  watertankage: 'waterCapacity',
  numberofberths: 'berths',
  numberofheads: 'heads',
  seatingcapacity: 'seatingCapacity',
};

const normalised = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const BY_ITEM: ReadonlyMap<string, StoredField> = new Map([
  ...Object.entries(ALIASES),
  ...ITEM_FIELDS.map((field) => [normalised(placeOf(field).item), field] as const),
]);

export const fieldOfItem = (name: string): StoredField | undefined => BY_ITEM.get(normalised(name));

/** Sections whose items are pieces of equipment: "radar: true" is an entry of a checklist. */
export const EQUIPMENT_SECTIONS: Readonly<Record<string, StoredField>> = {
  navigation: 'electronics',
  navigationequipment: 'electronics',
  electronics: 'electronics',
  safetyequipment: 'safetyEquipment',
  safety: 'safetyEquipment',
  rigsails: 'sailInventory',
  galley: 'galley',
};

export const sectionKey = normalised;

/** How adverts say that a boat is sold; "Paused" is ours. */
export const STATUSES: Readonly<Record<SaleState, string>> = {
  'for-sale': 'Available',
  'under-offer': 'UnderOffer',
  sold: 'Sold',
  paused: 'Paused',
};
