import type { Boat, BoatState } from '../boats/boat.ts';
import type { Fit } from '../boats/fit.ts';
import { type BoatKind, type FleetEntry, fleet } from '../boats/fleet.ts';
import { type LightName, lights } from '../lights.ts';
import { createLivery, type Livery } from '../palette.ts';
import { createRandom, type Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';

/** The boat of a listing: the same in every picture. */
type Subject = {
  kind: BoatKind;
  entry: FleetEntry;
  livery: Livery;
  boat(state: BoatState): Boat;
  /** The light of the first picture; the others avoid or echo it. */
  heroLight: LightName;
  wishes: Wishes;
};

/** A picture in progress. */
export type Picture = { sheet: Sheet; random: Random; subject: Subject };

/** Colours, and the sizes in metres that the plan shows; missing sizes are taken from the drawing. */
export type Wishes = {
  hull?: string;
  accent?: string;
  length?: number;
  beam?: number;
  draught?: number;
  fit?: Fit;
};

export const brightLights = [
  'morning',
  'noon',
  'breezy',
  'pastel',
  'golden',
  'dawn',
  'morning',
  'noon',
  'sunset',
  'overcast',
  'pastel',
  'squall',
] as const satisfies readonly LightName[];
export const moodLights = [
  'dusk',
  'moon',
  'sunset',
  'afterglow',
  'mist',
  'dawn',
  'golden',
  'overcast',
] as const satisfies readonly LightName[];

/** Tanned canvas, as on traditional rigs. */
const TAN = '#9f4a2b';

export function createSubject(kind: BoatKind, seed: string, wishes: Wishes): Subject {
  const entry: FleetEntry = fleet[kind];
  const colours = createLivery(createRandom(`${seed}/livery`), entry.hulls, wishes);
  const livery = wishes.fit?.tanSails ? { ...colours, sail: TAN } : colours;
  return {
    kind,
    entry,
    livery,
    wishes,
    boat: (state) => entry.build({ livery, state, random: createRandom(`${seed}/boat`), fit: wishes.fit }),
    heroLight: createRandom(`${seed}/light`).pick(brightLights),
  };
}

export const lightNamed = (name: LightName) => lights[name];
