import { z } from 'zod';
import { SALE_STATES } from '#domain/listings/sale/lifecycle.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { OWN_BOAT_EXAMPLE } from '../boats/boat.example.ts';
import { OwnBoat } from '../boats/boat.ts';
import { listWords } from '../text.ts';
import { AdminPage } from './desk.ts';
import { ReviewFact } from './queue.ts';

const moment = z.iso.datetime();

export const ApprovedBoat = OwnBoat.extend({
  sellerId: z.uuid(),
  featuredUntil: moment.nullable(),
  facts: z.array(ReviewFact).describe('What happened to it without a review and deserves a look'),
}).meta({
  id: 'ApprovedBoat',
  description: 'A public listing as administrators see it.',
  examples: [
    {
      ...OWN_BOAT_EXAMPLE,
      sellerId: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
      featuredUntil: null,
      facts: [],
    },
  ],
});
export type ApprovedBoat = z.infer<typeof ApprovedBoat>;

export const LIVE_STATES = [...SALE_STATES, 'featured'] as const;
export const LiveQuery = AdminPage.extend({
  q: listWords.describe('Words of the title, make, model, place or seller; an email address; a number'),
  category: z.enum(CATEGORIES.map(({ id }) => id)).optional(),
  state: z.enum(LIVE_STATES).optional(),
});
export type LiveQuery = z.infer<typeof LiveQuery>;

const MAX_FEATURED_DAYS = 90;
export const FeatureRequest = z
  .object({
    featured: z.boolean('Say whether it is featured'),
    duration: z.number().int().min(1).max(MAX_FEATURED_DAYS).nullish().describe('In days. Seven if absent'),
  })
  .meta({
    id: 'FeatureRequest',
    description: 'Whether the boat is featured, and for how long.',
    examples: [{ featured: true, duration: 14 }],
  });
