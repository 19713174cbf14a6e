import type { FieldName } from '#domain/listings/fields/fields.ts';
import type { ChangeValues, ListingFormValues } from '../form-values.ts';

export type ControlProps = {
  name: FieldName;
  label: string;
  values: ListingFormValues;
  onChange: ChangeValues;
  /** The person has moved on from the field. */
  onLeave: (name: FieldName) => void;
  problem?: string;
};

/** Which list of places the suggestions come from: that of a new listing, or the ports of an edited one. */
export type PlaceList = 'WIZARD_PLACES' | 'PORTS';
