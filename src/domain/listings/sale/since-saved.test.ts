import { expect, it } from 'vitest';
import { changesSinceSaved } from './since-saved.ts';

const BOAT = { price: 20_000, currency: 'GBP', photos: 4, state: 'for-sale' } as const;

it.each([
  [{}, []],
  [{ price: 18_000 }, ['Price down by £2,000, was £20,000']],
  [{ price: 20_500 }, ['Price up by £500, was £20,000']],
  [{ currency: 'USD' }, ['Price in another currency, was £20,000']],
  [{ state: 'sold' }, ['Sold']],
  [{ state: 'under-offer' }, ['Now under offer']],
  [{ photos: 5 }, ['1 more photo']],
  [{ photos: 1 }, ['3 photos fewer']],
  [{ price: 1, photos: 6 }, ['Price down by £19,999, was £20,000', '2 more photos']],
] as const)('PRICE-09 a saved boat that became %o is marked %o', (now, changes) => {
  expect(changesSinceSaved(BOAT, { ...BOAT, ...now })).toEqual(changes);
});
