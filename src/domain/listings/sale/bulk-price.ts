import { FIELDS } from '../fields/fields.ts';

/** A change of many prices: by an amount, or by a share of each. */
export type PriceStep = { amount: number } | { percent: number };

export const PRICE_STEP_LIMITS = {
  amount: { min: -FIELDS.price.max, max: FIELDS.price.max },
  percent: { min: -90, max: 100 },
} as const;

/** Up to each price, what a price changed by a percentage is rounded to: nobody asks £23,703 for a boat. */
const ROUNDED_TO = [
  { below: 500, to: 1 },
  { below: 5_000, to: 10 },
  { below: 50_000, to: 50 },
  { below: 500_000, to: 500 },
  { below: Number.POSITIVE_INFINITY, to: 5_000 },
] as const;

/** Never rounded back to where it came from: that would be no change. */
function changedByPercent(price: number, percent: number): number {
  const exact = price * (1 + percent / 100);
  const to = ROUNDED_TO.find(({ below }) => exact < below)?.to ?? 1;
  const rounded = Math.round(exact / to) * to;
  return rounded === price ? Math.round(exact) : rounded;
}

/** The new price in whole pounds or dollars; undefined if it would be nothing or out of bounds. */
export function steppedPrice(price: number, step: PriceStep): number | undefined {
  const stepped = 'amount' in step ? Math.round(price + step.amount) : changedByPercent(price, step.percent);
  return stepped > 0 && stepped <= FIELDS.price.max ? stepped : undefined;
}
