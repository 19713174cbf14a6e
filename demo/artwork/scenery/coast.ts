import { group } from '../sheet.ts';
import type { Backdrop } from './backdrop.ts';
import { broads, highland, lake, offshore, strait } from './shores-north.ts';
import { needles, seaside, seven, solent } from './shores-south.ts';
import { cornish, estuary, harbour, island } from './shores-west.ts';

type CoastPainter = (backdrop: Backdrop) => string;

const coasts = {
  seven,
  needles,
  cornish,
  highland,
  harbour,
  island,
  solent,
  estuary,
  seaside,
  strait,
  offshore,
  broads,
  lake,
} as const satisfies Record<string, CoastPainter>;

export type CoastName = keyof typeof coasts;

/** One stretch of coast along the horizon, at a random distance. */
export function coast(backdrop: Backdrop, name: CoastName): string {
  const random = backdrop.random.fork(`coast-${name}`);
  const zoom = random.between(1.25, 1.7);
  const art = coasts[name]({ ...backdrop, random, width: backdrop.width / zoom });
  const shift = backdrop.horizon * (1 - zoom);
  return group(art, `transform="matrix(${zoom.toFixed(3)} 0 0 ${zoom.toFixed(3)} 0 ${shift.toFixed(1)})"`);
}
