import { drawScene, type SceneRequest } from '../artwork/scene.ts';

/** What a demo photo's row keeps: enough to draw the same picture again. */
export type DemoArtwork = SceneRequest & { seed: number };

/** Draws the picture that a media row names. */
export function drawArtwork(artwork: Record<string, unknown>): string {
  return drawScene(artwork as DemoArtwork);
}
