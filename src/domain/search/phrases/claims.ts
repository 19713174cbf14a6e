import type { KnownPlace } from '../../places/gazetteer.ts';
import { readFilters } from '../addresses/read-filters.ts';
import { writeFilters } from '../addresses/write-filters.ts';
import { activeFilterChips } from '../chips/chips.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import { SORTS } from '../filters/sorts.ts';
import type { Exclusion } from '../without/without.ts';
import { filterNamesOf, type PartKind, type PhrasePart } from './phrase.ts';
import type { Token } from './tokens.ts';
import type { Lexicon, Meaning } from './words/lexicon.ts';
import type { Purpose } from './words/purposes.ts';

/** Tokens from `from` up to, not including, `to`. */
export type Span = { readonly from: number; readonly to: number };

/** A part that a reader found, with the tokens it was read from. */
export type Found = Span & {
  readonly kind: PartKind;
  readonly filters: Filters;
  /** Further tokens it was read from. */
  readonly also?: readonly Span[];
};

/** What a reader understood: tokens that no other reader gets, and the parts they mean. */
export type Claim = Span & {
  readonly parts: readonly Found[];
  readonly needs?: 'postcode';
  /** "within 30 miles of me" */
  readonly within?: number | undefined;
  /** A name for a kind of boat or goods; which of several counts is decided at the end. */
  readonly noun?: Meaning;
  /** The size of a boat, where no limits were given. */
  readonly feet?: number;
  /** Nothing but words: no reader may take them for anything else. */
  readonly isRest?: true;
  /** What a boat is wanted for. */
  readonly purpose?: Purpose;
  /** What boats must not be or have. */
  readonly without?: readonly Exclusion[];
  /** Alternatives of one field: any of them. */
  readonly oneOf?: readonly Exclusion[];
  /** "sold": such boats are not listed. */
  readonly note?: 'sold';
};

/** A phrase while it is read. */
export type Reading = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  readonly placeOf: (name: string) => KnownPlace | undefined;
  readonly claims: Claim[];
  readonly taken: Set<FilterName>;
  readonly nextYear: number;
};

export type Reader = (reading: Reading, at: number) => Claim | undefined;

export const isFree = ({ claims }: Reading, at: number) =>
  claims.every(({ from, to }) => at < from || at >= to);

export function isFreeSpan(reading: Reading, { from, to }: Span): boolean {
  return reading.claims.every((claim) => to <= claim.from || from >= claim.to);
}

/** A claim with one part. */
export function claim(kind: PartKind, filters: Filters, from: number, to: number): Claim {
  return { from, to, parts: [{ kind, filters, from, to }] };
}

export function typedIn({ text, tokens }: Reading, { from, to }: Span): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end);
}

/** Whether an address can hold these filters. */
export function fitsAddress(filters: Filters): boolean {
  const read = readFilters(writeFilters(filters));
  const names = filterNamesOf(filters);
  return names.length === Object.keys(read).length && names.every((name) => read[name] === filters[name]);
}

export function partOf(reading: Reading, { kind, filters, also = [], ...span }: Found): PhrasePart {
  const typed = [span, ...also].map((words) => typedIn(reading, words)).join(' ');
  return { kind, filters, typed, text: textOf(filters) };
}

function textOf(filters: Filters): string {
  const chips = activeFilterChips(filters).map(({ label }) => label);
  const hasTypes = filters.subcategory !== undefined || filters.types !== undefined;
  const shown = filters.category && hasTypes ? chips.slice(1) : chips;
  const sort = SORTS.find(({ value }) => value === filters.sort);
  return [...shown, ...(sort ? [sort.label] : [])].join(', ');
}
