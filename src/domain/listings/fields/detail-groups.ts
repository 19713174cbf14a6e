/** The groups of the boat's page, by tab. Which rows stand in one, the fields themselves say. */
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
      { id: 'listing', title: 'Listing' },
      { id: 'hull', title: 'Hull and construction' },
      { id: 'accommodation', title: 'Accommodation' },
      { id: 'capacities', title: 'Capacities' },
      { id: 'electronics', title: 'Electronics' },
      { id: 'safety', title: 'Safety equipment' },
      { id: 'sails', title: 'Sail inventory' },
      { id: 'galley', title: 'Galley equipment' },
      { id: 'additional', title: 'Additional equipment' },
      { id: 'parts', title: 'Parts and trailers' },
    ],
  },
] as const satisfies readonly {
  id: string;
  label: string;
  groups: readonly { id: string; title: string }[];
}[];

export type DetailGroupId = (typeof DETAIL_TABS)[number]['groups'][number]['id'];
