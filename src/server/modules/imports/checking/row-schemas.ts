import type { FactRule } from '#contract/boats/listing-facts.ts';
import { listingChangesRequest, newListingRequest } from '#contract/selling/selling.ts';

/** What the calls of selling accept. Built once for all rows of a file: zod compiles code for every schema it is given. */
export const rowSchemas = (now: () => Date, rules?: readonly FactRule[]) => ({
  created: newListingRequest(now, rules),
  changed: listingChangesRequest(now, rules),
});

export type RowSchemas = ReturnType<typeof rowSchemas>;
