import type { CategoryId, SubcategoryId } from '../../taxonomy/categories.ts';

/** From the smallest to the largest that a reader would believe without asking. Rare ones are outside: they are asked about. */
export type Range = readonly [least: number, most: number];

/** The facts with a usual range, in the units of their fields. */
export type RangedField =
  | 'price'
  | 'length'
  | 'beam'
  | 'draft'
  | 'enginePower'
  | 'engineHours'
  | 'sailSize'
  | 'maxWeight'
  | 'suitableBoatLength';

export type UsualRanges = { readonly [F in RangedField]?: Range };

type KindRanges = {
  readonly [C in CategoryId]: UsualRanges & {
    readonly kinds?: { readonly [S in SubcategoryId<C>]?: UsualRanges };
  };
};

const MILLION = 1_000_000;

/** Prices are asking prices in pounds of used and new ones; a project may cost a tenth of the least. */
export const USUAL: KindRanges = {
  sailing: {
    price: [500, 5 * MILLION],
    length: [10, 120],
    beam: [1.2, 16],
    draft: [0.2, 6],
    enginePower: [2, 600],
    engineHours: [0, 25_000],
    kinds: {
      cruiser: {
        price: [500, 1.5 * MILLION],
        length: [15, 75],
        beam: [1.7, 6.5],
        draft: [0.3, 4],
        enginePower: [2, 300],
      },
      yacht: { price: [500, 3 * MILLION], length: [14, 110], beam: [1.4, 8], draft: [0.3, 6] },
      bluewater: { price: [3_000, 3 * MILLION], length: [22, 90], beam: [2.2, 8], draft: [0.6, 5] },
      daysailer: {
        price: [150, 300_000],
        length: [9, 45],
        beam: [1, 4],
        draft: [0.1, 3],
        enginePower: [1, 60],
      },
      catamaran: { price: [500, 5 * MILLION], length: [14, 90], beam: [2, 16], draft: [0.1, 3] },
      trimaran: { price: [500, 5 * MILLION], length: [14, 110], beam: [2, 20], draft: [0.1, 4] },
    },
  },
  motor: {
    price: [500, 15 * MILLION],
    length: [10, 130],
    beam: [1.2, 10],
    draft: [0.2, 4],
    enginePower: [2, 8_000],
    engineHours: [0, 25_000],
    kinds: {
      cruiser: { price: [500, 3 * MILLION], length: [14, 70], beam: [1.7, 6.5], enginePower: [4, 2_500] },
      sports: { price: [1_000, 4 * MILLION], length: [15, 75], beam: [1.8, 6], enginePower: [40, 4_000] },
      yacht: { price: [10_000, 15 * MILLION], length: [28, 130], beam: [2.8, 10], enginePower: [80, 8_000] },
      speedboat: { price: [300, 500_000], length: [10, 45], beam: [1.2, 4], enginePower: [10, 2_500] },
      canal: {
        price: [2_000, 400_000],
        length: [14, 73],
        beam: [1.8, 4.3],
        draft: [0.2, 1.3],
        enginePower: [5, 200],
      },
    },
  },
  'small-craft': {
    price: [20, 500_000],
    length: [4, 65],
    beam: [0.4, 5],
    enginePower: [1, 1_500],
    engineHours: [0, 10_000],
    kinds: {
      dinghies: { price: [30, 60_000], length: [6, 26], beam: [0.8, 3.2] },
      ribs: { price: [50, 500_000], length: [6, 50], beam: [1, 5], enginePower: [2, 1_500] },
      jetskis: { price: [200, 40_000], length: [6, 15], enginePower: [10, 400] },
      kayaks: { price: [20, 10_000], length: [6, 25] },
      paddleboards: { price: [20, 5_000], length: [6, 20], beam: [0.5, 2] },
      tenders: { price: [20, 200_000], length: [4, 32], beam: [0.8, 3.5], enginePower: [1, 400] },
      rowing: { price: [30, 60_000], length: [5, 65], beam: [0.4, 3] },
    },
  },
  specialist: {
    price: [300, 5 * MILLION],
    length: [8, 200],
    beam: [1, 15],
    draft: [0.1, 6],
    enginePower: [2, 5_000],
    engineHours: [0, 60_000],
    kinds: {
      narrowboat: {
        price: [2_000, 400_000],
        length: [18, 73],
        beam: [1.8, 4.3],
        draft: [0.3, 1.2],
        enginePower: [5, 200],
      },
      houseboat: { price: [2_000, 3 * MILLION], length: [15, 200], beam: [1.8, 15] },
      fishing: { price: [300, 2 * MILLION], length: [9, 130], beam: [1.2, 12] },
      'dutch-barge': {
        price: [5_000, 2 * MILLION],
        length: [28, 140],
        beam: [2.5, 8],
        draft: [0.4, 2.5],
        enginePower: [15, 800],
      },
      workboat: { price: [500, 5 * MILLION], length: [8, 170], beam: [1.2, 15] },
      classic: { price: [100, 5 * MILLION], length: [8, 180], beam: [1, 10], enginePower: [1, 2_000] },
    },
  },
  superyachts: {
    price: [200_000, 600 * MILLION],
    length: [60, 600],
    beam: [4.5, 80],
    draft: [0.8, 15],
    enginePower: [100, 150_000],
    engineHours: [0, 60_000],
    kinds: { giga: { price: [10 * MILLION, 1_000 * MILLION], length: [250, 700] } },
  },
  engines: {
    price: [2, 200_000],
    kinds: {
      outboard: { price: [30, 70_000], enginePower: [0.5, 650], engineHours: [0, 8_000] },
      inboard: { price: [50, 150_000], enginePower: [2, 3_000], engineHours: [0, 25_000] },
      parts: { price: [2, 60_000] },
      electronics: { price: [5, 40_000] },
      sails: { price: [5, 80_000], sailSize: [0.5, 500] },
      trailers: { price: [20, 50_000], maxWeight: [40, 40_000], suitableBoatLength: [5, 60] },
    },
  },
  moorings: { price: [20, MILLION], length: [6, 330], beam: [0.8, 20], draft: [0.2, 8] },
};
