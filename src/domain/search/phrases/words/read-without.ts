import { typesOf } from '../../filters/types-of-boat.ts';
import { singular } from '../../keywords/singular.ts';
import type { Exclusion } from '../../without/without.ts';
import { leadAt, trailAt } from '../amounts/qualifiers.ts';
import { isFreeSpan, type Reader, type Reading } from '../claims.ts';
import { longestSequenceAt } from '../tokens.ts';
import { type Meaning, meaningAt } from './lexicon.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

const NOT = [
  'not a',
  'not an',
  'not any',
  'not the',
  'not with a',
  'not with',
  'not on',
  'not in',
  'not',
  'no',
  'non',
  'without a',
  'without an',
  'without any',
  'without',
  'with no',
  'but not a',
  'but not',
  'but no',
  'except',
  'excluding',
  'excl',
  'anything but a',
  'anything but',
  "don't want a",
  "don't want",
  'dont want a',
  'dont want',
].map((words) => [words.replaceAll("'", '').split(' '), true] as const);

const OR: ReadonlySet<string> = new Set(['or', 'nor', 'and', ',', '/']);
/** "no offers" says nothing about a boat. */
const IDLE: ReadonlySet<string> = new Set(
  'offer offers timewasters time reserve problem issue issues osmosis leaks rush hurry thanks more less longer over under far vat'.split(
    ' ',
  ),
);

const OF_OPTIONS = [
  'condition',
  'engineType',
  'fuelType',
  'hullMaterial',
  'keelType',
  'engineCount',
] as const;

function exclusionsOf({ kind, filters, noun, ranks }: Meaning): Exclusion[] {
  const { category, subcategory } = filters;
  // "not a widebeam" leaves other narrowboats.
  if (ranks) return [{ name: 'word', value: ranks }];
  const isEngine = category === 'engines' && (subcategory === undefined || subcategory === 'inboard');
  if (noun === 'generic') return [];
  if (isEngine) return [{ name: 'engine', value: 'any' }];
  if (subcategory === 'outboard')
    return [
      { name: 'type', value: 'outboard' },
      { name: 'engineType', value: 'outboard' },
    ];
  if (noun) {
    const types = typesOf(filters);
    if (types.length > 0) return types.map((value) => ({ name: 'type', value }));
    return category ? [{ name: 'category', value: category }] : [];
  }
  if (kind === 'make') return (filters.make ?? '').split(',').map((value) => ({ name: 'make', value }));
  if (filters.brokerListing) return [{ name: 'seller', value: 'broker' }];
  if (filters.privateSeller) return [{ name: 'seller', value: 'private' }];
  return OF_OPTIONS.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value: String(value) }];
  });
}

const SHORTEST_WORD = 3;
/** Second words of equipment: "teak decks", "bow thruster". */
const EQUIPMENT: ReadonlySet<string> = new Set(
  'deck decking thruster heater heating console cockpit saloon stove burner tank plotter radio cover canopy hood winch toilet pump cabin drive top'.split(
    ' ',
  ),
);
/** "laid teak" is a teak deck too. */
const OF_MATERIAL: ReadonlySet<string> = new Set(['teak', 'wooden', 'wood']);

/** What follows "not": something we know, or any other word. */
function excludedAt(
  reading: Reading,
  from: number,
): { readonly to: number; readonly without: Exclusion[] } | undefined {
  const { tokens, lexicon } = reading;
  const known = meaningAt(lexicon, tokens, from);
  if (known && isFreeSpan(reading, { from, to: known.to })) {
    const without = exclusionsOf(known.meaning);
    // "no trailer" is about a boat's equipment.
    const isPart =
      known.meaning.filters.category === 'engines' && without.some(({ name }) => name === 'type');
    const word = tokens[from]?.word ?? '';
    if (isPart && known.meaning.filters.subcategory !== 'outboard')
      return { to: known.to, without: [{ name: 'word', value: word }] };
    if (without.length > 0) return { to: known.to, without };
    return undefined;
  }
  const token = tokens[from];
  if (token?.kind !== 'word' || token.word.length < SHORTEST_WORD || IDLE.has(token.word)) return undefined;
  if (isOrdinaryWord(token.word) || !isFreeSpan(reading, { from, to: from + 1 })) return undefined;
  const part = tokens[from + 1];
  const isPart = part && EQUIPMENT.has(singular(part.word)) && isFreeSpan(reading, { from, to: from + 2 });
  const value = isPart && !OF_MATERIAL.has(token.word) ? `${token.word} ${part.word}` : token.word;
  return { to: isPart ? from + 2 : from + 1, without: [{ name: 'word', value }] };
}

const AT: ReadonlySet<string> = new Set(['on', 'in', 'near', 'at', 'around']);
const PLACE_WORDS = 3;

/** "not on the broads": no filter leaves a place out, and boats that lie there are the last that is meant. */
export const readNotThere: Reader = (reading, from) => {
  const { tokens } = reading;
  if (tokens[from]?.word !== 'not' || !AT.has(tokens[from + 1]?.word ?? '')) return undefined;
  const start = from + (tokens[from + 2]?.word === 'the' ? 3 : 2);
  for (let to = Math.min(tokens.length, start + PLACE_WORDS); to > start; to--) {
    const name = tokens.slice(start, to).map(({ word }) => word);
    const isPlace = [name, ['the', ...name]].some((words) => reading.placeOf(words.join(' ')));
    if (isPlace && isFreeSpan(reading, { from, to })) return { from, to, parts: [] };
  }
  return undefined;
};

/** "not a project", "no outboard or trailer", "without engine". */
export const readWithout: Reader = (reading, from) => {
  const { tokens } = reading;
  const not = longestSequenceAt(tokens, from, NOT);
  if (!not || leadAt(tokens, from) || trailAt(tokens, from) || meaningAt(reading.lexicon, tokens, from))
    return undefined;
  const without: Exclusion[] = [];
  let to = from + not.length;
  for (let next = to; ; ) {
    const found = excludedAt(reading, next);
    if (!found) break;
    // After a comma the wishes go on, unless it ends with "or".
    without.push(...found.without);
    to = found.to;
    if (!OR.has(tokens[to]?.word || tokens[to]?.text || '') || tokens[to]?.text === ',') break;
    next = to + 1;
    if (longestSequenceAt(tokens, next, NOT)) break;
  }
  return without.length > 0 ? { from, to, parts: [], without } : undefined;
};
