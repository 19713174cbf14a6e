import { onSide, paneOnSpan, structure } from '../boats/parts/house.ts';
import { darken, lighten } from '../colour.ts';
import type { Camera } from '../space/camera.ts';
import { displaced } from '../space/frame.ts';
import { type Model, part, tube } from '../space/model.ts';
import { corners, outline, through } from '../space/points.ts';
import { renderModel } from '../space/render.ts';
import { sample } from '../space/vector.ts';
import type { Backdrop } from './backdrop.ts';
import { town } from './town.ts';

const BRICK = ['#a5634a', '#96584a', '#8a6a58', '#b0765a'] as const;
const GLASS = '#2c3b48';

/** A canal-side warehouse with a hoist and rows of windows. */
function warehouse(brick: string): Model {
  const half = () => 5;
  const wall = outline('0 0, 0 10, 5 13, 18 13, 23 10, 23 0');
  const window = (x: number, z: number, s: number) =>
    onSide(corners([x - 0.6, z], [x - 0.6, z + 1.5], [x + 0.6, z + 1.5], [x + 0.6, z]), half, s, GLASS, {
      finish: 'glass',
      edge: { colour: lighten(brick, 0.45), width: 0.16 },
    });
  return [
    part(0, [tube(through([19, -3, 0], [19, -3, 21]), [1.1, 0.7], darken(brick, 0.15))]),
    part(1, [
      ...structure({ profile: wall, breadth: half, side: brick, strips: { colour: '#5f6b76' } }),
      ...[-1, 1].flatMap((s) =>
        [1.4, 4.4, 7.4].flatMap((z) => sample(6, (t) => window(2.2 + t * 18.6, z, s))),
      ),
      ...[-1, 1].map((s) => onSide(outline('10.4 0.2, 10.4 9.6, 12.6 9.6, 12.6 0.2'), half, s, '#3f5f52')),
      paneOnSpan([23, 10], [23, 0], half, [0.35, 0.65], [0.3, 0.7], GLASS, { finish: 'glass' }),
    ]),
  ];
}

/** A lock-keeper's cottage: whitewash and slate. */
function cottage(): Model {
  const half = () => 3;
  const pane = (x: number, z: number, s: number) =>
    onSide(corners([x - 0.5, z], [x - 0.5, z + 1.1], [x + 0.5, z + 1.1], [x + 0.5, z]), half, s, GLASS, {
      finish: 'glass',
      edge: { colour: '#6d5a48', width: 0.12 },
    });
  const ends = [1.2, 7.8];
  return [
    part(
      0,
      ends.map((x) => tube(through([x, 0, 4.4], [x, 0, 7.2]), 0.5, '#a5634a')),
    ),
    part(1, [
      ...structure({
        profile: outline('0 0, 0 4.2, 1 6.4, 8 6.4, 9 4.2, 9 0'),
        breadth: (_, z) => 3 - Math.max(0, z - 4.2) * 1.1,
        side: '#f2ede1',
        strips: { colour: '#5f6b76' },
      }),
      ...[-1, 1].flatMap((s) => [
        onSide(
          outline('-0.3 4, 1 6.4, 8 6.4, 9.3 4'),
          (_, z) => 3.1 - Math.max(0, z - 4.2) * 1.1,
          s,
          '#5f6b76',
        ),
        pane(2, 1.3, s),
        pane(7, 1.3, s),
        onSide(outline('4 0.1, 4 2.4, 5 2.4, 5 0.1'), half, s, '#2f5d4a'),
      ]),
    ]),
  ];
}

/** Houses, a mill or a lock cottage beyond the far bank; often only fields. */
export function canalBuildings(scene: Backdrop & { camera: Camera }, bank: number, length: number): string {
  const { sheet, camera, light, random, horizon } = scene;
  const choice = random.next();
  const place = (model: Model, back: number, x: number) =>
    renderModel(model, { sheet, camera: displaced(camera, [x, bank + Math.sign(bank) * back, 0.45]), light });
  if (choice < 0.24) {
    const from = random.between(-100, 700);
    return town(
      { ...scene, random: random.fork('village') },
      { from, to: from + random.between(420, 800), base: horizon + 8 },
      52,
      0.42,
    );
  }
  if (choice < 0.44) return place(warehouse(random.pick(BRICK)), 16, random.between(-12, length * 0.4));
  if (choice < 0.64) return place(cottage(), 9, random.between(-6, length * 0.7));
  return '';
}
