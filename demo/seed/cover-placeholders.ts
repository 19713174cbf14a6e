import sharp from 'sharp';
import { placeholderOf } from '../../src/server/modules/media/photos/placeholder.ts';
import { blend } from '../artwork/colour.ts';
import { type Light, type LightName, lights } from '../artwork/lights.ts';
import type { Stop } from '../artwork/sheet.ts';
import { createSubject } from '../artwork/shots/subject.ts';
import { isBoat } from '../artwork/shots.ts';
import { type DemoArtwork, PICTURE } from '../pictures/artwork.ts';

/** Enough for a picture of sixteen pixels. */
const HEIGHT = 24;
/** The horizon of most covers, from the top. */
const HORIZON = 0.55;

/** Sky over sea in one light, from top to bottom: all that so small a picture shows of a boat on the water. */
const stopsOf = ({ sky, sea }: Light): Stop[] => [
  ...sky.map(([at, colour]): Stop => [at * HORIZON, colour]),
  ...sea.map((colour, at): Stop => [HORIZON + (at / (sea.length - 1)) * (1 - HORIZON), colour]),
];

function colourAt(stops: readonly Stop[], at: number): string {
  const next = stops.findIndex(([place]) => place >= at);
  const [below, above] = [stops[Math.max(next - 1, 0)], stops[next]];
  if (!below || !above) throw new Error('A light has no colours');
  const [from, to] = [below[0], above[0]];
  return blend(below[1], above[1], to > from ? (at - from) / (to - from) : 0);
}

function skyOverSea(light: Light): Promise<Buffer> {
  const stops = stopsOf(light);
  const rows = Array.from({ length: HEIGHT }, (_, row) => colourAt(stops, (row + 0.5) / HEIGHT).slice(1));
  return sharp(Buffer.from(rows.join(''), 'hex'), { raw: { width: 1, height: HEIGHT, channels: 3 } })
    .resize(HEIGHT * (PICTURE.width / PICTURE.height), HEIGHT, { fit: 'fill' })
    .png()
    .toBuffer();
}

const lightOfCover = ({ kind, seed, shot }: DemoArtwork): LightName | undefined =>
  shot === 0 && isBoat(kind) ? createSubject(kind, `${kind}/${seed}`, {}).heroLight : undefined;

/**
 * Computes the placeholder of a cover from its light, without drawing it. Other pictures have none: their light is
 * known only once they are drawn.
 */
export async function createPlaceholderFinder() {
  const byLight = new Map<LightName, string>();
  for (const [name, light] of Object.entries(lights))
    byLight.set(name as LightName, await placeholderOf(await skyOverSea(light)));
  return (artwork: DemoArtwork): string | null => {
    const light = lightOfCover(artwork);
    return (light && byLight.get(light)) ?? null;
  };
}
