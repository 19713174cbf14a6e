import { catalogue } from './equipment/catalogue.ts';
import type { ArtworkKind } from './kinds.ts';
import { createRandom } from './random.ts';
import { createSheet } from './sheet.ts';
import { moorings } from './shots/moorings.ts';
import { productShots } from './shots/product.ts';
import { sailKinds, sailShots } from './shots/sail-shots.ts';
import { createSubject, type Wishes } from './shots/subject.ts';
import { boatShots, isBoat, isEquipment, isSail, shotCount } from './shots.ts';

export type SceneRequest = {
  kind: ArtworkKind;
  /** The same seed draws the same boat; different seeds differ. */
  seed: string | number;
  /** Which picture of the listing, from 0; beyond the kind's own number it starts again. */
  shot: number;
} & Wishes;

/** One picture of a listing, as a complete SVG document of 1600 × 1200. */
export function drawScene({ kind, seed, shot, ...wishes }: SceneRequest): string {
  const index = shot % shotCount(kind);
  const identity = `${kind}/${seed}`;
  const sheet = createSheet();
  const random = createRandom(`${identity}/shot/${index}`);
  if (isBoat(kind)) {
    return sheet.document(
      boatShots[index]!({ sheet, random, subject: createSubject(kind, identity, wishes) }),
    );
  }
  if (isEquipment(kind))
    return sheet.document(
      productShots[index]!({ sheet, random, seed: identity, wishes, ...catalogue[kind] }),
    );
  if (isSail(kind)) return sheet.document(sailShots[index]!({ sheet, random, cuts: sailKinds[kind] }));
  return sheet.document(moorings[kind][index]!({ sheet, random }));
}
