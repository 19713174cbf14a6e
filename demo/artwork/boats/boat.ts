import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Group, Model, Pose } from '../space/model.ts';
import type { Fit } from './fit.ts';
import type { Hull } from './parts/hull-form.ts';

type Motion = 'sailing' | 'planing' | 'steaming' | 'paddled';

export type BoatState = 'underway' | 'moored';

/** One boat, drawable from any side. */
export type Boat = {
  model: Model;
  hulls: readonly Hull[];
  length: number;
  beam: number;
  draught: number;
  /** The height of the highest point above the water. */
  height: number;
  motion: Motion;
  /** The attitude under way. */
  pose: Pose;
};

type BoatBrief = { livery: Livery; state: BoatState; random: Random; fit?: Fit };
export type BoatBuilder = (brief: BoatBrief) => Boat;

/** Drops the groups that a state leaves out. */
export const fitted = (...groups: readonly (Group | readonly Group[] | false | undefined)[]): Group[] =>
  groups.flatMap((g) => (g ? g : [])) as Group[];
