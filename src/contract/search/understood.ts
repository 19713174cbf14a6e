import { z } from 'zod';
import { FILTER_NAMES, type FilterName } from '#domain/search/filters/filters.ts';
import { PART_KINDS } from '#domain/search/phrases/phrase.ts';
import { WISH_KINDS, WISH_USES } from '#domain/search/wishes/wish.ts';

const filterName = z.enum(FILTER_NAMES as [FilterName, ...FilterName[]]);
const Filters = z.partialRecord(filterName, z.union([z.string(), z.number(), z.boolean()]));

const PhrasePart = z.object({
  kind: z.enum(PART_KINDS),
  value: Filters.describe('The filters that it sets'),
  text: z.string().describe('The part in words, as shown to visitors'),
  typed: z.string().describe('The words that it was read from'),
});

const UnderstoodWish = z.object({
  typed: z.string(),
  as: z
    .enum(WISH_USES)
    .describe('A filter holds while six boats meet it; ranking decides which boats come first'),
  kind: z.enum([...PART_KINDS, ...WISH_KINDS]),
  text: z.string().describe('The wish in words, as shown to visitors'),
  value: Filters.optional().describe('The filters that it sets, if it is a filter'),
  weight: z.number().describe('How much it counts beside the others'),
  sure: z.boolean().describe('Whether the reading is beyond doubt'),
  kept: z.boolean().optional().describe('With `read=yes`: whether its filters are still set'),
});

export const UnderstoodPhrase = z
  .object({
    parts: z.array(PhrasePart),
    rest: z
      .string()
      .describe('The other words: they rank boats, or are searched for if nothing else was understood'),
    wishes: z.array(UnderstoodWish).describe('Every word of the phrase, in the order typed'),
    note: z.literal('sold').optional().describe('The phrase asks for sold boats, which are not listed'),
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
        wishes: [
          {
            typed: 'bavaria',
            as: 'filter',
            kind: 'make',
            text: 'Make: Bavaria',
            value: { make: 'Bavaria' },
            weight: 10,
            sure: true,
          },
          {
            typed: 'under 60k',
            as: 'filter',
            kind: 'price',
            text: 'Up to £60,000',
            value: { maxPrice: 60000 },
            weight: 2,
            sure: true,
          },
        ],
        filters: { make: 'Bavaria', maxPrice: 60000, phrase: 'bavaria under 60k' },
      },
    ],
  });
export type UnderstoodPhrase = z.infer<typeof UnderstoodPhrase>;
