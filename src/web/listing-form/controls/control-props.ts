import type { FieldName } from '#domain/listings/fields/fields.ts';
import type { ImplausibleFact } from '#domain/listings/plausible/implausible-facts.ts';
import type { ChangeValues, ListingFormValues } from '../form-values.ts';

export type ControlProps = {
  name: FieldName;
  label: string;
  help: string | undefined;
  values: ListingFormValues;
  onChange: ChangeValues;
  /** The seller has left the field. */
  onLeave: (name: FieldName) => void;
  problem?: string;
  /** The value is possible but unlikely. */
  question?: ImplausibleFact;
};

/** The list of suggested places: that of new listings, or the ports for edited ones. */
export type PlaceList = 'WIZARD_PLACES' | 'PORTS';
