import { type KnownPlace, placeOf } from '../../places/gazetteer.ts';
import { cutText, isShowable } from '../../text.ts';
import { isEmptyFilter } from '../filters/empty-filter.ts';
import type { Filters } from '../filters/filters.ts';
import { readOneOf, readWithout as readWithoutFilter, writeWithout } from '../without/without.ts';
import { readAmount } from './amounts/read-amounts.ts';
import { readSleeps } from './amounts/read-berths.ts';
import { readBeamOrDraft, readLengthByBeam } from './amounts/read-dimensions.ts';
import { readAge, readDecade, readYear } from './amounts/read-years.ts';
import {
  type Claim,
  type Found,
  fitsAddress,
  isFree,
  isFreeSpan,
  partOf,
  type Reader,
  type Reading,
} from './claims.ts';
import type { KnownModel } from './names/models.ts';
import { readAnyBoat, readNames } from './names/read-names.ts';
import { settleNouns, sizeOfGoods } from './nouns/settle-nouns.ts';
import { filterNamesOf, type Phrase } from './phrase.ts';
import { readMisspeltPlace } from './places/misspelt-places.ts';
import { readBarePlace, readLastPlace, readLedPlace, readNearMe } from './places/read-place.ts';
import { tokensOf } from './tokens.ts';
import { wishesOf } from './wishes-of-phrase.ts';
import { buildLexicon } from './words/build-lexicon.ts';
import { isNoise } from './words/noise.ts';
import { readRankingWords } from './words/ranking-words.ts';
import { joinEither, readEither } from './words/read-either.ts';
import { readFamily, readPurpose, readSold } from './words/read-purposes.ts';
import { readNotThere, readWithout } from './words/read-without.ts';
import { readMisspelt } from './words/typos.ts';

/** What the market and the day add to what we know ourselves. */
export type KnownNames = {
  /** The current year: boats are built in the next one at most. */
  readonly year?: number;
  readonly makes?: readonly string[];
  readonly models?: readonly KnownModel[];
  readonly placeOf?: (name: string) => KnownPlace | undefined;
};

export type PhraseReader = (text: string) => Phrase;

/** Each reads the whole phrase and takes what it understands; the next one gets the rest. */
const READERS: readonly Reader[] = [
  readNearMe,
  readRankingWords,
  readNotThere,
  readWithout,
  readEither,
  readFamily,
  readLengthByBeam,
  readSleeps,
  readPurpose,
  readSold,
  readDecade,
  readAge,
  readBeamOrDraft,
  readLedPlace,
  readAmount,
  readBarePlace,
  readNames,
  readYear,
  readMisspelt,
  readAnyBoat,
  readMisspeltPlace,
];

/** As long as the keywords of a search. */
const MAX_LENGTH = 200;
/** The latest that a filter accepts. */
const LATEST_YEAR = 2099;

/** Prepares what is known, then reads phrases. A reading never fails: at worst every word is left. */
export function createPhraseReader(known: KnownNames = {}): PhraseReader {
  const { year = LATEST_YEAR } = known;
  const lexicon = buildLexicon(known.makes, known.models);
  return (text) => {
    const typed = tidied(text);
    const reading: Reading = {
      text: typed,
      tokens: tokensOf(typed),
      lexicon,
      placeOf: remembered(known.placeOf ?? placeOf),
      claims: [],
      taken: new Set(),
      nextYear: year + 1,
    };
    for (const reader of READERS) readWith(reader, reading);
    joinEither(reading);
    return phraseOf(reading);
  };
}

/** Several readers look for places at the same words. */
function remembered<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, T>();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name) as T;
  };
}

function tidied(text: string): string {
  const line = cutText(text.replace(/\s+/g, ' ').trim(), MAX_LENGTH).trim();
  return isShowable(line)
    ? line
    : line
        .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}

function readWith(reader: Reader, reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!isFree(reading, at)) continue;
    const claim = reader(reading, at);
    if (claim && take(reading, claim)) at = claim.to - 1;
  }
}

function take(reading: Reading, claim: Claim): boolean {
  const names = claim.parts.flatMap(({ filters }) => filterNamesOf(filters));
  if (!isFreeSpan(reading, claim) || names.some((name) => reading.taken.has(name))) return false;
  if (!claim.parts.every(({ filters }) => fitsAddress(filters))) return false;
  reading.claims.push(claim);
  for (const name of names) reading.taken.add(name);
  return true;
}

function phraseOf(reading: Reading): Phrase {
  const nouns = settleNouns(reading);
  const isReleased = (claim: Claim) => nouns.released.includes(claim);
  reading.claims.splice(0, reading.claims.length, ...reading.claims.filter((claim) => !isReleased(claim)));
  const last = readLastPlace(reading, wordsLeft(reading));
  if (last) take(reading, last);
  const goods = nouns.parts[0]?.filters ?? {};
  const found = [
    ...reading.claims.flatMap((claim) => sizedFor(goods, claim)),
    ...nouns.parts,
    ...exclusionsIn(reading),
    ...alternativesIn(reading),
  ].toSorted((a, b) => a.from - b.from);
  const { needs, within } = reading.claims.find((claim) => claim.needs) ?? {};
  const note = reading.claims.find((claim) => claim.note)?.note;
  const parts = found.map((part) => partOf(reading, part));
  const isUnderstood = reading.claims.some((claim) => !claim.isRest);
  const words = isUnderstood ? restOf(reading) : reading.text;
  const rest = isEmptyFilter(words) ? '' : words;
  return {
    parts,
    wishes: wishesOf(reading, found, isUnderstood ? wordsLeft(reading) : undefined),
    rest,
    alsoRanks: reading.claims.flatMap(({ noun }) => noun?.ranks ?? []).join(' '),
    purposes: reading.claims.flatMap(({ purpose }) => purpose ?? []),
    ...(needs && { needs }),
    ...(within && { within }),
    ...(note && { note }),
  };
}

/** Everything that the phrase excludes is one filter. */
function exclusionsIn({ claims }: Reading): Found[] {
  const said = claims.filter(({ without }) => without !== undefined).toSorted((a, b) => a.from - b.from);
  const [first, ...others] = said;
  const without = readWithoutFilter(writeWithout(said.flatMap((claim) => claim.without ?? [])) ?? '');
  return first && without
    ? [{ kind: 'without', filters: { without }, from: first.from, to: first.to, also: others }]
    : [];
}

/** All alternatives are one filter too. */
function alternativesIn({ claims }: Reading): Found[] {
  const said = claims.filter(({ oneOf }) => oneOf !== undefined).toSorted((a, b) => a.from - b.from);
  const [first, ...others] = said;
  const oneOf = readOneOf(writeWithout(said.flatMap((claim) => claim.oneOf ?? [])) ?? '');
  return first && oneOf
    ? [{ kind: 'options', filters: { oneOf }, from: first.from, to: first.to, also: others }]
    : [];
}

function sizedFor(goods: Filters, { feet, parts }: Claim): readonly Found[] {
  const filters = feet === undefined ? undefined : sizeOfGoods(feet, goods);
  return filters && fitsAddress(filters) ? parts.map((part) => ({ ...part, filters })) : parts;
}

/** Nobody understood it, or as nothing but a word. */
const isRest = ({ claims }: Reading, at: number) =>
  claims.every(({ from, to, isRest: isWord }) => isWord || at < from || at >= to);

function wordsLeft(reading: Reading): number[] {
  return reading.tokens.flatMap((token, at) =>
    token.kind !== 'sign' && isRest(reading, at) && !isNoise(token.word) ? [at] : [],
  );
}

/** The words nobody understood, and those after the last one read. */
function restOf(reading: Reading): string {
  const { text, tokens } = reading;
  const left = new Set(wordsLeft(reading));
  const isKeptSign = (at: number) =>
    tokens[at]?.kind === 'sign' &&
    tokens[at].glued &&
    tokens[at + 1]?.glued &&
    left.has(at - 1) &&
    left.has(at + 1);
  const words = tokens.flatMap(({ text: word, glued }, at) => {
    if (!left.has(at) && !isKeptSign(at)) return [];
    return [glued && (left.has(at - 1) || isKeptSign(at - 1)) ? word : ` ${word}`];
  });
  return `${words.join('')}${text.slice(tokens.at(-1)?.end)}`.trim();
}
