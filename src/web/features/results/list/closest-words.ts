import type { ListedBoat } from '#contract/boats/listed-boat.ts';
import { activeFilterChips } from '#domain/search/chips/chips.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';

type NamedBoat = Pick<ListedBoat, 'make' | 'model'>;

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

/** The filters that what is shown does not meet, as their chips say them. */
function unmetLabels(filters: Filters, relaxed: readonly FilterName[]): string {
  return (
    activeFilterChips(filters)
      .filter(({ names }) => names.some((name) => filters[name] !== undefined && relaxed.includes(name)))
      // The chip of keywords has its own quotation marks.
      .map(({ label }) => (label.startsWith('“') ? label : `“${label}”`))
      .join(' and ')
  );
}

/** What nothing matches, and what is listed in its place. */
export function closestInWords(
  filters: Filters,
  relaxed: readonly FilterName[],
  boats: readonly NamedBoat[],
): { missing: string; instead: string } {
  const thing = missingThing(filters, relaxed);
  if (!thing) {
    const verb = relaxed.every((name) => name === 'keywords') ? 'mention' : 'meet';
    return {
      missing: 'No exact matches.',
      instead: `These come closest. They do not ${verb} ${unmetLabels(filters, relaxed)}.`,
    };
  }
  const missing = `No ${thing} for sale.`;
  const isUnrelated = relaxed.includes('make') && !filters.category && !filters.types;
  if (isUnrelated) return { missing, instead: 'Other boats for sale:' };
  const names = namesOf(boats);
  return {
    missing,
    instead: names.length > 0 ? `Closest matches: ${names.join(', ')}.` : 'These come closest:',
  };
}
