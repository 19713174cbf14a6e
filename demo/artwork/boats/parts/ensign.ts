import { face, type Group, layers, line, part } from '../../space/model.ts';
import { sample, type Vec } from '../../space/vector.ts';

/** The red ensign on its staff at the stern, streaming aft. */
export function ensign(foot: Vec, size: number): Group {
  const top: Vec = [foot[0] - size * 0.28, foot[1], foot[2] + size * 1.25];
  const at = (u: number, v: number): Vec => {
    const wave = Math.sin(u * 5.2) * size * 0.055 * u;
    return [
      top[0] + 0.1 * size * (1 - v) * 0.28 - u * size * 0.96,
      top[1] + wave * 1.2,
      top[2] - (1 - v) * size * 0.56 + wave - u * u * size * 0.16,
    ];
  };
  const patch = (u0: number, u1: number, v0: number, v1: number) => [
    ...sample(7, (t) => at(u0 + (u1 - u0) * t, v1)),
    ...sample(7, (t) => at(u1 + (u0 - u1) * t, v0)),
  ];
  return part(layers.front, [
    line([foot, top], '#8c6239', 0.04),
    face(patch(0, 1, 0, 1), '#c0271c'),
    face(patch(0, 0.5, 0.5, 1), '#1d2f63', { tone: true }),
    line([at(0, 0.5), at(0.5, 1)], '#f2f2ee', size * 0.05, { tone: true }),
    line([at(0, 1), at(0.5, 0.5)], '#f2f2ee', size * 0.05, { tone: true }),
    face(patch(0.19, 0.31, 0.5, 1), '#f2f2ee', { tone: true }),
    face(patch(0, 0.5, 0.69, 0.82), '#f2f2ee', { tone: true }),
    face(patch(0.22, 0.28, 0.5, 1), '#c0271c', { tone: true }),
    face(patch(0, 0.5, 0.72, 0.79), '#c0271c', { tone: true }),
  ]);
}
