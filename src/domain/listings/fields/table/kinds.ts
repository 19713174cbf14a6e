import type { SubcategoryId } from '../../../taxonomy/categories.ts';
import type { Advanced, Asked } from '../field.ts';

/** Sailing boats with a cabin: all but day sailers. */
const SAILING_WITH_CABIN = [
  'cruiser',
  'bluewater',
  'yacht',
  'catamaran',
  'trimaran',
] as const satisfies readonly SubcategoryId<'sailing'>[];

export const SAILING_WITH_TANKS = [
  'cruiser',
  'bluewater',
  'catamaran',
  'trimaran',
] as const satisfies readonly SubcategoryId<'sailing'>[];

export const MOTOR_WITH_CABIN = [
  'cruiser',
  'yacht',
  'canal',
] as const satisfies readonly SubcategoryId<'motor'>[];

export const LIVEABOARD = [
  'narrowboat',
  'houseboat',
  'dutch-barge',
] as const satisfies readonly SubcategoryId<'specialist'>[];

export const WHOLE_ENGINES = ['outboard', 'inboard'] as const satisfies readonly SubcategoryId<'engines'>[];

/** Boats of canals and rivers; a narrowboat is listed among the canal boats too. */
export const INLAND = { motor: ['canal'], specialist: LIVEABOARD } as const satisfies Asked;

/** Narrowboats and wide beams. */
export const OF_CANALS = { motor: ['canal'], specialist: ['narrowboat'] } as const satisfies Asked;

/** Where people sleep, cook and wash. */
export const WITH_CABIN = {
  sailing: SAILING_WITH_CABIN,
  motor: MOTOR_WITH_CABIN,
  specialist: [...LIVEABOARD, 'classic'],
  superyachts: 'all',
} as const satisfies Asked;

export const ANCHORED = {
  sailing: SAILING_WITH_CABIN,
  specialist: ['classic'],
  superyachts: 'all',
} as const satisfies Asked;

export const OFFSHORE = {
  sailing: ['cruiser', 'bluewater'],
  superyachts: 'each kind',
} as const satisfies Asked;

export const UNDER_SAIL = {
  sailing: 'all',
  'small-craft': ['dinghies'],
  superyachts: ['sailing-yacht'],
} as const satisfies Asked;

export const BOATS = {
  sailing: 'all',
  motor: 'all',
  'small-craft': 'all',
  specialist: 'all',
  superyachts: 'all',
} as const satisfies Asked;

export const ALL_DIALOGS = [
  'any',
  'sailing',
  'motor',
  'small-craft',
  'specialist',
  'superyachts',
  'engines',
] as const satisfies Advanced;

export const CABIN_DIALOGS = [
  'any',
  'sailing',
  'motor',
  'specialist',
  'superyachts',
] as const satisfies Advanced;
