import { foldName } from '../fold-name.ts';
import { ALIASES } from './aliases.ts';
import { COUNTIES } from './counties.ts';

const COUNTY_OF = new Map<string, string>([
  ...COUNTIES.map(({ name }) => [foldName(name), name] as const),
  ...Object.entries(ALIASES).filter(([, name]) => COUNTIES.some((county) => county.name === name)),
]);

const SPELLINGS = Map.groupBy(COUNTY_OF, ([, name]) => name);

/** The canonical name of the county in a text; the text itself when it is not a known county. */
export function countyName(text: string): string {
  return COUNTY_OF.get(foldName(text)) ?? text.trim();
}

/** Every spelling of that county that listings may use, in lower case. */
export function countySpellings(text: string): string[] {
  const name = countyName(text);
  const known = SPELLINGS.get(name)?.map(([spelling]) => spelling) ?? [];
  return [...new Set([name.toLowerCase(), ...known])];
}
