import type { ArtworkKind } from '../artwork/kinds.ts';
import { drawScene } from '../artwork/scene.ts';

/** What a demo photo's row keeps: enough to draw the same picture again. */
export type DemoArtwork = { kind: ArtworkKind; seed: number; shot: number; hull?: string };

/** Draws the picture that a media row names. */
export function drawArtwork(artwork: Record<string, unknown>): string {
  return drawScene(artwork as DemoArtwork);
}
