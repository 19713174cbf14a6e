import { forList } from '#contract/search/listed-boat.ts';
import type { Deps } from '#server/deps.ts';
import { boatView, viewExpiresAt } from '../listings.views.ts';
import { createBoatJsonCache } from './boat-json-cache.ts';
import { type BoatRow, findBoats } from './boats.repository.ts';
import type { FoundBoat } from './found-boats.ts';
import { type BoatShape, readStored } from './stored/stored-boats.repository.ts';

/** A JSON array of the public views of these boats, in the same order. */
export type ReadBoatsJson = (found: readonly FoundBoat[], shape?: BoatShape) => Promise<Buffer>;

/** Enough for about ten thousand cards and three thousand boats. */
const CACHE_BYTES: Readonly<Record<BoatShape, number>> = { card: 14 * 1024 * 1024, boat: 10 * 1024 * 1024 };

const OPEN = Buffer.from('[');
const BETWEEN = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** The boat's JSON is cached for everyone; its distance and what it does not meet depend on the search. */
function withSearch(json: Buffer, { distanceMiles, unmet }: FoundBoat): Buffer[] {
  if (distanceMiles === undefined && !unmet) return [json];
  return [json.subarray(0, -1), Buffer.from(`,${JSON.stringify({ distanceMiles, unmet }).slice(1)}`)];
}

function arrayOf(boats: readonly Buffer[][]): Buffer {
  return Buffer.concat([
    OPEN,
    ...boats.flatMap((parts, at) => (at === 0 ? parts : [BETWEEN, ...parts])),
    CLOSE,
  ]);
}

/**
 * Reads what is stored about boats. Those whose stored JSON is out of date, because they have just changed, are mapped
 * instead. What was requested last is cached by the version of the row.
 */
export function createReadBoatsJson({ db, clock }: Pick<Deps, 'db' | 'clock'>): ReadBoatsJson {
  const caches = {
    card: createBoatJsonCache(CACHE_BYTES.card),
    boat: createBoatJsonCache(CACHE_BYTES.boat),
  };

  function mapped(row: BoatRow, shape: BoatShape, now: Date) {
    const boat = boatView(row, now);
    const json = Buffer.from(JSON.stringify(shape === 'card' ? forList(boat) : boat));
    return { version: row.version, json, validUntil: viewExpiresAt(row, now) };
  }

  return async (found, shape = 'boat') => {
    const now = clock.now();
    const cache = caches[shape];
    const jsonById = new Map<number, Buffer>();
    const missing = new Set<number>();
    for (const { id, version } of found) {
      const json = cache.get(id, version, now);
      if (json) jsonById.set(id, json);
      else missing.add(id);
    }
    const remember = (id: number, boat: Parameters<typeof cache.set>[1]) => {
      cache.set(id, boat);
      jsonById.set(id, boat.json);
      missing.delete(id);
    };
    for (const { id, ...stored } of await readStored(db, [...missing], shape, now)) remember(id, stored);
    for (const row of await findBoats(db, [...missing]))
      if (row.shown) remember(row.id, mapped(row, shape, now));
    return arrayOf(
      found.flatMap((boat) => {
        const json = jsonById.get(boat.id);
        return json ? [withSearch(json, boat)] : [];
      }),
    );
  };
}
