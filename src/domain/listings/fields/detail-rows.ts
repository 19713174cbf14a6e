import { listingType } from '../badges.ts';
import type { DetailGroupId } from './detail-groups.ts';
import { FIELD_NAMES, fieldDefinition } from './fields.ts';
import { type DescribedBoat, shownValue } from './shown-value.ts';

export type ShownRow = { label: string; value: string | string[] };

type ShownBoat = DescribedBoat & { readonly brokerListing?: boolean };

/** The rows of a group that have something to say, in the fields' order. */
export function detailRows(boat: ShownBoat, group: DetailGroupId): ShownRow[] {
  const rows = FIELD_NAMES.flatMap((name) => {
    const { details, label } = fieldDefinition(name);
    const value = details?.includes(group) ? shownValue(boat, name) : undefined;
    return value === undefined ? [] : [{ label, value }];
  });
  // Who offers the boat is the account's, no field of the listing.
  return group === 'listing'
    ? [...rows, { label: 'Listing type', value: listingType(boat.brokerListing) }]
    : rows;
}
