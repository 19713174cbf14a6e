import { num } from '../paths.ts';
import { path } from '../sheet.ts';
import type { Backdrop } from './backdrop.ts';

/** A few gulls, each drawn as two strokes. */
export function gulls({ sheet, light, random, horizon }: Backdrop, count: number): string {
  const cx = random.between(0.1, 0.9) * sheet.width;
  const cy = horizon * random.between(0.2, 0.6);
  const birds = Array.from({ length: count }, () => {
    const x = cx + random.between(-150, 150);
    const y = cy + random.between(-80, 80);
    const s = random.between(9, 20);
    const dip = random.between(0.2, 0.6);
    return `M${num(x - s)} ${num(y - s * dip)}Q${num(x - s * 0.4)} ${num(y - s * 0.7)} ${num(x)} ${num(y)}Q${num(x + s * 0.45)} ${num(y - s * 0.75)} ${num(x + s * 1.05)} ${num(y - s * dip * 0.7)}`;
  });
  return path(birds.join(''), {
    stroke: light.lamps ? light.haze : '#f7f6f0',
    width: 2.6,
    cap: 'round',
    opacity: 0.9,
  });
}
