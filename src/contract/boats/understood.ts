import { z } from 'zod';
import { FILTER_NAMES, type FilterName } from '#domain/search/filters/filters.ts';
import { PART_KINDS } from '#domain/search/phrases/phrase.ts';

const filterName = z.enum(FILTER_NAMES as [FilterName, ...FilterName[]]);
const Filters = z.partialRecord(filterName, z.union([z.string(), z.number(), z.boolean()]));

const PhrasePart = z.object({
  kind: z.enum(PART_KINDS),
  value: Filters.describe('The filters that it sets'),
  text: z.string().describe('The part in words, as shown to visitors'),
  typed: z.string().describe('The words that it was read from'),
});

export const UnderstoodPhrase = z
  .object({
    parts: z.array(PhrasePart),
    rest: z.string().describe('The other words; listings must contain them'),
    needs: z.literal('postcode').optional().describe('The phrase says "near me": ask where that is'),
    within: z.number().optional().describe('The miles around that place, if the phrase says how many'),
    filters: Filters.describe('The whole search, together with the filters given beside the phrase'),
  })
  .meta({
    id: 'UnderstoodPhrase',
    description: 'How a phrase was understood.',
    examples: [
      {
        parts: [
          { kind: 'make', value: { make: 'Bavaria' }, text: 'Make: Bavaria', typed: 'bavaria' },
          { kind: 'price', value: { maxPrice: 60000 }, text: 'Up to £60,000', typed: 'under 60k' },
        ],
        rest: '',
        filters: { make: 'Bavaria', maxPrice: 60000, phrase: 'bavaria under 60k' },
      },
    ],
  });
export type UnderstoodPhrase = z.infer<typeof UnderstoodPhrase>;
