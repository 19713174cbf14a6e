import { z } from 'zod';

const LARGEST_ID = 2_147_483_647;
const MESSAGE = 'Say which boat by its number';

/** A boat's number, as a number or as digits in an address. */
export const BoatId = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    MESSAGE,
  )
  .pipe(z.int(MESSAGE).min(1, MESSAGE).max(LARGEST_ID, MESSAGE))
  .describe('The number of the boat');
