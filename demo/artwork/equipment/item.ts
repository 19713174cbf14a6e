import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import type { Model } from '../space/model.ts';
import type { Vec } from '../space/vector.ts';

/** An item for sale other than a boat, on the ground at z = 0. */
export type Item = {
  model: Model;
  length: number;
  width: number;
  height: number;
  /** The azimuth that shows it best. */
  front: number;
  /** What a close-up looks at, and how much of the whole it shows. */
  detail: { at: Vec; share: number };
};

export type ItemBuilder = (livery: Livery, random: Random) => Item;
