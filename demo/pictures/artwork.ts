import { feetToMetres } from '../../src/domain/units.ts';
import type { SceneRequest } from '../artwork/scene.ts';
import type { DemoListing } from '../demo-listing.ts';
import { demoId } from '../seed/demo-ids.ts';

/** Every drawing has this shape. */
export const PICTURE = { width: 1600, height: 1200 } as const;

/** Everything needed to draw a picture reproducibly. */
export type DemoArtwork = SceneRequest & { seed: number };

export const pictureId = ({ key, createdAt }: DemoListing, shot: number): string =>
  demoId(`${key} ${shot}`, createdAt);

/** The pictures of one listing, the cover first. */
export function artworksOf({ art, length, beam, draft }: DemoListing): DemoArtwork[] {
  return Array.from({ length: art.count }, (_, shot) => ({
    kind: art.kind,
    seed: art.seed,
    shot,
    ...(art.hullColour && { hull: art.hullColour }),
    fit: art.fit,
    ...(length && { length: feetToMetres(length) }),
    ...(beam && { beam }),
    ...(draft && { draught: draft }),
  }));
}
