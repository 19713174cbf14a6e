import sharp from 'sharp';
import { createWorkGate } from '#server/modules/accounts/work-gate.ts';

// Only what uploads and our own drawings need: a decoder that cannot run cannot be attacked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
});
// Pictures are rarely worked on twice in a row; what libvips would keep is memory lost.
sharp.cache(false);

/** Two pictures at a time in this process, however many are asked for. */
export const imageWork = createWorkGate({ atOnce: 2, waiting: 300 });

const underway = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Those who ask for the same thing while it is being made share one making of it. */
export function shared<Result>(scope: object, key: string, make: () => Promise<Result>): Promise<Result> {
  const makings = underway.get(scope) ?? new Map<string, Promise<unknown>>();
  underway.set(scope, makings);
  const known = makings.get(key);
  if (known) return known as Promise<Result>;
  const making = make().finally(() => makings.delete(key));
  makings.set(key, making);
  return making;
}
