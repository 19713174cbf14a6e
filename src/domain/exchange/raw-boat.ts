import type { StoredField } from '../listings/fields/facts.ts';

/** A value as a file holds it. */
export type RawValue = string | string[] | { amount: string; unit: string };

/** A detail of a boat for which there is no field. */
export interface OtherDetail {
  name: string;
  value: string;
}

/** One boat of a file, before its values are understood. */
export interface RawBoat {
  /** The line in a CSV file, or the number of the advert in an XML file. */
  row: number;
  reference: string;
  state: string;
  values: Partial<Record<StoredField, RawValue>>;
  /** Names of photos; undefined if the file says nothing about photos. */
  photos: string[] | undefined;
  other: OtherDetail[];
  /** How the file writes fractions, if not with a point. */
  decimal?: ',';
  /** The file has no title: it was made from year, make and model, for new boats only. */
  isTitleMade?: true;
  /** Fields whose values are too long to be read. */
  tooLong?: StoredField[];
  /** Why the row could not be read at all. */
  problem?: string;
}
