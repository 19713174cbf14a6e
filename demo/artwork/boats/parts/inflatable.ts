import { darken } from '../../colour.ts';
import { type Group, layers, line, part, tube } from '../../space/model.ts';
import { through } from '../../space/points.ts';
import { sample, type Vec } from '../../space/vector.ts';
import type { Hull } from './hull-form.ts';

const STEPS = 22;

/** The air tubes of an inflatable, from cone to cone round the bow. */
export function inflatableTubes(hull: Hull, radius: number, colour: string, strake: string): Group[] {
  const k = radius / 0.27;
  const centreLine = (side: number) =>
    sample(STEPS, (t): Vec => {
      const [x, y, z] = hull.point(Math.min(1, t * 1.02), 1, side);
      return [
        x - 0.35 * k + t * 0.45 * k,
        y + side * 0.14 * k * (1 - t ** 6),
        z + 0.16 * k + 0.14 * k * t ** 3,
      ];
    });
  const along = (centre: readonly Vec[], t: number) => centre[Math.round(t * STEPS)]!;
  const oneSide = (side: -1 | 1) => {
    const centre = centreLine(side);
    const cone = centre[0]!;
    const rope = (t: number) => {
      const [x, y, z] = along(centre, t);
      const hold = (dx: number, out: number, up: number): Vec => [
        x + dx * k,
        y + side * radius * out,
        z + radius * up,
      ];
      return line(
        [hold(-0.25, 0.72, 0.66), hold(0, 0.8, 0.78), hold(0.25, 0.72, 0.66)],
        darken(colour, 0.5),
        0.03 * k,
      );
    };
    const seam = (t: number) => {
      const [x, y, z] = along(centre, t);
      return line(
        through([x, y + side * radius, z], [x, y + side * radius * 0.5, z + radius * 0.86]),
        darken(colour, 0.3),
        0.02 * k,
        { opacity: 0.6 },
      );
    };
    return part(
      4,
      [
        tube(
          [[cone[0] - 0.4 * k, cone[1], cone[2] + 0.02], ...centre],
          [radius * 0.45, ...centre.map((_, i) => radius * (1 - 0.12 * (i / STEPS) ** 3))],
          colour,
        ),
        line(
          centre.map(([x, y, z]): Vec => [x, y + side * radius * 0.98, z - 0.02]),
          strake,
          0.07 * k,
        ),
        ...[0.2, 0.4, 0.6, 0.78].map(rope),
        ...[0.3, 0.5, 0.7].map(seam),
      ],
      { side },
    );
  };
  const bow = tube(
    [...centreLine(-1).slice(-3), ...centreLine(1).slice(-3).reverse()],
    radius * 0.88,
    colour,
  );
  return [oneSide(1), oneSide(-1), part(layers.farSide + 1, [bow])];
}
