import { type BoatKind, fleet } from './boats/fleet.ts';
import { catalogue, type EquipmentKind } from './equipment/catalogue.ts';
import { type MooringKind, moorings } from './shots/moorings.ts';
import { type SailKind, sailKinds } from './shots/sail-shots.ts';

/** Everything the demo can draw. */
export type ArtworkKind = BoatKind | EquipmentKind | SailKind | MooringKind;

const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

/**
 * For tests that draw one of each.
 * @internal
 */
export const artworkKinds: readonly ArtworkKind[] = [
  ...namesOf(fleet),
  ...namesOf(catalogue),
  ...namesOf(sailKinds),
  ...namesOf(moorings),
];
