import { face, layers, line, part } from '../space/model.ts';
import { outline, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, structure } from './parts/house.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { inflatableTubes } from './parts/inflatable.ts';
import { box, outboardMotor } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';

/** A rigid inflatable of about 7 metres with a console and jockey seats. */
export const rib: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const hull = createHull({
    length: 6.7,
    beam: 1.9,
    sheer: [0.42, 0.44, 0.95],
    lowAt: 0.3,
    stem: { rake: 1.25, shape: 1.1 },
    transom: { rake: 0.02, width: 0.95 },
    fullness: 2.6,
    flare: [0.92, 0.35],
    depth: 0.55,
    chine: true,
  });
  const console_: ProfilePoint[] = outline('3.1 0.45, 3.2 1.35, 3.55 1.5, 4.0 1.2, 4.15 0.5');
  const seat = (x: number) => [
    ...box([x, x + 0.62], [0.2, 0.17], [0.45, 1.05], '#2a3036', '#3a4148'),
    ...box([x - 0.05, x + 0.1], [0.17, 0.15], [1.0, 1.32], '#2a3036'),
  ];
  const gunmetal = '#3a434b';
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: '#eceae3',
        bottom: livery.bottom === livery.hull ? '#26343a' : '#d9d8d0',
        boot: livery.accent,
        rail: livery.hull,
        deck: '#c9cbc8',
      }),
      inflatableTubes(hull, 0.27, livery.hull, livery.accent),
      part(layers.house, [...seat(1.6)], { at: [1.6, 0, 1] }),
      part(layers.house, [...seat(2.4)], { at: [2.4, 0, 1] }),
      part(
        layers.house,
        [
          ...structure({
            profile: console_,
            breadth: (x) => 0.42 - Math.max(0, x - 3.6) * 0.2,
            side: '#eceae3',
            strips: [
              { colour: '#2f3942' },
              { colour: '#2f3942' },
              { colour: '#eceae3' },
              { colour: '#eceae3' },
            ],
          }),
          face(trace('3.52 -0.36 1.48, 3.52 0.36 1.48, 3.32 0.3 1.86, 3.32 -0.3 1.86'), '#39505f', {
            finish: 'glass',
            opacity: 0.8,
          }),
          ...([-1, 1] as const).map((s) =>
            onSide(outline('3.52 1.48, 3.32 1.86, 3.75 1.36'), () => 0.36, s, '#39505f', {
              finish: 'glass',
              opacity: 0.8,
            }),
          ),
          line(
            sample(16, (t): Vec => [3.12, Math.cos(t * 6.28) * 0.17, 1.32 + Math.sin(t * 6.28) * 0.17]),
            '#1c2126',
            0.035,
          ),
        ],
        { at: [3.6, 0, 1] },
      ),
      part(
        layers.upper,
        [
          ...([-1, 1] as const).flatMap((s) => [
            line(through([0.55, s * 0.78, 0.6], [0.3, s * 0.72, 1.95], [0.3, 0, 2.0]), gunmetal, 0.06),
            line(through([0.95, s * 0.78, 0.6], [0.4, s * 0.74, 1.5]), gunmetal, 0.05),
          ]),
          line(trace('0.3 0 2.0, 0.3 0 2.35'), gunmetal, 0.03),
          line(trace('0.3 0.5 2.0, 0.2 0.5 3.0'), '#e8ecee', 0.022),
        ],
        { at: [0.4, 0, 1] },
      ),
      fit.engine === 'inboard'
        ? part(layers.house, box([0.25, 1.2], [0.5, 0.44], [0.45, 0.95], '#3a4148', '#2a3036'), {
            at: [0.7, 0, 0.8],
          })
        : part(
            layers.shell + 5,
            outboardMotor([-0.12, 0, 0.75], 1.05, fit.cowl ?? random.pick(['#20262c', '#e9ebea', '#2b3640'])),
            { at: [-0.3, 0, 0.8] },
          ),
      state === 'underway' &&
        crew(
          [
            { at: [2.62, 0, 0.98], posture: 'riding', jacket: livery.jackets[0]! },
            ...(random.chance(0.7)
              ? [{ at: [1.82, 0, 0.98] as Vec, posture: 'riding' as const, jacket: livery.jackets[1]! }]
              : []),
          ],
          layers.house,
        ),
      ensign([0.25, -0.5, 1.4], 0.6),
    ),
    hulls: [hull],
    length: 7,
    beam: 2.6,
    draught: 0.6,
    height: 2.9,
    motion: 'planing',
    pose: { pitch: 5.5, rise: 0.12, pivot: 1.6 },
  };
};
