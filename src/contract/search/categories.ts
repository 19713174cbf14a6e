import { z } from 'zod';

const count = z.number().int();
const countsById = z.record(z.string(), count);

export const CategorySummary = z
  .object({
    boats: countsById.describe('Live boats by category'),
    subcategories: z.record(z.string(), countsById).describe('Live boats by category, then by subcategory'),
  })
  .meta({
    id: 'CategorySummary',
    description: 'How many live boats each category and subcategory has.',
    examples: [{ boats: { sailing: 412 }, subcategories: { sailing: { cruiser: 230 } } }],
  });
export type CategorySummary = z.infer<typeof CategorySummary>;

export const DetailedCategorySummary = z
  .record(z.string(), z.object({ total: count, subcategories: countsById }))
  .meta({
    id: 'DetailedCategorySummary',
    description: 'For each category, how many live boats it and its subcategories have.',
    examples: [{ sailing: { total: 412, subcategories: { cruiser: 230 } } }],
  });
export type DetailedCategorySummary = z.infer<typeof DetailedCategorySummary>;

export const KnownMakes = z
  .array(z.object({ make: z.string(), forSale: z.boolean().describe('Whether a boat of this make is live') }))
  .meta({
    id: 'KnownMakes',
    description: 'The makes of the index of categories: first those with a live boat.',
    examples: [[{ make: 'Bavaria', forSale: true }]],
  });
export type KnownMakes = z.infer<typeof KnownMakes>;

export const CategoryFigures = z
  .object({
    total: count,
    averagePrice: count.nullable().describe('In pounds, rounded; null when no boat has a price in pounds'),
    featured: count,
    broker: count,
  })
  .meta({
    id: 'CategoryFigures',
    description: 'Four figures about the live boats of a category or subcategory.',
    examples: [{ total: 412, averagePrice: 38_500, featured: 6, broker: 120 }],
  });
export type CategoryFigures = z.infer<typeof CategoryFigures>;
