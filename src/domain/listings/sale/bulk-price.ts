import { FIELDS } from '../fields/fields.ts';

/** A change of many prices: by an amount, or by a share of each. */
export type PriceStep = { amount: number } | { percent: number };

export const PRICE_STEP_LIMITS = {
  amount: { min: -FIELDS.price.max, max: FIELDS.price.max },
  percent: { min: -90, max: 100 },
} as const;

/** The new price in whole pounds or dollars; undefined if it would be nothing or out of bounds. */
export function steppedPrice(price: number, step: PriceStep): number | undefined {
  const stepped = Math.round('amount' in step ? price + step.amount : price * (1 + step.percent / 100));
  return stepped > 0 && stepped <= FIELDS.price.max ? stepped : undefined;
}
