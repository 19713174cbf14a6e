/** What a seller ticks; anything beyond the list joins it as "Other: text". */
export const CHECKLISTS = {
  electronics: [
    'GPS',
    'Radar',
    'Autopilot',
    'VHF Radio',
    'AIS',
    'Wind Instruments',
    'Depth Sounder',
    'Chart Plotter',
  ],
  safetyEquipment: [
    'Life Jackets',
    'Life Raft',
    'Flares',
    'Fire Extinguisher',
    'First Aid Kit',
    'EPIRB',
    'Life Buoy',
    'Safety Harnesses',
  ],
  sailInventory: ['Main Sail', 'Jib', 'Genoa', 'Spinnaker', 'Gennaker', 'Storm Jib', 'Trysail', 'Code Zero'],
  galley: [
    'Cooktop',
    'Oven',
    'Refrigerator',
    'Freezer',
    'Microwave',
    'Sink',
    'Pressurized Water',
    'Hot Water',
  ],
} as const satisfies Record<string, readonly string[]>;

export type ChecklistField = keyof typeof CHECKLISTS;

const OTHER = 'Other: ';

/** The ticked items with the seller's own words at the end. */
export function withOtherItem(items: readonly string[], text: string): string[] {
  const words = text.trim();
  const ticked = items.filter((item) => !item.startsWith(OTHER));
  return words ? [...ticked, `${OTHER}${words}`] : ticked;
}

/** The seller's own words of a list, as an edit form shows them again. */
export function otherItemText(items: readonly string[]): string {
  return items.find((item) => item.startsWith(OTHER))?.slice(OTHER.length) ?? '';
}
