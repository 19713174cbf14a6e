import { z } from 'zod';
import type { Fact } from '#domain/listings/fields/facts.ts';
import { factSchema } from './listing-facts.ts';

const amount = z.number();

/** What comparable boats cost. */
export const PriceSpread = z
  .object({
    count: z.number().int().describe('How many boats it is based on; at least eight'),
    lowerQuartile: amount,
    median: amount,
    upperQuartile: amount,
    currency: z.string(),
    alike: z
      .enum(['model', 'kind'])
      .describe(
        '"model": boats of the same make and model; "kind": also boats of the same type, length and age',
      ),
  })
  .meta({
    id: 'PriceSpread',
    description:
      'The prices of comparable boats that are for sale, or were sold here within the last 24 months.',
    examples: [
      {
        count: 14,
        lowerQuartile: 21_500,
        median: 24_950,
        upperQuartile: 28_000,
        currency: 'GBP',
        alike: 'model',
      },
    ],
  });
export type PriceSpread = z.infer<typeof PriceSpread>;

export const PriceGuide = PriceSpread.extend({ price: amount.describe('The price of this boat') }).meta({
  id: 'PriceGuide',
  description: 'The price of a boat, and those of comparable boats.',
  examples: [
    {
      count: 14,
      lowerQuartile: 21_500,
      median: 24_950,
      upperQuartile: 28_000,
      price: 23_500,
      currency: 'GBP',
      alike: 'model',
    },
  ],
});
export type PriceGuide = z.infer<typeof PriceGuide>;

const COMPARED = ['make', 'model', 'category', 'subcategory', 'yearBuilt', 'length', 'currency'] as const;

/** GET /api/price-guide: the facts of a boat that is not listed yet, read as its form's fields are. */
export const priceGuideQuery = (now: () => Date) => {
  const { category, currency, ...others } = Object.fromEntries(
    COMPARED.map((name) => [name, factSchema(name, now)]),
  ) as { [F in (typeof COMPARED)[number]]: z.ZodType<Fact<F>, unknown> };
  return z.object({
    category,
    make: others.make.optional(),
    model: others.model.optional(),
    subcategory: others.subcategory.optional(),
    yearBuilt: others.yearBuilt.optional(),
    length: others.length.optional(),
    currency: currency.optional(),
  });
};
