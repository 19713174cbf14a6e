import { block } from '../interiors/block.ts';
import { line, type Piece, part, tube } from '../space/model.ts';
import { through, trace } from '../space/points.ts';
import { lerp, sample, type Vec } from '../space/vector.ts';
import { drum } from './drum.ts';
import type { ItemBuilder } from './item.ts';
import { lathe } from './lathe.ts';

const CHROME = '#cdd5da';
const DECK = 0.24;

/** Links along a line, every other one turned on edge. */
function chain(path: readonly Vec[], links: number): Piece[] {
  const along = (t: number): Vec => {
    const at = Math.min(path.length - 1.001, t * (path.length - 1));
    return lerp(path[Math.floor(at)]!, path[Math.floor(at) + 1]!, at % 1);
  };
  return Array.from({ length: links }, (_, i) => {
    const [a, b] = [along(i / links), along(Math.min(1, (i + 1.25) / links))];
    if (i % 2) return line([a, b], '#8a949b', 0.011);
    const wide = (p: Vec, dy: number, dz: number): Vec => [p[0], p[1] + dy, p[2] + dz];
    return line(
      [
        wide(a, 0.008, 0.004),
        wide(b, 0.008, 0.004),
        wide(b, -0.008, -0.004),
        wide(a, -0.008, -0.004),
        wide(a, 0.008, 0.004),
      ],
      '#aab4ba',
      0.0055,
    );
  });
}

/** A vertical windlass through a piece of deck: chain wheel and cap above, motor below, with chain and foot switch. */
export const windlass: ItemBuilder = () => ({
  length: 0.62,
  width: 0.4,
  height: 0.42,
  front: 52,
  detail: { at: [0, 0, DECK + 0.08], share: 0.6 },
  model: [
    part(-4, [
      // Motor and gearbox under the deck.
      ...drum([-0.02, 0, 0.12], [-0.02, 0, DECK], 0.06, '#3a434b'),
      ...drum([-0.2, 0.0, 0.1], [0.04, 0.0, 0.1], 0.055, '#23282c'),
      ...drum([-0.24, 0.0, 0.1], [-0.2, 0.0, 0.1], 0.045, '#5b666d'),
      tube(trace('-0.22 0.02 0.12, -0.28 0.06 0.06, -0.26 0.12 0.01'), 0.007, '#c8371f'),
    ]),
    part(-2, [
      ...block([-0.27, -0.22], [-0.17, 0.17], [0, DECK - 0.03], '#a9804f'),
      ...block([0.22, 0.27], [-0.17, 0.17], [0, DECK - 0.03], '#a9804f'),
      ...block([-0.3, 0.3], [-0.19, 0.19], [DECK - 0.03, DECK], '#9a6b3c', '#b98a55'),
      ...sample(5, (t) =>
        line(
          through([-0.3, -0.16 + t * 0.32, DECK + 0.001], [0.3, -0.16 + t * 0.32, DECK + 0.001]),
          '#3b2c1e',
          0.004,
        ),
      ),
    ]),
    part(0, [
      ...lathe(
        [0.19, -0.11, DECK],
        [
          [0.042, 0],
          [0.042, 0.012],
          [0.036, 0.02],
          [0.001, 0.024],
        ],
        ['#2b3238', '#3a434b', '#23282c'],
      ),
      ...lathe(
        [-0.02, 0, DECK],
        [
          [0.115, 0],
          [0.115, 0.012],
          [0.1, 0.022],
          [0.075, 0.022],
        ],
        ['#b9c2c8', CHROME, CHROME],
      ),
    ]),
    part(1, [
      ...lathe(
        [-0.02, 0, DECK + 0.022],
        [
          [0.082, 0],
          [0.088, 0.014],
          [0.06, 0.026],
          [0.058, 0.036],
          [0.086, 0.05],
          [0.088, 0.062],
          [0.05, 0.062],
        ],
        ['#b2bbc1', '#8f999f', '#6f7980', '#9aa4aa', '#dbe2e6', CHROME],
      ),
    ]),
    part(2, [
      ...chain(
        [
          [-0.02, 0.066, DECK + 0.052],
          [0.1, 0.07, DECK + 0.05],
          [0.2, 0.06, DECK + 0.03],
          [0.3, 0.05, DECK + 0.012],
          [0.315, 0.05, DECK - 0.08],
          [0.32, 0.05, 0.03],
          [0.36, 0.1, 0.008],
          [0.34, 0.18, 0.008],
        ],
        26,
      ),
    ]),
    part(3, [
      ...lathe(
        [-0.02, 0, DECK + 0.084],
        [
          [0.05, 0],
          [0.072, 0.004],
          [0.07, 0.02],
          [0.056, 0.032],
          [0.03, 0.04],
          [0.001, 0.042],
        ],
        ['#b2bbc1', '#dbe2e6', '#e6ecef', '#eef2f4', '#f2f5f6'],
      ),
      ...lathe(
        [-0.02, 0, DECK + 0.124],
        [
          [0.016, 0],
          [0.014, 0.006],
          [0.001, 0.007],
        ],
        '#5b666d',
      ),
    ]),
  ],
});
