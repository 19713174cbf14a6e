import { z } from 'zod';
import { SUGGESTION_KINDS } from '#domain/search/search-suggestions.ts';

export const SearchSuggestion = z
  .object({
    text: z.string(),
    kind: z.enum(SUGGESTION_KINDS).describe('`type` is a category or a subcategory'),
    count: z.number().int().describe('How many live listings its page shows; at least 1'),
    address: z.string().describe('The page with its results'),
  })
  .meta({
    id: 'SearchSuggestion',
    description: 'A type, make, model or place that leads to results.',
    examples: [{ text: 'Westerly', kind: 'make', count: 18, address: '/search?make=westerly' }],
  });
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;
