import { readFileSync } from 'node:fs';
import { createGazetteer, type TownRow } from '#domain/places/gazetteer.ts';

/** Towns beyond our own list, from GeoNames; scripts/build-towns.ts made the file. */
const towns: TownRow[] = JSON.parse(readFileSync(new URL('./uk-towns.json', import.meta.url), 'utf8'));

/** Every place of the UK that the server knows. */
export const gazetteer = createGazetteer(towns);
