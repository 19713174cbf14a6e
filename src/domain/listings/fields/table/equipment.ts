import type { Field } from '../field.ts';
import { ANCHORED, OFFSHORE, UNDER_SAIL, WITH_CABIN } from './kinds.ts';

export const EQUIPMENT = {
  batteries: {
    label: 'Batteries',
    control: 'text',
    maxLength: 500,
    asked: WITH_CABIN,
    details: ['additional'],
    filters: [{ by: 'contains', name: 'batteries', advanced: ['specialist'] }],
  },
  groundTackle: {
    label: 'Ground tackle',
    help: 'Anchors, chain and windlass.',
    control: 'text',
    maxLength: 500,
    asked: ANCHORED,
    details: ['additional'],
  },
  electronics: {
    label: 'Electronics',
    control: 'checklist',
    items: [
      'GPS',
      'Radar',
      'Autopilot',
      'VHF Radio',
      'AIS',
      'Wind Instruments',
      'Depth Sounder',
      'Chart Plotter',
    ],
    asked: OFFSHORE,
    details: ['electronics'],
  },
  safetyEquipment: {
    label: 'Safety equipment',
    control: 'checklist',
    items: [
      'Life Jackets',
      'Life Raft',
      'Flares',
      'Fire Extinguisher',
      'First Aid Kit',
      'EPIRB',
      'Life Buoy',
      'Safety Harnesses',
    ],
    asked: OFFSHORE,
    details: ['safety'],
  },
  sailInventory: {
    label: 'Sail inventory',
    control: 'checklist',
    items: ['Main Sail', 'Jib', 'Genoa', 'Spinnaker', 'Gennaker', 'Storm Jib', 'Trysail', 'Code Zero'],
    asked: UNDER_SAIL,
    details: ['sails'],
  },
} as const satisfies Record<string, Field>;
