import { CRUISING_YACHT_LINES } from './body/cruising-yachts.ts';
import { DAYBOAT_LINES } from './body/dayboats.ts';
import {
  ELECTRONICS_LINES,
  INBOARD_LINES,
  MOORING_LINES,
  OUTBOARD_LINES,
  PART_LINES,
  SAIL_LINES,
  TRAILER_LINES,
} from './body/gear.ts';
import { BARGE_LINES, HOUSEBOAT_LINES, INLAND_CRUISER_LINES, NARROWBOAT_LINES } from './body/inland-boats.ts';
import {
  MOTOR_CRUISER_LINES,
  MOTOR_YACHT_LINES,
  SPORTS_BOAT_LINES,
  TRAILER_BOAT_LINES,
} from './body/motor-boats.ts';
import { MULTIHULL_LINES } from './body/multihulls.ts';
import { RACING_YACHT_LINES } from './body/racing-yachts.ts';
import {
  DINGHY_LINES,
  JETSKI_LINES,
  PADDLE_LINES,
  RIB_LINES,
  ROWING_LINES,
  TENDER_LINES,
} from './body/small-craft.ts';
import {
  CLASSIC_LINES,
  FISHING_LINES,
  SUPERYACHT_LINES,
  WORKBOAT_LINES,
} from './body/working-and-classic.ts';
import type { ReasonKind, ViewingKind } from './closings.ts';
import type { Line } from './line.ts';

type Closing = {
  readonly reason: ReasonKind;
  readonly viewing: {
    readonly private: ViewingKind;
    readonly broker: ViewingKind;
    readonly dealer: ViewingKind;
  };
};

const BOAT: Closing = {
  reason: 'boat',
  viewing: { private: 'privateBoat', broker: 'brokerBoat', dealer: 'dealerBoat' },
};
const INLAND: Closing = {
  reason: 'inland',
  viewing: { private: 'privateInland', broker: 'brokerInland', dealer: 'dealerBoat' },
};
const CRAFT: Closing = {
  reason: 'small',
  viewing: { private: 'privateCraft', broker: 'brokerBoat', dealer: 'dealerBoat' },
};
const GEAR: Closing = {
  reason: 'gear',
  viewing: { private: 'privateGear', broker: 'dealerGear', dealer: 'dealerGear' },
};
const SUPERYACHT: Closing = {
  reason: 'boat',
  viewing: { private: 'privateBoat', broker: 'brokerSuperyacht', dealer: 'brokerSuperyacht' },
};
const MOORING: Closing = {
  reason: 'mooring',
  viewing: { private: 'privateMooring', broker: 'privateMooring', dealer: 'privateMooring' },
};

/** The sentence material of each kind of advert. */
export const PROSE = {
  'cruising-yacht': { lines: CRUISING_YACHT_LINES, ...BOAT },
  'racing-yacht': { lines: RACING_YACHT_LINES, ...BOAT },
  multihull: { lines: MULTIHULL_LINES, ...BOAT },
  dayboat: { lines: DAYBOAT_LINES, ...CRAFT },
  'motor-cruiser': { lines: MOTOR_CRUISER_LINES, ...BOAT },
  'sports-boat': { lines: SPORTS_BOAT_LINES, ...BOAT },
  'motor-yacht': { lines: MOTOR_YACHT_LINES, ...BOAT },
  'trailer-boat': { lines: TRAILER_BOAT_LINES, ...CRAFT },
  'inland-cruiser': { lines: INLAND_CRUISER_LINES, ...INLAND },
  narrowboat: { lines: NARROWBOAT_LINES, ...INLAND },
  houseboat: { lines: HOUSEBOAT_LINES, ...INLAND },
  barge: { lines: BARGE_LINES, ...INLAND },
  fishing: { lines: FISHING_LINES, ...BOAT },
  workboat: { lines: WORKBOAT_LINES, ...BOAT },
  classic: { lines: CLASSIC_LINES, ...BOAT },
  superyacht: { lines: SUPERYACHT_LINES, ...SUPERYACHT },
  dinghy: { lines: DINGHY_LINES, ...CRAFT },
  rib: { lines: RIB_LINES, ...CRAFT },
  jetski: { lines: JETSKI_LINES, ...CRAFT },
  paddle: { lines: PADDLE_LINES, ...CRAFT },
  tender: { lines: TENDER_LINES, ...CRAFT },
  rowing: { lines: ROWING_LINES, ...CRAFT },
  outboard: { lines: OUTBOARD_LINES, ...GEAR },
  inboard: { lines: INBOARD_LINES, ...GEAR },
  part: { lines: PART_LINES, ...GEAR },
  electronics: { lines: ELECTRONICS_LINES, ...GEAR },
  sail: { lines: SAIL_LINES, ...GEAR },
  trailer: { lines: TRAILER_LINES, ...GEAR },
  mooring: { lines: MOORING_LINES, ...MOORING },
} as const satisfies Record<string, Closing & { readonly lines: readonly Line[] }>;

export type ProseKind = keyof typeof PROSE;
