import { darken, lighten } from '../colour.ts';
import { face, line, type Model, type Piece, part } from '../space/model.ts';
import { through } from '../space/points.ts';
import { between, sample, type Vec } from '../space/vector.ts';

export type Opening = {
  from: number;
  to: number;
  low: number;
  high: number;
  round?: boolean;
  curtain?: string;
};

type RoomSpec = {
  length: number;
  /** Half breadth at floor and ceiling. */
  floor: number;
  top: number;
  height: number;
  walls: string;
  /** Panelling below this height. */
  dado?: { height: number; colour: string };
  sole: string;
  soleStripe?: string;
  ceiling: string;
  frame: string;
  openings: readonly Opening[];
  beams?: string;
  skylights?: readonly number[];
  downlights?: boolean;
};

const NEAR = -2;

/** Floor, ceiling, both sides with their windows, and the far bulkhead. */
export function room(spec: RoomSpec): Model {
  const { length, height, walls, dado, frame } = spec;
  const half = (z: number) => between(spec.floor, spec.top, z / height);
  const onWall = (s: number, x: number, z: number, inset = 0): Vec => [x, s * (half(z) - inset), z];
  const wall = (s: number, z0: number, z1: number, colour: string) =>
    face([onWall(s, NEAR, z0), onWall(s, length, z0), onWall(s, length, z1), onWall(s, NEAR, z1)], colour, {
      outward: [0, -s, 0.05],
    });

  const opening = (s: number, { from, to, low, high, round, curtain }: Opening): Piece[] => {
    const ring = (grow: number): Vec[] =>
      round
        ? sample(19, (t) =>
            onWall(
              s,
              (from + to) / 2 + Math.cos(t * Math.PI * 2) * ((to - from) / 2 + grow),
              (low + high) / 2 + Math.sin(t * Math.PI * 2) * ((high - low) / 2 + grow),
              0.01,
            ),
          )
        : [
            onWall(s, from - grow, low - grow, 0.01),
            onWall(s, to + grow, low - grow, 0.01),
            onWall(s, to + grow, high + grow, 0.01),
            onWall(s, from - grow, high + grow, 0.01),
          ];
    const drape = (x0: number, x1: number) =>
      face(
        [
          onWall(s, x0, low - 0.06, 0.05),
          onWall(s, x1, low - 0.06, 0.05),
          onWall(s, (x0 + x1) / 2 + (x1 - x0) * 0.3, high + 0.04, 0.05),
          onWall(s, x0, high + 0.04, 0.05),
        ],
        curtain ?? frame,
      );
    const width = (to - from) * 0.2;
    return [
      face(ring(0.05), frame, { outward: [0, -s, 0] }),
      face(ring(0), '#ffffff', { outward: [0, -s, 0], finish: 'view' }),
      ...(curtain
        ? [
            line(
              [onWall(s, from - 0.1, high + 0.08, 0.05), onWall(s, to + 0.1, high + 0.08, 0.05)],
              '#c9a24a',
              0.02,
            ),
            drape(from - 0.08, from + width),
            drape(to + 0.08, to - width),
          ]
        : []),
    ];
  };

  const sole = face(
    through([NEAR, -spec.floor, 0], [length, -spec.floor, 0], [length, spec.floor, 0], [NEAR, spec.floor, 0]),
    spec.sole,
  );
  const boards = spec.soleStripe
    ? sample(Math.round(spec.floor * 9), (t) =>
        line(
          through(
            [NEAR, -spec.floor + t * 2 * spec.floor, 0.003],
            [length, -spec.floor + t * 2 * spec.floor, 0.003],
          ),
          spec.soleStripe!,
          0.014,
          { opacity: 0.7 },
        ),
      )
    : [];
  const ceiling = face(
    through(
      [NEAR, -spec.top, height],
      [length, -spec.top, height],
      [length, spec.top, height],
      [NEAR, spec.top, height],
    ),
    spec.ceiling,
  );
  const beams = spec.beams
    ? sample(6, (t) => {
        const x = 0.4 + t * (length - 0.8);
        return line(through([x, -spec.top, height - 0.02], [x, spec.top, height - 0.02]), spec.beams!, 0.07);
      })
    : [];
  const skylights = (spec.skylights ?? []).map((x) =>
    face(
      through(
        [x - 0.3, -0.3, height - 0.012],
        [x + 0.3, -0.3, height - 0.012],
        [x + 0.3, 0.3, height - 0.012],
        [x - 0.3, 0.3, height - 0.012],
      ),
      '#e8f4f7',
      { finish: 'lamp', edge: { colour: frame, width: 0.06 } },
    ),
  );
  const downlights = spec.downlights
    ? sample(5, (t) =>
        [-0.55, 0.55].map((f) =>
          face(
            sample(
              11,
              (a): Vec => [
                0.5 + t * (length - 1) + Math.cos(a * 6.283) * 0.06,
                spec.top * f + Math.sin(a * 6.283) * 0.06,
                height - 0.014,
              ],
            ),
            '#fff3d1',
            { finish: 'lamp' },
          ),
        ),
      ).flat()
    : [];
  const end = face(
    through(
      [length, -spec.floor, 0],
      [length, spec.floor, 0],
      [length, spec.top, height],
      [length, -spec.top, height],
    ),
    darken(walls, 0.06),
    { outward: [-1, 0, 0] },
  );
  const endDado = dado
    ? [
        face(
          through(
            [length - 0.01, -spec.floor, 0],
            [length - 0.01, spec.floor, 0],
            [length - 0.01, half(dado.height), dado.height],
            [length - 0.01, -half(dado.height), dado.height],
          ),
          darken(dado.colour, 0.06),
          { outward: [-1, 0, 0] },
        ),
      ]
    : [];

  return [
    part(0, [ceiling, ...beams, ...skylights, ...downlights, sole, ...boards]),
    part(1, [end, ...endDado]),
    part(
      2,
      [-1, 1].flatMap((s): Piece[] => [
        wall(s, 0, height, walls),
        ...(dado
          ? [
              wall(s, 0, dado.height, dado.colour),
              line(
                [onWall(s, NEAR, dado.height, 0.01), onWall(s, length, dado.height, 0.01)],
                lighten(dado.colour, 0.2),
                0.035,
              ),
            ]
          : []),
        line([onWall(s, NEAR, height, 0.01), onWall(s, length, height, 0.01)], frame, 0.05),
        ...spec.openings.flatMap((o) => opening(s, o)),
      ]),
    ),
  ];
}
