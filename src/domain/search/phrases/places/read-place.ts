import { anyOfPlaces } from '../../../places/several-places.ts';
import { isOtherMeaning } from '../../keywords/places-in-keywords.ts';
import { type Claim, claim, isFree, type Reader, type Reading } from '../claims.ts';
import { longestSequenceAt, numberOf, sequenceAt, type Token } from '../tokens.ts';
import { meaningAt } from '../words/lexicon.ts';
import { isOrdinaryWord } from '../words/ordinary-words.ts';
import { endOfPlace, type NamedPlace, placeAt } from './place-names.ts';

/** The distance that "near" means. */
const NEAR_MILES = 15;
const MILES_PER_KILOMETRE = 0.6214;
const UNIT: ReadonlyMap<string, number> = new Map([
  ...['mile', 'miles', 'mi'].map((unit) => [unit, 1] as const),
  ...['km', 'kms', 'kilometres', 'kilometers'].map((unit) => [unit, MILES_PER_KILOMETRE] as const),
]);

const sequences = <T>(rows: Readonly<Record<string, T>>) =>
  Object.entries(rows).map(([words, value]) => [words.split(' '), value] as const);

const LEADS = sequences({
  in: undefined,
  at: undefined,
  on: undefined,
  from: undefined,
  'based in': undefined,
  'located in': undefined,
  'lying in': undefined,
  near: NEAR_MILES,
  'near to': NEAR_MILES,
  nr: NEAR_MILES,
  around: NEAR_MILES,
  'close to': NEAR_MILES,
  'next to': NEAR_MILES,
  'not far from': NEAR_MILES,
  by: NEAR_MILES,
});

const FROM: ReadonlySet<string> = new Set(['of', 'from', 'around']);

const NEAR_ME = sequences({
  'near me': true,
  'near my home': true,
  'near my house': true,
  'near here': true,
  'near to me': true,
  nearby: true,
  'close to me': true,
  'close by': true,
  'close to home': true,
  'around me': true,
  'around here': true,
  'in my area': true,
  'nearest to me': true,
  'closest to me': true,
  'near where i live': true,
  'local to me': true,
  'of me': true,
  'from me': true,
});

/** "near me": we do not know where that is. */
export const readNearMe: Reader = ({ tokens }, at) => {
  const miles = milesAt(tokens, at);
  const from = miles?.to ?? at;
  const near = longestSequenceAt(tokens, from, NEAR_ME);
  if (!near || (tokens[from]?.word === 'of' && !miles) || (tokens[from]?.word === 'from' && !miles))
    return undefined;
  return { from: at, to: from + near.length, parts: [], needs: 'postcode', within: miles?.miles };
};

/** Words that announce a place, with the distance they mean. */
export type PlaceLead = { readonly to: number; readonly miles?: number | undefined };

export function placeLeadAt(tokens: readonly Token[], at: number): PlaceLead | undefined {
  const miles = milesAt(tokens, at);
  if (miles) {
    const isJoined = FROM.has(tokens[miles.to]?.word ?? '');
    return isJoined ? { to: miles.to + 1, miles: miles.miles } : undefined;
  }
  const lead = longestSequenceAt(tokens, at, LEADS);
  return lead && { to: at + lead.length, miles: lead.value };
}

/** "in Poole", "near Oxford", "within 20 miles of Reading". */
export const readLedPlace: Reader = (reading, at) => {
  const lead = placeLeadAt(reading.tokens, at);
  // "to live on in London": the second word announces the place.
  if (!lead || placeLeadAt(reading.tokens, lead.to)) return undefined;
  const place = placeFrom(reading, lead.to + sequenceAt(reading.tokens, lead.to, ['the']), lead.to);
  return place && located(reading, place, at, lead.miles);
};

/** "Oxford" or "Isle of Wight" without any such word. */
export const readBarePlace: Reader = (reading, at) => {
  const place = placeFrom(reading, at, at);
  if (!place || !isUnmistakable(reading, place)) return undefined;
  const after = milesAfter(reading.tokens, place.to);
  return located(reading, { ...place, to: after?.to ?? place.to }, at, after?.miles);
};

/** A place with an everyday name ("Reading", "Deal"), when no other word is left. */
export function readLastPlace(reading: Reading, left: readonly number[]): Claim | undefined {
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const place = placeAt(reading, first);
  return place && place.to === last + 1 ? located(reading, place, first, undefined) : undefined;
}

function located(
  reading: Reading,
  place: NamedPlace,
  from: number,
  miles: number | undefined,
): Claim | undefined {
  if (reading.taken.has('location')) return undefined;
  const first = endOfPlace(reading, place);
  const all = [first, ...othersAfter(reading, first.to)];
  const location = anyOfPlaces(all.map((one) => one.location));
  const isNear = miles !== undefined && (!all.every(({ isLarge }) => isLarge) || miles !== NEAR_MILES);
  return claim('place', { location, ...(isNear && { distance: miles }) }, from, all.at(-1)?.to ?? first.to);
}

const JOINTS: ReadonlySet<string> = new Set(['or', 'and', ',', '/']);

/** The "Essex" and "Suffolk" of "Kent, Essex or Suffolk". */
function othersAfter(reading: Reading, from: number): NamedPlace[] {
  const { tokens } = reading;
  const others: NamedPlace[] = [];
  for (let at = from; ; ) {
    let next = at;
    while (next < at + 2 && JOINTS.has(tokens[next]?.word || tokens[next]?.text || '')) next++;
    if (next === at) return others;
    const lead = placeLeadAt(tokens, next)?.to ?? next;
    const place = placeFrom(reading, lead + sequenceAt(tokens, lead, ['the']), lead);
    if (!place || !isUnmistakable(reading, place)) return others;
    const whole = endOfPlace(reading, place);
    others.push(whole);
    at = whole.to;
  }
}

/** "The Solent" has its article in its name, "the Thames" has not. */
function placeFrom(reading: Reading, at: number, withArticle: number): NamedPlace | undefined {
  const found = placeAt(reading, withArticle) ?? placeAt(reading, at);
  return found && rangeIsFree(reading, found) ? found : undefined;
}

const rangeIsFree = (reading: Reading, { from, to }: NamedPlace) =>
  reading.tokens.slice(from, to).every((_, index) => isFree(reading, from + index));

/** "within 20 miles", "20 miles". */
function milesAt(tokens: readonly Token[], at: number): { miles: number; to: number } | undefined {
  const start = at + sequenceAt(tokens, at, ['within']);
  const number = tokens[start];
  const unit = UNIT.get(tokens[start + 1]?.word ?? '');
  if (number?.kind !== 'number' || !unit) return undefined;
  const miles = Math.max(1, Math.round(numberOf(number) * unit));
  return miles <= 1000 ? { miles, to: start + 2 } : undefined;
}

/** "Oxford within 20 miles", "Oxford 20 miles". */
function milesAfter(tokens: readonly Token[], at: number) {
  const plus = at + sequenceAt(tokens, at, ['+']);
  return milesAt(tokens, plus);
}

/** Boats named after a place: a Salcombe yawl may be anywhere. */
const CLASSES: ReadonlySet<string> = new Set(
  'yawl scow punt smack oyster gypsy crabber lugger wherry'.split(' '),
);

function isUnmistakable(reading: Reading, { from, to, isTown }: NamedPlace): boolean {
  const { tokens } = reading;
  const name = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .filter(Boolean)
    .join(' ');
  const named = meaningAt(reading.lexicon, tokens, from);
  if (named && named.to >= to) return false;
  if (isTown && (name.length < 4 || (from > 0 && to < tokens.length) || isOrdinaryWord(name))) return false;
  return !isOtherMeaning(name) && !CLASSES.has(tokens[to]?.word ?? '');
}
