import { z } from 'zod';

const LARGEST_ID = 2_147_483_647;

/** The number of a message or report in an address. */
export const RowId = z.coerce
  .number()
  .int()
  .min(1)
  .max(LARGEST_ID)
  .describe('The number of the message or report');
