import { type ChecklistField, checklistItems } from '../src/domain/listings/fields/checklists.ts';
import type { Random } from './artwork/random.ts';
import type { SailName } from './models/model-range.ts';

/** What is on board, but heating, which the advert mentions; the services of a mooring are not. */
export type Kit = Exclude<ChecklistField, 'mooringServices' | 'heating'>;

export type Equipment = { readonly [F in Kit]: readonly string[] };

/** How likely each item is aboard: 1 is always. */
type Likelihoods = { readonly [F in Kit]?: Readonly<Record<string, number>> };

const OFFSHORE: Likelihoods = {
  electronics: {
    GPS: 0.9,
    'VHF Radio': 1,
    'Depth Sounder': 1,
    'Wind Instruments': 0.8,
    'Chart Plotter': 0.75,
    Autopilot: 0.75,
    AIS: 0.5,
    Radar: 0.3,
  },
  safetyEquipment: {
    'Fire Extinguisher': 1,
    'Life Buoy': 0.8,
    'Life Jackets': 0.5,
    Flares: 0.5,
    'First Aid Kit': 0.6,
    'Life Raft': 0.35,
    'Safety Harnesses': 0.4,
    EPIRB: 0.25,
  },
  galley: {
    Cooktop: 1,
    Sink: 1,
    Oven: 0.85,
    Refrigerator: 0.75,
    'Pressurized Water': 0.8,
    'Hot Water': 0.7,
    Freezer: 0.1,
    Microwave: 0.15,
  },
  sailInventory: { 'Main Sail': 1, Genoa: 1, Spinnaker: 0.25, Gennaker: 0.3, 'Storm Jib': 0.3, Trysail: 0.1 },
};

const MOTOR: Likelihoods = {
  galley: {
    Cooktop: 1,
    Sink: 1,
    Refrigerator: 1,
    'Pressurized Water': 1,
    'Hot Water': 0.9,
    Oven: 0.7,
    Microwave: 0.6,
    Freezer: 0.3,
  },
};

const INLAND: Likelihoods = {
  galley: {
    Cooktop: 1,
    Sink: 1,
    Oven: 0.8,
    Refrigerator: 0.9,
    'Pressurized Water': 0.9,
    'Hot Water': 0.85,
    Microwave: 0.3,
    Freezer: 0.2,
  },
};

const PROFESSIONAL: Likelihoods = {
  electronics: {
    GPS: 1,
    Radar: 1,
    Autopilot: 1,
    'VHF Radio': 1,
    AIS: 1,
    'Depth Sounder': 1,
    'Chart Plotter': 1,
    'Wind Instruments': 0.8,
  },
  safetyEquipment: Object.fromEntries(checklistItems('safetyEquipment').map((item) => [item, 1])),
  galley: Object.fromEntries(checklistItems('galley').map((item) => [item, 1])),
  sailInventory: { 'Main Sail': 1, Jib: 1, Genoa: 0.7, Gennaker: 0.7, 'Storm Jib': 0.6, 'Code Zero': 0.5 },
};

const OUTFITS = {
  offshore: OFFSHORE,
  motor: MOTOR,
  inland: INLAND,
  professional: PROFESSIONAL,
} as const;

export type Outfit = keyof typeof OUTFITS;

/** Phrases in adverts, with the equipment that they imply. */
const MENTIONS: Readonly<Record<string, RegExp>> = {
  GPS: /\bGPS\b/,
  Radar: /\bradar\b/i,
  Autopilot: /autopilot/i,
  'VHF Radio': /\bVHF\b/,
  AIS: /\bAIS\b/,
  'Chart Plotter': /plotter/i,
  'Life Raft': /life ?raft/i,
  'Life Jackets': /life ?jackets/i,
  EPIRB: /\bEPIRB\b/,
  'First Aid Kit': /first-aid kit/i,
  Spinnaker: /spinnaker/i,
  'Code Zero': /Code Zero/,
  Gennaker: /asymmetric|cruising chute|gennaker/i,
  Oven: /\boven\b|cooker/i,
  Cooktop: /\bhob\b|cooker/i,
  Refrigerator: /fridge/i,
  Freezer: /freezer/i,
  'Hot Water': /shower|calorifier|hot and cold/i,
  'Pressurized Water': /shower|calorifier|water pump/i,
};

export function equip(
  outfit: Outfit | undefined,
  fields: readonly Kit[],
  sails: readonly SailName[] | undefined,
  random: Random,
): Equipment {
  const likely: Likelihoods = outfit ? OUTFITS[outfit] : {};
  const draw = (field: Kit): readonly string[] => {
    const items = checklistItems(field).filter((item: string) => random.chance(likely[field]?.[item] ?? 0));
    return fields.includes(field) ? items : [];
  };
  const aboard = {
    electronics: draw('electronics'),
    safetyEquipment: draw('safetyEquipment'),
    sailInventory: draw('sailInventory'),
    galley: draw('galley'),
  };
  return sails ? { ...aboard, sailInventory: sails } : aboard;
}

/** The checklists including everything that the text mentions, so that the two never contradict each other. */
export function withMentioned(equipment: Equipment, fields: readonly Kit[], text: string): Equipment {
  const complete = (field: Kit) =>
    checklistItems(field).filter(
      (item: string) =>
        equipment[field].includes(item) || (fields.includes(field) && MENTIONS[item]?.test(text)),
    );
  return {
    electronics: complete('electronics'),
    safetyEquipment: complete('safetyEquipment'),
    sailInventory: complete('sailInventory'),
    galley: complete('galley'),
  };
}
