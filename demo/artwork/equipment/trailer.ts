import type { ItemBuilder } from './item.ts';
import { roadTrailer } from './road-trailer.ts';

/** An empty boat trailer. */
export const trailer: ItemBuilder = (_livery, random) => {
  const axles = random.chance(0.5) ? 2 : 1;
  const length = axles === 2 ? random.between(6, 7.4) : random.between(4.2, 5.4);
  return {
    length,
    width: axles === 2 ? 2.3 : 1.9,
    height: 1.2,
    front: 26,
    detail: { at: [length * 0.36, 0.9, 0.45], share: 0.34 },
    model: roadTrailer({ length, width: axles === 2 ? 2.3 : 1.9, axles, wheel: axles === 2 ? 0.34 : 0.31 }),
  };
};
