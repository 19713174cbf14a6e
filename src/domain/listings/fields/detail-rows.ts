import { listingType } from '../badges.ts';
import type { DetailGroupId } from './detail-groups.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition } from './fields.ts';
import { type DescribedBoat, shownValue } from './shown-value.ts';

export type ShownRow = { label: string; value: string | string[] };

type ShownBoat = DescribedBoat & { readonly brokerListing?: boolean };

/** The fields of each group, in the fields' order. */
const FIELDS_OF = new Map<DetailGroupId, FieldName[]>();
for (const name of FIELD_NAMES)
  for (const group of fieldDefinition(name).details ?? [])
    FIELDS_OF.set(group, [...(FIELDS_OF.get(group) ?? []), name]);

/** The rows of a group that have something to say. */
export function detailRows(boat: ShownBoat, group: DetailGroupId): ShownRow[] {
  const rows = (FIELDS_OF.get(group) ?? []).flatMap((name) => {
    const value = shownValue(boat, name);
    return value === undefined ? [] : [{ label: fieldDefinition(name).label, value }];
  });
  // Who offers the boat is the account's, no field of the listing.
  return group === 'listing'
    ? [...rows, { label: 'Listing type', value: listingType(boat.brokerListing) }]
    : rows;
}
