import type { ListedBoat } from '#contract/search/listed-boat.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';

type NamedBoat = Pick<ListedBoat, 'make' | 'model' | 'unmet'>;

const MAX_NAMES = 3;

/** "Bavaria 36 Cruiser", "Bavaria 28 Sport": the first few different ones. */
function namesOf(boats: readonly NamedBoat[]): string[] {
  const names = boats.map(({ make, model }) => [make, model].filter(Boolean).join(' ')).filter(Boolean);
  return [...new Set(names)].slice(0, MAX_NAMES);
}

function missingThing({ make, model }: Filters, relaxed: readonly FilterName[]): string | undefined {
  if (make && relaxed.includes('make')) return [make, model].filter(Boolean).join(' ');
  return make && model && relaxed.includes('model') ? `${make} ${model}` : undefined;
}

/** Whether one of the listed boats is that make and model: it misses something else. */
const isListed = (boats: readonly NamedBoat[]): boolean =>
  boats.some(({ unmet }) => unmet?.every(({ field }) => field !== 'make' && field !== 'model'));

/** What nothing matches, and what is listed in its place. */
export function closestInWords(
  filters: Filters,
  relaxed: readonly FilterName[],
  boats: readonly NamedBoat[],
): { missing: string; instead: string } {
  const thing = missingThing(filters, relaxed);
  if (!thing || isListed(boats))
    return { missing: 'No exact matches.', instead: 'These boats come closest.' };
  const missing = `No ${thing} for sale.`;
  const isUnrelated = relaxed.includes('make') && !filters.category && !filters.types;
  if (isUnrelated) return { missing, instead: 'Other boats for sale:' };
  const names = namesOf(boats);
  return {
    missing,
    instead: names.length > 0 ? `Closest matches: ${names.join(', ')}.` : 'These come closest:',
  };
}
