import type { Deps } from '#server/deps.ts';
import { boatView, viewExpiresAt } from '../listings.views.ts';
import { createBoatJsonCache } from './boat-json-cache.ts';
import { type BoatRow, findBoats } from './boats.repository.ts';
import type { FoundBoat } from './found-boats.ts';

/** A JSON array of the public views of these boats, in the same order. */
export type ReadBoatsJson = (found: readonly FoundBoat[]) => Promise<Buffer>;

/** Enough for about ten thousand boats. */
const CACHE_BYTES = 24 * 1024 * 1024;

const OPEN = Buffer.from('[');
const BETWEEN = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** The boat's JSON is cached for everyone; the distance depends on the search. */
function withDistance(json: Buffer, { distanceMiles }: FoundBoat): Buffer[] {
  if (distanceMiles === undefined) return [json];
  return [json.subarray(0, -1), Buffer.from(`,"distanceMiles":${distanceMiles}}`)];
}

function arrayOf(boats: readonly Buffer[][]): Buffer {
  return Buffer.concat([
    OPEN,
    ...boats.flatMap((parts, at) => (at === 0 ? parts : [BETWEEN, ...parts])),
    CLOSE,
  ]);
}

export function createReadBoatsJson({ db, clock }: Pick<Deps, 'db' | 'clock'>): ReadBoatsJson {
  const cache = createBoatJsonCache(CACHE_BYTES);

  function serialise(row: BoatRow, now: Date): Buffer {
    const json = Buffer.from(JSON.stringify(boatView(row, now)));
    cache.set(row.id, { version: row.version, json, validUntil: viewExpiresAt(row, now) });
    return json;
  }

  return async (found) => {
    const now = clock.now();
    const jsonById = new Map<number, Buffer>();
    for (const { id, version } of found) {
      const json = cache.get(id, version, now);
      if (json) jsonById.set(id, json);
    }
    const missing = found.filter(({ id }) => !jsonById.has(id)).map(({ id }) => id);
    for (const row of await findBoats(db, missing)) if (row.shown) jsonById.set(row.id, serialise(row, now));
    return arrayOf(
      found.flatMap((boat) => {
        const json = jsonById.get(boat.id);
        return json ? [withDistance(json, boat)] : [];
      }),
    );
  };
}
