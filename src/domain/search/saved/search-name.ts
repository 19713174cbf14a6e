import { cutText } from '../../text.ts';
import { activeFilterChips } from '../chips/chips.ts';
import { capitalised, inSentence } from '../chips/listed-in-words.ts';
import type { FilterName, Filters } from '../filters/filters.ts';

export const NAME_MAX = 80;

/** Chips that name the kind of boat. They come first, and only the most specific one is used. */
const KIND: readonly FilterName[] = ['subcategory', 'types', 'category', 'unknownCategory', 'kind'];
const PLACE: readonly FilterName[] = ['location', 'county'];
const EVERYTHING = 'All boats';

const lowerCased = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** "Up to £60,000" is a chip; "under £60,000" is part of a sentence. */
function asPhrase(chip: string): string {
  return lowerCased(chip)
    .replace(/^up to (?=[£$])/, 'under ')
    .replace(/^from (?=[£$])/, 'over ')
    .replace(/^(?:make|model): /, '');
}

const isAbout = (names: readonly FilterName[], about: readonly FilterName[]) =>
  names.some((name) => about.includes(name));

/** A name made from the chips, such as "Narrowboats under £60,000 near Oxford". */
export function nameOfSearch(filters: Filters): string {
  const chips = activeFilterChips(filters);
  const label = (about: readonly FilterName[]) =>
    chips.filter(({ names }) => isAbout(names, about)).map((chip) => chip.label);
  const words = label(['keywords']);
  const names = label(['make', 'model']).map((chip) => chip.replace(/^(?:Make|Model): /, ''));
  const kind = label(KIND).at(-1);
  const others = chips
    .filter(({ names: of }) => !isAbout(of, [...KIND, ...PLACE, 'keywords', 'make', 'model']))
    .map((chip) => asPhrase(chip.label));
  const place = label(PLACE).map(lowerCased);
  const subject = capitalised([...names, ...(kind ? [inSentence(kind)] : [])].join(' '));
  const [first = '', ...rest] = others;
  const about = [subject || words.join(' ') || EVERYTHING, first].filter(Boolean).join(' ');
  const tail = subject && words.length > 0 ? [words.join(' ')] : [];
  const name = [[about, ...rest, ...tail].join(', '), ...place].join(' ');
  return cutText(name, NAME_MAX).trim();
}
