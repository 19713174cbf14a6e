import { face, layers, line, part } from '../space/model.ts';
import { through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { KEEL_LAYER } from './parts/keels.ts';
import { crew } from './parts/people.ts';

/** An inflatable stand-up paddleboard. */
export const paddleboard: BoatBuilder = ({ livery, state, random }) => {
  const hull = createHull({
    length: 3.3,
    beam: 0.84,
    sheer: [0.13, 0.12, 0.26],
    lowAt: 0.45,
    stem: { rake: 0.16, shape: 0.8 },
    transom: { rake: 0.03, width: 0.4 },
    widestAt: 0.5,
    fullness: 2.6,
    flare: [0.94, 0.8],
    depth: 0.03,
  });
  const pad = (from: number, to: number, inset: number, colour: string) =>
    face(
      [
        ...sample(12, (t) => hull.deck(from + (to - from) * t, 1, inset)),
        ...sample(12, (t) => hull.deck(to + (from - to) * t, -1, inset)),
      ].map(([x, y, z]): Vec => [x, y, z + 0.004]),
      colour,
      { outward: [0, 0, 1] },
    );
  const hand: Vec = [1.98, 0.32, 1.28];
  return {
    model: fitted(
      part(KEEL_LAYER, [face(trace('0.35 0 0, 0.62 0 0, 0.36 0 -0.2'), '#2b3238')]),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: '#dcdbd3',
        boot: livery.accent,
        rail: '#f3f2ec',
        deck: livery.hull,
      }),
      ([-1, 1] as const).map((s) =>
        part(layers.shell + 2, [
          band(hull, s, '#f3f2ec', {
            from: (x) => hull.sheerAt(x) * 0.4,
            to: (x) => hull.sheerAt(x) * 0.62,
          }),
        ]),
      ),
      part(layers.well, [
        pad(0.35, 2.0, 0.13, '#6f7b82'),
        pad(2.45, 2.58, 0.08, livery.accent),
        pad(2.64, 2.7, 0.08, livery.accent),
        ...[0.5, 0.75].map((f) =>
          line(through([2.75 + f * 0.3, -0.2, 0.2], [2.85 + f * 0.3, 0.2, 0.21]), '#20262b', 0.014),
        ),
      ]),
      state === 'underway' && [
        ...crew(
          [
            {
              at: [1.55, 0, 0.13],
              posture: 'helming',
              jacket: random.pick(['#24384d', '#1f6f78', '#3b2f4a']),
              hat: random.chance(0.4) ? '#e9e3d3' : undefined,
            },
          ],
          layers.house,
        ),
        part(layers.nearSide, [
          line([[1.9, 0.16, 1.72], hand, [2.12, 0.62, 0.1]], '#2b3238', 0.035),
          face(trace('2.1 0.6 0.3, 2.2 0.66 0.28, 2.2 0.74 -0.1, 2.06 0.7 -0.1'), livery.accent),
        ]),
      ],
      state === 'moored' &&
        part(layers.upper, [
          line(trace('0.6 0.1 0.17, 2.3 0.05 0.17'), '#2b3238', 0.03),
          face(trace('2.3 0 0.18, 2.5 0.08 0.19, 2.7 0.02 0.2, 2.5 -0.06 0.19'), livery.accent),
        ]),
    ),
    hulls: [hull],
    length: 3.3,
    beam: 0.84,
    draught: 0.2,
    height: 1.9,
    motion: 'paddled',
    pose: {},
  };
};
