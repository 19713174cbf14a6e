import { rasterise } from '../artwork/rasterise.ts';
import { drawScene } from '../artwork/scene.ts';
import type { DemoArtwork } from './artwork.ts';

/** The same quality as a stored upload. */
const QUALITY = 85;

/** One picture as the file that a seller would have uploaded: a JPEG of 1600 × 1200. */
export const drawPicture = async (artwork: DemoArtwork): Promise<Buffer> =>
  rasterise(drawScene(artwork)).flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer();
