import { z } from 'zod';

const count = z.number().int();
const countsById = z.record(z.string(), count);

export const CategorySummary = z.object({
  boats: countsById.describe('Live boats by category'),
  subcategories: z.record(z.string(), countsById).describe('Live boats by category, then by subcategory'),
});
export type CategorySummary = z.infer<typeof CategorySummary>;

export const DetailedCategorySummary = z.record(
  z.string(),
  z.object({ total: count, subcategories: countsById }),
);
export type DetailedCategorySummary = z.infer<typeof DetailedCategorySummary>;

/** The four figures of a category or subcategory, whatever the filters. */
export const CategoryFigures = z.object({
  total: count,
  averagePrice: count.nullable().describe('In pounds, rounded; null when no boat has a price in pounds'),
  featured: count,
  broker: count,
});
export type CategoryFigures = z.infer<typeof CategoryFigures>;
