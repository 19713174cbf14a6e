import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Group, Model, Pose } from '../space/model.ts';
import type { Fit } from './fit.ts';
import type { Hull } from './parts/hull-form.ts';

type Motion = 'sailing' | 'planing' | 'steaming' | 'paddled';

export type BoatState = 'underway' | 'moored';

/** One boat, ready to be looked at from anywhere. */
export type Boat = {
  model: Model;
  hulls: readonly Hull[];
  length: number;
  beam: number;
  draught: number;
  /** Height of the highest thing on board above the water. */
  height: number;
  motion: Motion;
  /** How she lies when moving. */
  pose: Pose;
};

type BoatBrief = { livery: Livery; state: BoatState; random: Random; fit?: Fit };
export type BoatBuilder = (brief: BoatBrief) => Boat;

/** Drops the groups that a state leaves out. */
export const fitted = (...groups: readonly (Group | readonly Group[] | false | undefined)[]): Group[] =>
  groups.flatMap((g) => (g ? g : [])) as Group[];
