import { z } from 'zod';
import { OWN_BOAT_EXAMPLE } from '../boats/boat.example.ts';
import { OwnBoat } from '../boats/boat.ts';
import { ReviewFact } from './queue.ts';

/** GET /api/admin/review-samples, oldest first. */
export const SampledBoat = OwnBoat.extend({
  sampledAt: z.iso.datetime().describe('When it went public, or its changes did, without a review'),
  sellerId: z.uuid(),
  facts: z.array(ReviewFact).describe('Concerns first'),
}).meta({
  id: 'SampledBoat',
  description: 'A boat that a trusted broker imported, chosen for a look afterwards.',
  examples: [
    {
      ...OWN_BOAT_EXAMPLE,
      sampledAt: '2026-05-06T07:45:00.000Z',
      sellerId: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
      facts: [],
    },
  ],
});
export type SampledBoat = z.infer<typeof SampledBoat>;
