import { line, type Piece, part, tube } from '../space/model.ts';
import { through, trace } from '../space/points.ts';
import type { Item, ItemBuilder } from './item.ts';
import { roadTrailer } from './road-trailer.ts';

type Trailer = Parameters<typeof roadTrailer>[0];

const empty = (size: Trailer): Item => ({
  length: size.length * 1.2,
  width: size.width,
  height: 1.2,
  front: 30,
  detail: { at: [size.length * 0.36, size.width * 0.4, 0.45], share: 0.34 },
  model: roadTrailer(size),
});

export const bunkTrailer: ItemBuilder = () =>
  empty({ length: 4.6, width: 1.9, axles: 1, wheel: 0.31, cradle: 'bunks' });

export const rollerTrailer: ItemBuilder = () => empty({ length: 4.9, width: 1.95, axles: 1, wheel: 0.31 });

export const twinAxleTrailer: ItemBuilder = () => empty({ length: 6.4, width: 2.3, axles: 2, wheel: 0.33 });

export const triAxleTrailer: ItemBuilder = () => empty({ length: 7.6, width: 2.4, axles: 3, wheel: 0.33 });

export const yachtTrailer: ItemBuilder = () =>
  empty({ length: 6, width: 2.2, axles: 2, wheel: 0.33, cradle: 'keel bed' });

/** The launching trolley of a combi: two fat wheels, a long handle and cradles that hold a dinghy by its gunwales. */
function trolley(deck: number): Piece[] {
  const [z, tubing] = [deck + 0.2, '#aeb8be'];
  return [
    tube(through([0.5, 0, z], [3.5, 0, z]), 0.03, tubing),
    tube(through([3.5, -0.3, z], [3.5, 0.3, z]), 0.028, '#23282c'),
    tube(through([1.0, -0.62, z], [1.0, 0.62, z]), 0.03, tubing),
    ...[0.9, 2.7].flatMap((x) =>
      [-1, 1].flatMap((s) => [
        tube(through([x, 0, z], [x, s * 0.5, z + 0.06], [x, s * 0.62, z + 0.34]), 0.024, tubing),
        tube(through([x - 0.16, s * 0.62, z + 0.36], [x + 0.16, s * 0.62, z + 0.36]), 0.045, '#2f4a63'),
      ]),
    ),
    line(trace(`3.3 0 ${z}, 3.2 0 ${z + 0.3}`), '#23282c', 0.04),
  ];
}

/** A road base with the launching trolley on top. */
export const combiTrailer: ItemBuilder = () => {
  const base: Trailer = { length: 3.4, width: 1.35, axles: 1, wheel: 0.23, cradle: 'bunks' };
  const deck = base.wheel * 1.35;
  const wheels = ([-1, 1] as const).map((side) =>
    part(
      -40,
      [
        tube(through([1, side * 0.66, deck + 0.2], [1, side * 0.84, deck + 0.2]), 0.19, '#2b3238'),
        tube(through([1, side * 0.835, deck + 0.2], [1, side * 0.85, deck + 0.2]), 0.09, '#d9b23a'),
      ],
      { side },
    ),
  );
  const item = empty(base);
  return { ...item, height: 1, model: [...item.model, part(-50, trolley(deck)), ...wheels] };
};
