import { placeholderOf } from '#server/modules/media/photos/placeholder.ts';
import { type Light, type LightName, lights } from '../artwork/lights.ts';
import { createSubject } from '../artwork/shots/subject.ts';
import { isBoat } from '../artwork/shots.ts';
import type { DemoArtwork } from './draw-artwork.ts';

/** Where most covers have their horizon, from the top. */
const HORIZON = 0.55;

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;
const stop = (at: number, colour: string) => `<stop offset="${percent(at)}" stop-color="${colour}"/>`;

/** Sky over sea in one light: all that a picture of sixteen pixels shows of a boat on the water. */
function skyOverSea({ sky, sea }: Light): string {
  const above = sky.map(([at, colour]) => stop(at * HORIZON, colour));
  const below = sea.map((colour, at) => stop(HORIZON + (at / (sea.length - 1)) * (1 - HORIZON), colour));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><defs><linearGradient id="v" x2="0" y2="1">${above.join('')}${below.join('')}</linearGradient></defs><rect width="160" height="120" fill="url(#v)"/></svg>`;
}

const lightOfCover = ({ kind, seed, shot }: DemoArtwork): LightName | undefined =>
  shot === 0 && isBoat(kind) ? createSubject(kind, `${kind}/${seed}`, {}).heroLight : undefined;

/**
 * Finds the placeholder of a cover from the light that it will be drawn in, without drawing it. Other pictures have
 * none: their light shows only when they are drawn.
 */
export async function createPlaceholderFinder() {
  const byLight = new Map<LightName, string>();
  for (const [name, light] of Object.entries(lights))
    byLight.set(name as LightName, await placeholderOf(Buffer.from(skyOverSea(light))));
  return (artwork: DemoArtwork): string | null => {
    const light = lightOfCover(artwork);
    return (light && byLight.get(light)) ?? null;
  };
}
