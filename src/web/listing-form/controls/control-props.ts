import type { FieldName } from '#domain/listings/fields/fields.ts';
import type { ChangeValues, ListingFormValues } from '../form-values.ts';

export type ControlProps = {
  name: FieldName;
  label: string;
  values: ListingFormValues;
  onChange: ChangeValues;
  /** The seller has left the field. */
  onLeave: (name: FieldName) => void;
  problem?: string;
};

/** The list of suggested places: that of new listings, or the ports for edited ones. */
export type PlaceList = 'WIZARD_PLACES' | 'PORTS';
