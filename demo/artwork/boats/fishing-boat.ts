import { darken } from '../colour.ts';
import { face, layers, line, part, tube } from '../space/model.ts';
import { corners, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { longKeel } from './parts/keels.ts';
import { box, radome } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** An inshore fishing boat: high flared bow, wheelhouse, gallows and pots. */
export const fishingBoat: BoatBuilder = ({ livery, state, random }) => {
  const hull = createHull({
    length: 10.2,
    beam: 3.7,
    sheer: [1.12, 1.02, 2.1],
    lowAt: 0.22,
    stem: { rake: 1.0, shape: 1.1 },
    transom: { rake: 0.1, width: 0.86 },
    widestAt: 0.44,
    fullness: 2.8,
    flare: [0.92, 0.45],
    depth: 0.9,
  });
  const forward = random.chance(0.65);
  const x0 = forward ? 4.9 : 1.9;
  const half = (_: number, z: number) => 1.12 - Math.max(0, z - 1.2) * 0.05;
  const house: ProfilePoint[] = corners(
    [x0, hull.sheerAt(x0)],
    [x0, 3.25],
    [x0 + 2.1, 3.35],
    [x0 + 2.45, 2.2],
    [x0 + 2.5, hull.sheerAt(x0 + 2.5)],
  );
  const pane = (a: number, b: number, s: number) =>
    onSide(corners([x0 + a, 2.3], [x0 + a, 3.0], [x0 + b, 3.02], [x0 + b, 2.3]), half, s, livery.glass, {
      finish: 'glass',
    });
  const work = forward ? 2.2 : 6.2;
  const pots = Array.from({ length: 5 }, (_, i) =>
    box(
      [work - 0.9 + (i % 3) * 0.62, work - 0.35 + (i % 3) * 0.62],
      0.32,
      [1.0 + Math.floor(i / 3) * 0.36, 1.34 + Math.floor(i / 3) * 0.36],
      random.pick(['#3f6f73', '#7c5a3c', '#35566b']),
    ),
  );
  const boxes = box(
    [forward ? 3.4 : 4.5, forward ? 4.1 : 5.2],
    0.5,
    [1.0, 1.36],
    random.pick(['#d98c2b', '#2f7fb8', '#c8371f']),
  );
  return {
    model: fitted(
      longKeel(hull, 1.3, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: '#ece6d6',
        deck: '#8f9a9a',
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => hull.sheerAt(x) - 0.42, to: (x) => hull.sheerAt(x) - 0.3 },
            [0.01, 0.985],
          ),
          band(
            hull,
            s,
            darken(livery.hull, 0.35),
            { from: (x) => 0.36 + x * 0.03, to: (x) => 0.43 + x * 0.03 },
            [0.01, 0.96],
          ),
          ...[2.4, 3.6].map((x) =>
            face(
              sample(10, (t) =>
                hull.onSide(x + Math.cos(t * 6.283) * 0.24, 0.62 + Math.sin(t * 6.283) * 0.24, s),
              ),
              '#23282c',
              { outward: [0, s, 0] },
            ),
          ),
          ...[2.4, 3.6].map((x) =>
            face(
              sample(10, (t) =>
                hull.onSide(x + Math.cos(t * 6.283) * 0.12, 0.62 + Math.sin(t * 6.283) * 0.12, s),
              ),
              livery.hull,
              { outward: [0, s, 0] },
            ),
          ),
        ]),
      ),
      part(layers.well, [...pots.flat(), ...boxes]),
      part(
        layers.house,
        [
          ...structure({
            profile: house,
            breadth: half,
            side: livery.house,
            strips: [
              { colour: livery.house },
              { colour: livery.roof },
              { colour: livery.house },
              { colour: livery.house },
            ],
          }),
          ...sides.flatMap((s) => [
            pane(0.25, 0.9, s),
            pane(1.1, 1.75, s),
            onSide(
              corners([x0 + 0.2, 2.05], [x0 + 0.2, 2.14], [x0 + 2.45, 2.14], [x0 + 2.45, 2.05]),
              half,
              s,
              livery.accent,
              { tone: true },
            ),
          ]),
          ...[0.04, 0.36, 0.68].map((a) =>
            paneOnSpan(house[2]!, house[3]!, half, [a, a + 0.28], [0.14, 0.86], livery.glass, {
              finish: 'glass',
            }),
          ),
          paneOnSpan(house[0]!, house[1]!, half, [0.3, 0.7], [0.1, 0.82], darken(livery.accent, 0.2), {}),
          ...structure({
            profile: corners([x0 - 0.25, 3.24], [x0 - 0.25, 3.34], [x0 + 2.3, 3.46], [x0 + 2.3, 3.34]),
            breadth: () => 1.2,
            side: livery.accent,
            strips: { colour: livery.roof },
          }),
        ],
        { at: [x0 + 1.2, 0, 2] },
      ),
      part(
        layers.upper,
        [
          tube(through([x0 + 0.4, 0, 3.4], [x0 + 0.3, 0, 6.0]), [0.07, 0.045], '#ece6d6'),
          line(through([x0 + 0.33, -0.5, 5.2], [x0 + 0.33, 0.5, 5.2]), '#ece6d6', 0.05),
          line(through([x0 + 0.3, 0, 5.9], [9.6, 0, 2.0]), '#5c6872', 0.02),
          line(through([x0 + 0.3, 0, 5.9], [0.6, 0, 3.0]), '#5c6872', 0.02),
          ...radome([x0 + 1.3, 0, 3.44], 0.3),
          line(through([x0 + 1.8, 0.7, 3.4], [x0 + 1.7, 0.7, 5.4]), '#eef1f2', 0.025),
        ],
        { at: [x0 + 1, 0, 4] },
      ),
      part(
        layers.upper,
        [
          // Gallows over the stern with a block, and a net drum.
          ...sides.map((s) => tube(through([0.55, s * 1.3, 1.05], [0.45, s * 1.2, 3.0]), 0.07, '#d98c2b')),
          tube(trace('0.45 -1.2 3.0, 0.45 1.2 3.0'), 0.07, '#d98c2b'),
          tube(trace('0.9 -0.8 1.65, 0.9 0.8 1.65'), 0.34, '#4f7a5c'),
          line(trace('0.45 0.4 3.0, 0.9 0.4 1.9'), '#2f5d4a', 0.04),
        ],
        { at: [0.6, 0, 2] },
      ),
      railAlong((x, s) => hull.deck(x, s, 0.1), {
        from: 6.6,
        to: 9.9,
        height: 0.5,
        spacing: 0.9,
        wires: 1,
        bar: 0.04,
        colour: '#ece6d6',
      }),
      ...[forward ? 3 : 4.6].map((x) =>
        part(7, [tube(through([x, 1.85, 0.95], [x, 1.9, 0.55]), 0.2, '#e0683f')], { side: 1, outside: true }),
      ),
      state === 'underway' &&
        crew([
          { at: [forward ? 4.4 : 4.3, 0.5, 0.9], posture: 'standing', jacket: '#e7b52f' },
          ...(random.chance(0.5)
            ? [
                {
                  at: [forward ? 1.6 : 5.6, -0.4, 0.9] as Vec,
                  posture: 'helming' as const,
                  jacket: '#d8432b',
                },
              ]
            : []),
        ]),
    ),
    hulls: [hull],
    length: 10.2,
    beam: 3.7,
    draught: 1.3,
    height: 6.1,
    motion: 'steaming',
    pose: { pitch: 1, pivot: 4 },
  };
};
