import { listingType } from '../badges.ts';
import type { DetailGroupId } from './detail-groups.ts';
import { type DescribedBoat, displayValue } from './display-value.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition, fieldWords } from './fields.ts';
import { metresFirst } from './metres-first.ts';

export type ShownRow = {
  label: string;
  value: string | string[];
  /** Of a dimension: the value with metres first. */
  inMetres?: string;
  /** Shown in an earlier group too. */
  repeated?: true;
};

type ShownBoat = DescribedBoat & { readonly brokerListing?: boolean };

const FIELDS_OF = new Map<DetailGroupId, FieldName[]>();
for (const name of FIELD_NAMES)
  for (const group of fieldDefinition(name).details ?? [])
    FIELDS_OF.set(group, [...(FIELDS_OF.get(group) ?? []), name]);

/** The rows of a group, without those that have no value. */
export function detailRows(boat: ShownBoat, group: DetailGroupId): ShownRow[] {
  const rows = (FIELDS_OF.get(group) ?? []).flatMap((name) => {
    const value = displayValue(boat, name);
    if (value === undefined) return [];
    const { details = [] } = fieldDefinition(name);
    const { label } = fieldWords(name, boat.category);
    return [
      {
        label,
        value,
        ...metresFirst(boat, name),
        ...(details[0] !== group && { repeated: true as const }),
      },
    ];
  });
  // The seller type belongs to the account and is not a field of the listing.
  return group === 'listing'
    ? [...rows, { label: 'Listing type', value: listingType(boat.brokerListing) }]
    : rows;
}
