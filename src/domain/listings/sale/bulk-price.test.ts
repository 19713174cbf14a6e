import { describe, expect, it } from 'vitest';
import { steppedPrice } from './bulk-price.ts';

describe('the price after a change of many prices', () => {
  it.each([
    { price: 24_950, step: { amount: -950 }, becomes: 24_000 },
    { price: 24_950, step: { percent: -5 }, becomes: 23_700 },
    { price: 24_950, step: { percent: 10 }, becomes: 27_450 },
    { price: 495, step: { percent: -3 }, becomes: 480 },
    { price: 1_250, step: { percent: -5 }, becomes: 1_190 },
    { price: 185_000, step: { percent: -3 }, becomes: 179_500 },
    { price: 1_250_000, step: { percent: 3 }, becomes: 1_290_000 },
    { price: 20_000, step: { percent: -0.1 }, becomes: 19_980 },
    { price: 500, step: { amount: -500 }, becomes: undefined },
    { price: 500, step: { amount: -900 }, becomes: undefined },
    { price: 900_000_000, step: { percent: 100 }, becomes: undefined },
  ])('BROKER-09 rounds like a price: $price changed by $step is $becomes', ({ price, step, becomes }) => {
    expect(steppedPrice(price, step)).toBe(becomes);
  });
});
