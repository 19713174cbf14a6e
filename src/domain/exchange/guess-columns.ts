import { STORED_FIELDS } from '../listings/fields/facts.ts';
import { fieldDefinition } from '../listings/fields/fields.ts';
import { readField } from '../listings/fields/read-field.ts';
import { MAKES } from '../taxonomy/makes.ts';
import { CSV_COLUMNS, type CsvColumn } from './columns.ts';
import { HEADINGS } from './headings.ts';
import { currenciesIn, isPriceOnApplication, readAmount, readYear } from './read-amount.ts';
import { readState } from './states.ts';
import { inFieldUnit, isUnit } from './units.ts';

export interface Heading {
  field: CsvColumn;
  /** Named in the heading: "LOA (ft)", "Price €". */
  unit?: string;
  /** It is the name of the field itself, whose unit is ours. */
  isOwn?: true;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '');

const OWN: ReadonlyMap<string, CsvColumn> = new Map(CSV_COLUMNS.map((name) => [plain(name), name]));

/** Labels of the field table that mean something else at the head of a column. */
const KNOWN: ReadonlyMap<string, CsvColumn> = new Map([
  ...STORED_FIELDS.map((name) => [plain(fieldDefinition(name).label), name] as const),
  ...Object.entries(HEADINGS).flatMap(([field, words]) =>
    words.map((word) => [plain(word), field as CsvColumn] as const),
  ),
  ...CSV_COLUMNS.map((name) => [plain(name), name] as const),
]);

const LONGEST_HEADING = 80;
const BRACKETS = /[([]([^)\]]{0,30})[)\]]/;
const TRAILING_UNIT =
  /(?<=\S)(?<![\s_\-:,])[\s_\-:,]+(ft|feet|foot|m|mtrs?|met(?:re|er)s?|cm|hp|bhp|kw|lit(?:re|er)s?|ltrs?|l|gal(?:lon)?s?|kgs?|gbp|eur|usd|£|€|\$)\.?$/i;

const unitIn = (text: string): string | undefined => {
  const name = text.trim().toLowerCase().replace(/\.$/, '');
  if (isUnit(name)) return name;
  return currenciesIn(name)[0];
};

/** What a heading means by its words alone; undefined if nothing is known under that name. */
export function readHeading(heading: string): Heading | undefined {
  const text = heading.trim();
  if (text === '' || text.length > LONGEST_HEADING) return undefined;
  const bracketed = BRACKETS.exec(text)?.[1] ?? '';
  const without = text.replace(BRACKETS, ' ').trim();
  const trailing = TRAILING_UNIT.exec(without);
  const named = trailing ? without.slice(0, trailing.index).replace(/(?<!\s)\s+in$/i, '') : undefined;
  const own = OWN.get(plain(text));
  // Signs are no part of a name, so "Price £" is ours with a currency.
  const isNamed = own !== undefined && !/[£€$]/.test(trailing?.[1] ?? '');
  const unit = unitIn(bracketed) ?? (trailing?.[1] && !isNamed ? unitIn(trailing[1]) : undefined);
  if (own && !unit) return { field: own, isOwn: true };
  const ofWords = named && unit ? KNOWN.get(plain(named)) : undefined;
  const field = KNOWN.get(plain(text)) ?? ofWords ?? KNOWN.get(plain(without));
  return field && { field, ...(unit && fitsUnit(field, unit) && { unit }) };
}

const unitOfField = (field: CsvColumn) => {
  if (field === 'reference' || field === 'state' || field === 'photos') return undefined;
  const definition = fieldDefinition(field);
  return 'unit' in definition ? definition.unit : undefined;
};

/** "hp" says nothing about a length. */
function fitsUnit(field: CsvColumn, unit: string): boolean {
  const own = unitOfField(field);
  if (own === 'money') return !isUnit(unit);
  return inFieldUnit(1, unit, own) !== undefined;
}

/** Fields whose bare numbers may be feet or metres. */
const hasSeveralUnits = (field: CsvColumn) => ['ft', 'm'].includes(unitOfField(field) ?? '');

const READABLE_SHARE = 0.6;
const shareOf = (samples: readonly string[], isFine: (sample: string) => boolean) =>
  samples.length === 0 ? 1 : samples.filter(isFine).length / samples.length;

/** Whether a value could stand in a column. Texts can be anything. */
function couldBe(field: CsvColumn, sample: string, now: Date): boolean {
  if (field === 'state') return readState(sample) !== undefined;
  if (field === 'reference') return sample.length <= 60;
  if (field === 'photos') return true;
  const { control } = fieldDefinition(field);
  if (field === 'yearBuilt') return readYear(sample) !== undefined;
  if (field === 'price')
    return isPriceOnApplication(sample) || readAmount(sample, { of: 'money' }) !== undefined;
  if (control === 'number' || control === 'integer')
    return (
      /^(?:n\/?a|-|tb[ac]|unknown)$/i.test(sample) || readAmount(sample, { of: 'measure' }) !== undefined
    );
  if (control === 'email') return sample.includes('@');
  if (control === 'tel') return /\d{5}/.test(sample.replace(/\D/g, ''));
  if (control === 'checkbox') return /^(true|false|yes|no|y|n|0|1)$/i.test(sample);
  // A make or a model is a name; whole sentences are something else.
  if (field === 'make' || field === 'model') return sample.length <= 80;
  if (control === 'text') return sample.length <= 200;
  return !(control === 'choice' && sample.length > 60) && now !== undefined;
}

const ofValues: readonly (readonly [field: CsvColumn, is: (sample: string, now: Date) => boolean])[] = [
  ['yearBuilt', (sample) => /^(?:1[89]|20)\d\d$/.test(sample)],
  [
    'price',
    (sample) => currenciesIn(sample).length === 1 && readAmount(sample, { of: 'money' }) !== undefined,
  ],
  ['state', (sample) => /^(available|sold|under offer|for sale|withdrawn)$/i.test(sample)],
  ['length', (sample) => /^\d{1,3}(?:[.,]\d+)?\s*(?:ft|feet|'|m|metres)/i.test(sample)],
  ['make', (sample) => MAKE_NAMES.has(sample.toLowerCase())],
  ['fuelType', (sample, now) => 'value' in readField('fuelType', sample, now)],
  ['hullMaterial', (sample, now) => 'value' in readField('hullMaterial', sample, now)],
  ['photos', (sample) => /\.(jpe?g|png|webp)\b/i.test(sample)],
  ['description', (sample) => sample.length > 120],
];
const MAKE_NAMES = new Set(MAKES.map((make) => make.toLowerCase()));

/** What a boat cost once, or would cost new: perhaps not what it costs now. */
const DOUBTFUL_PRICES: ReadonlySet<string> = new Set(['original price', 'rrp'].map(plain));

/** Bare figures in the range of prices, which may as well be something else. */
const mayBePrices = (values: readonly string[]) =>
  values.length >= 2 &&
  shareOf(values, (value) => (readAmount(value, { of: 'money' })?.amount ?? 0) >= 500) >= 0.8 &&
  shareOf(values, (value) => /^(?:1[89]|20)\d\d$/.test(value)) < 0.8;

/** What a column may be by its values alone: a proposal, never certain. */
function guessByValues(samples: readonly string[], now: Date): CsvColumn | undefined {
  if (samples.length < 2) return undefined;
  return ofValues.find(([, is]) => shareOf(samples, (sample) => is(sample, now)) >= 0.8)?.[0];
}

export interface Guess {
  field: CsvColumn | null;
  unit?: string;
  sure: boolean;
}

interface GuessedColumn {
  heading: string;
  /** Some dozens of its values that are not empty. */
  values: readonly string[];
}

const saysUnit = (values: readonly string[]) =>
  shareOf(values, (value) => readAmount(value, { of: 'measure' })?.unit !== undefined) >= READABLE_SHARE;

function guessOne(
  { heading, values }: GuessedColumn,
  { now, isOurs }: { now: Date; isOurs: boolean },
): Guess & { rank: number } {
  const known = readHeading(heading);
  if (!known) {
    const field = isOurs ? null : (guessByValues(values, now) ?? null);
    // A column that nothing is known about is left out, which the seller may leave as it is.
    return { field, sure: field === null, rank: 0 };
  }
  const { field, unit, isOwn } = known;
  const isReadable = shareOf(values, (value) => couldBe(field, value, now)) >= READABLE_SHARE;
  const isUnitKnown = isOwn || unit || !hasSeveralUnits(field) || values.length === 0 || saysUnit(values);
  return {
    field,
    ...(unit && { unit }),
    sure:
      (isOwn === true && (isOurs || field !== 'price' || isReadable)) ||
      (isReadable && Boolean(isUnitKnown) && !DOUBTFUL_PRICES.has(plain(heading))),
    rank: (isOwn ? 4 : 2) + (isReadable ? 1 : 0) + (values.length > 0 ? 0.5 : 0),
  };
}

/** A field of which several columns speak goes to the best one; if they are equally good, the seller chooses. */
function withoutRivals(guesses: readonly (Guess & { rank: number })[]): Guess[] {
  return guesses.map(({ rank, ...guess }, at) => {
    const { field } = guess;
    if (field === null) return guess;
    const rivals = guesses.filter((other, place) => place !== at && other.field === field);
    if (rivals.length === 0) return guess;
    if (rivals.every((other) => other.rank < rank)) return guess;
    const isFirst = guesses.findIndex((other) => other.field === field && other.rank === rank) === at;
    if (rivals.some((other) => other.rank > rank)) return { field: null, sure: true };
    return isFirst ? { ...guess, sure: false } : { field: null, sure: false };
  });
}

/** Guesses every column by its heading and its values. */
export function guessColumns(columns: readonly GuessedColumn[], now: Date): Guess[] {
  const known = columns.flatMap(({ heading }) => readHeading(heading) ?? []);
  // Our own columns, which programs write: whatever stands beside them has no field here.
  const isOurs = known.every(({ isOwn }) => isOwn) && known.some(({ field }) => field === 'reference');
  const guesses = withoutRivals(columns.map((column) => guessOne(column, { now, isOurs })));
  return isOurs || guesses.some(({ field }) => field === 'price') ? guesses : askForPrice(columns, guesses);
}

/** No heading names the price: columns of figures that may be prices are asked about rather than left out. */
function askForPrice(columns: readonly GuessedColumn[], guesses: readonly Guess[]): Guess[] {
  const isCandidate = ({ heading, values }: GuessedColumn, { field }: Guess) =>
    field === null && readHeading(heading) === undefined && mayBePrices(values);
  const candidates = columns.filter((column, at) =>
    isCandidate(column, guesses[at] ?? { field: null, sure: true }),
  );
  return guesses.map((guess, at) => {
    const column = columns[at];
    if (!column || !candidates.includes(column)) return guess;
    return { field: candidates.length === 1 ? 'price' : null, sure: false };
  });
}

/** The order in which rows are considered as the header: how many different fields they name. */
export const namedFields = (cells: readonly string[]): number =>
  new Set(cells.flatMap((cell) => readHeading(cell)?.field ?? [])).size;

export const FIELD_OF_COLUMN: ReadonlySet<string> = new Set<string>(CSV_COLUMNS);
