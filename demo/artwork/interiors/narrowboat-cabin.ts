import { darken, lighten, mix } from '../colour.ts';
import { type Cabin, type Decor, row } from './cabin.ts';
import { bookshelf, doorway, lamp, rug } from './fittings.ts';
import { galley, stove } from './galley.ts';
import { room } from './room.ts';
import { berth, scatterCushion, settee } from './seating.ts';
import { mug, table } from './tables.ts';

/** Inside a narrowboat: long, low and narrow. */
export function canal({ random, timber, fabric, accent }: Decor): Cabin {
  const length = 6.4;
  const painted = random.pick(['#f0ead9', '#dfe6dc', '#e9dfc8', '#d9e3e6']);
  const ports = random.chance(0.5);
  return {
    eye: [-0.3, 1.42],
    focal: 1150,
    model: [
      ...room({
        length,
        floor: 1.02,
        top: 0.9,
        height: 1.98,
        walls: painted,
        dado: { height: 0.86, colour: timber },
        sole: lighten(timber, 0.06),
        soleStripe: darken(timber, 0.3),
        ceiling: lighten(timber, 0.5),
        frame: '#c9a24a',
        openings: ports
          ? row(0.2, 6, 5, 0.75, [1.08, 1.5], { round: true })
          : row(0.2, 6, 4, 0.75, [1.04, 1.52], { curtain: accent }),
        beams: timber,
        downlights: true,
      }),
      doorway(length, 0, 0.66, 1.72, timber, { colour: '#ffffff', view: true }),
      rug([1.2, 3.6], 0.36, mix(accent, '#e9dcc4', 0.35), mix(accent, '#4a3626', 0.35)),
      stove([2.0, -0.7], 1.98),
      settee([2.6, 4.0], -1, 0.99, 0.5, timber, fabric),
      settee([0.9, 3.3], 1, 0.99, 0.52, timber, fabric),
      scatterCushion([1.5, 0.72, 0.48], lighten(accent, 0.3), 1),
      scatterCushion([2.7, 0.72, 0.48], accent, 1),
      table([2.9, 3.6], 0.22, 0.62, timber, mug([3.1, -0.3, 0.625], '#c23b2a'), -0.22),
      galley([3.5, 5.0], 1, 0.99, 0.5, lighten(timber, 0.1), '#cfc4ae'),
      bookshelf([2.4, 3.8], -1, 0.96, 1.62, timber),
      berth([5.3, 6.3], 0.5, timber, '#efe9dc', fabric),
      lamp([1.6, 0, 1.96], 0.22, '#d9b45a'),
      lamp([3.2, 0.3, 1.96], 0.26, accent),
    ],
  };
}
