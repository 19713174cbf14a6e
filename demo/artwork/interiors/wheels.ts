import { darken, lighten } from '../colour.ts';
import { line, type Piece, tube } from '../space/model.ts';
import { through, trace } from '../space/points.ts';
import { add, sample, scale, type Vec } from '../space/vector.ts';

const ring = (hub: Vec, right: Vec, up: Vec, radius: number, steps = 40) =>
  sample(steps, (t) =>
    add(
      hub,
      add(scale(right, Math.cos(t * Math.PI * 2) * radius), scale(up, Math.sin(t * Math.PI * 2) * radius)),
    ),
  );

/** A slim yacht wheel with a stitched rim. */
export function yachtWheel(hub: Vec, radius: number, rim: string): Piece[] {
  const [right, up]: Vec[] = trace('0 1 0, 0.12 0 0.99');
  const spokes = sample(6, (t) => {
    const a = (t * Math.PI * 2 * 6) / 6 + 0.52;
    return add(hub, add(scale(right!, Math.cos(a) * radius), scale(up!, Math.sin(a) * radius)));
  }).slice(0, 6);
  return [
    ...spokes.map((p) => tube([hub, p], 0.011, '#d9dfe3', true)),
    tube(ring(hub, right!, up!, radius), 0.024, rim),
    tube([add(hub, [-0.04, 0, 0]), add(hub, [0.02, 0, 0])], 0.06, '#c4cbd0', true),
  ];
}

/** A sports wheel with three padded spokes. */
export function sportsWheel(hub: Vec, radius: number, rim: string): Piece[] {
  const [right, up]: Vec[] = trace('0 1 0, 0.4 0 0.92');
  const at = (a: number, r: number) =>
    add(hub, add(scale(right!, Math.cos(a) * r), scale(up!, Math.sin(a) * r)));
  return [
    ...[-0.1, Math.PI + 0.1, -Math.PI / 2].map((a) =>
      tube([hub, at(a, radius)], [0.035, 0.022], '#aeb7bd', true),
    ),
    tube(ring(hub, right!, up!, radius), 0.026, rim),
    tube([at(0.9, radius), at(1.4, radius), at(1.9, radius), at(2.3, radius)], 0.029, lighten(rim, 0.12)),
    tube([add(hub, [-0.03, 0, 0]), hub], 0.07, '#20262c'),
  ];
}

/** A ship's wheel with turned handles. */
export function shipsWheel(hub: Vec, radius: number, wood: string): Piece[] {
  const [right, up]: Vec[] = trace('0 1 0, 0.05 0 0.99');
  const at = (a: number, r: number) =>
    add(hub, add(scale(right!, Math.cos(a) * r), scale(up!, Math.sin(a) * r)));
  const spokes = sample(8, (t) => t * Math.PI * 2).slice(0, 8);
  return [
    ...spokes.map((a) =>
      tube(
        [at(a, 0.05), at(a, radius * 0.7), at(a, radius), at(a, radius * 1.28)],
        [0.02, 0.026, 0.018, 0.024],
        wood,
      ),
    ),
    tube(ring(hub, right!, up!, radius), 0.034, wood),
    tube(ring(hub, right!, up!, radius * 0.96), 0.008, '#d9b45a'),
    tube([add(hub, [-0.04, 0, 0]), add(hub, [0.02, 0, 0])], 0.1, darken(wood, 0.15)),
    tube([add(hub, [-0.07, 0, 0]), add(hub, [-0.04, 0, 0])], 0.05, '#d9b45a', true),
  ];
}

/** Twin throttle levers on their box. */
export const throttles = ([x, y, z]: Vec): Piece[] => [
  tube(through([x, y - 0.05, z], [x, y + 0.05, z]), 0.07, '#c4cbd0'),
  ...[-0.045, 0.045].flatMap((dy): Piece[] => [
    line(through([x, y + dy, z], [x + 0.08, y + dy, z + 0.19]), '#d9dfe3', 0.022),
    tube(through([x + 0.08, y + dy, z + 0.18], [x + 0.1, y + dy, z + 0.22]), 0.028, '#20262c'),
  ]),
];
