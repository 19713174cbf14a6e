import { readFileSync } from 'node:fs';
import { createGazetteer, type TownRow } from '#domain/places/gazetteer.ts';

const TOWNS_FILE = new URL('../../../../../build/uk-towns.json', import.meta.url);

/** Smaller towns come from a file that the build makes; without it the places that we list ourselves are known. */
function readTowns(): TownRow[] {
  try {
    return JSON.parse(readFileSync(TOWNS_FILE, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Every place of the UK that the server knows. */
export const gazetteer = createGazetteer(readTowns());
