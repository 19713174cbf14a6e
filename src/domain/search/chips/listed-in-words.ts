import { cutText } from '../../text.ts';
import { formatMiles } from '../../units.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import { splitValues } from '../filters/multiple-values.ts';
import { typesOf } from '../filters/types-of-boat.ts';
import { activeFilterChips } from './chips.ts';

const KIND: readonly FilterName[] = ['subcategory', 'types', 'category', 'unknownCategory', 'kind'];
const MAX_LENGTH = 120;

/** "Sailing Boats" is a heading; names such as "RIBs" keep their capitals. */
export const inSentence = (heading: string) =>
  heading.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()));

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Bavaria, Hanse and Dehler". */
const joined = (list: string) => list.replace(/, ([^,]*)$/, ' and $1');

/**
 * What is listed, in a line: "Outboard motors in Devon". The chips state the other filters. Undefined if nothing is said
 * about kind, make, words or place.
 */
export function listedInWords(filters: Filters, place: { isArea: boolean }): string | undefined {
  // A search for boats lists boats: that much the title says.
  const { kind: boatsOrGoods, ...others } = filters;
  const chips = activeFilterChips(boatsOrGoods === 'goods' ? filters : others);
  const label = (about: FilterName) =>
    chips.find(({ names }) => names.includes(about))?.label.replace(/^\w+: /, '') ?? '';
  const makes = joined(label('make'));
  const models = filters.make && splitValues(filters.make).length > 1 ? '' : joined(label('model'));
  const kind = inSentence(
    chips.filter(({ names }) => names.some((name) => KIND.includes(name))).at(-1)?.label ?? '',
  );
  const subject = [makes, models, typesOf(filters).length > 1 ? joined(kind) : kind]
    .filter(Boolean)
    .join(' ');
  const words = filters.keywords ? `with ${label('keywords')}` : '';
  const where = placeInWords(filters, place.isArea);
  if (!subject && !words && !where) return undefined;
  const line = [subject || 'All listings', words, where].filter(Boolean).join(' ');
  return capitalised(cutText(line, MAX_LENGTH).trim());
}

function placeInWords({ location, distance, county }: Filters, isArea: boolean): string {
  if (!location) return county ? `in ${county}` : '';
  if (distance) return `within ${formatMiles(distance)} of ${location}`;
  return `${isArea ? 'in' : 'near'} ${location}`;
}
