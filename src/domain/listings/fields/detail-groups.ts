import { isBoat, listingNoun } from '../../taxonomy/listing-nouns.ts';

/** The groups on the boat's page, by tab. Each field's definition says which groups show it. */
export const DETAIL_TABS = [
  {
    id: 'overview',
    label: 'Overview',
    groups: [
      { id: 'vessel', title: 'Vessel details' },
      { id: 'dimensions', title: 'Dimensions' },
      { id: 'engine', title: 'Engine and power' },
      { id: 'location', title: 'Location' },
    ],
  },
  {
    id: 'more-details',
    label: 'More Details',
    groups: [
      { id: 'hull', title: 'Hull and construction' },
      { id: 'accommodation', title: 'Accommodation' },
      { id: 'capacities', title: 'Capacities' },
      { id: 'electronics', title: 'Electronics' },
      { id: 'safety', title: 'Safety equipment' },
      { id: 'sails', title: 'Sail inventory' },
      { id: 'galley', title: 'Galley equipment' },
      { id: 'additional', title: 'Additional equipment' },
      { id: 'parts', title: 'Parts and trailers' },
      { id: 'listing', title: 'Listing' },
    ],
  },
] as const satisfies readonly {
  id: string;
  label: string;
  groups: readonly { id: string; title: string }[];
}[];

export type DetailGroupId = (typeof DETAIL_TABS)[number]['groups'][number]['id'];

const PART_TITLES: Readonly<Record<string, string>> = {
  sails: 'Sails and rigging',
  trailers: 'Trailer',
  electronics: 'Electronics',
  parts: 'Part',
};

type Listing = Parameters<typeof listingNoun>[0];

/** The title of a group: "Vessel details" becomes "Engine details" and so on for goods, "Parts and trailers" "Sail". */
export function groupTitle({ id, title }: { id: DetailGroupId; title: string }, listing: Listing): string {
  if (isBoat(listing)) return title;
  if (id === 'parts') return PART_TITLES[listing.subcategory ?? ''] ?? title;
  if (id !== 'vessel') return title;
  const noun = listingNoun(listing);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} details`;
}
