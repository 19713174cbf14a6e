import type { Deps } from '#server/deps.ts';
import { boatView, viewExpiresAt } from '../listings.views.ts';
import { type BoatRow, findBoats } from './boats.repository.ts';
import type { FoundBoat } from './found-boats.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** Boats that were found, as anyone may see them, as a JSON array in the order in which they were found. */
export type AnswerBoats = (found: readonly FoundBoat[]) => Promise<Buffer>;

/** About ten thousand boats. */
const KEPT_BYTES = 24 * 1024 * 1024;

const OPEN = Buffer.from('[');
const BETWEEN = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** A boat is the same for everyone; how far away it lies depends on who asks. */
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

export function createAnswerBoats({ db, clock }: Pick<Deps, 'db' | 'clock'>): AnswerBoats {
  const kept = createKeptAnswers(KEPT_BYTES);

  function answerOf(row: BoatRow, now: Date): Buffer {
    const json = Buffer.from(JSON.stringify(boatView(row, now)));
    kept.keep(row.id, { version: row.version, json, until: viewExpiresAt(row, now) });
    return json;
  }

  return async (found) => {
    const now = clock.now();
    const answers = new Map<number, Buffer>();
    for (const { id, version } of found) {
      const json = kept.get(id, version, now);
      if (json) answers.set(id, json);
    }
    const missing = found.filter(({ id }) => !answers.has(id)).map(({ id }) => id);
    for (const row of await findBoats(db, missing)) if (row.shown) answers.set(row.id, answerOf(row, now));
    return arrayOf(
      found.flatMap((boat) => {
        const json = answers.get(boat.id);
        return json ? [withDistance(json, boat)] : [];
      }),
    );
  };
}
