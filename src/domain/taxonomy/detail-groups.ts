import type { FieldName } from './fields.ts';

/** A row of the detail page: a listing field, or whether a broker or a private seller offers the boat. */
export type DetailRow = FieldName | 'brokerListing';

type DetailGroup = { title: string; rows: readonly DetailRow[] };

export const OVERVIEW_GROUPS = [
  { title: 'Vessel details', rows: ['make', 'model', 'category', 'subcategory', 'condition'] },
  { title: 'Dimensions', rows: ['length', 'beam', 'draft', 'berths'] },
  { title: 'Engine and power', rows: ['engineType', 'enginePower', 'engineCount', 'fuelType'] },
  { title: 'Location', rows: ['location', 'county', 'country'] },
] as const satisfies readonly DetailGroup[];

export const MORE_DETAILS_GROUPS = [
  { title: 'Listing', rows: ['category', 'subcategory', 'condition', 'brokerListing'] },
  { title: 'Hull and construction', rows: ['hullMaterial', 'keelType'] },
  { title: 'Accommodation', rows: ['heads', 'berths', 'seatingCapacity', 'crewCapacity'] },
  { title: 'Capacities', rows: ['fuelCapacity', 'waterCapacity'] },
  { title: 'Electronics', rows: ['electronics'] },
  { title: 'Safety equipment', rows: ['safetyEquipment'] },
  { title: 'Sail inventory', rows: ['sailInventory'] },
  { title: 'Galley equipment', rows: ['galley'] },
  { title: 'Additional equipment', rows: ['batteries', 'groundTackle'] },
  {
    title: 'Parts and trailers',
    rows: [
      'partType',
      'electronicType',
      'sailType',
      'sailSize',
      'trailerType',
      'maxWeight',
      'suitableBoatLength',
      'brakes',
    ],
  },
] as const satisfies readonly DetailGroup[];

export const DETAIL_TABS = [
  { id: 'overview', label: 'Overview', groups: OVERVIEW_GROUPS },
  { id: 'more-details', label: 'More Details', groups: MORE_DETAILS_GROUPS },
] as const satisfies readonly { id: string; label: string; groups: readonly DetailGroup[] }[];
