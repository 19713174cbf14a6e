import { curve, type Point } from '../paths.ts';
import type { Random } from '../random.ts';

export type Span = { from: number; to: number; base: number; height: number };

/** A random skyline that slopes down to the water where it ends inside the picture. */
export function skyline(
  random: Random,
  { from, to, base, height }: Span,
  roughness: number,
  ends: 'both' | 'left' | 'right' | 'none' = 'both',
): Point[] {
  const count = Math.max(6, Math.round((to - from) / 90));
  const [a, b, c] = [random.between(0, 7), random.between(0, 7), random.between(0, 7)];
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const noise =
      0.5 +
      0.28 * Math.sin(t * 5.2 + a) +
      0.16 * Math.sin(t * 11 + b) +
      0.1 * Math.sin(t * 23 + c) +
      random.between(-0.5, 0.5) * roughness;
    const fallLeft = ends === 'both' || ends === 'left' ? Math.min(1, t * 4.2) : 1;
    const fallRight = ends === 'both' || ends === 'right' ? Math.min(1, (1 - t) * 4.2) : 1;
    return [from + (to - from) * t, base - height * Math.max(0.06, noise) * Math.sqrt(fallLeft * fallRight)];
  });
}

/** The height of a skyline at x, by straight interpolation. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let i = 0; i < line.length - 1; i++) {
    const [p, q] = [line[i]!, line[i + 1]!];
    if (x >= p[0] && x <= q[0]) return p[1] + ((q[1] - p[1]) * (x - p[0])) / (q[0] - p[0] || 1);
  }
  return line.at(-1)?.[1] ?? 0;
}

/** The strip of land between a line and the same line lower down. */
export function under(line: readonly Point[], drop: (t: number) => number): string {
  const n = line.length - 1;
  const lower = line.map(([x, y], i): Point => [x, y + drop(i / n)]).reverse();
  return `${curve(line)}L${curve(lower).slice(1)}Z`;
}
