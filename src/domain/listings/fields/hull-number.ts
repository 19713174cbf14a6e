/** How plates, papers and people separate the groups of a number. */
const SEPARATORS = /[\s.\-/‐‑‒–—−]+/g;

const EXAMPLE = 'GB-ABC12345D404';
/** American numbers and those of ISO 10087, which have a country before the same twelve characters. */
const LENGTHS = { american: 12, iso: 14 } as const;

const COUNTRY = /^[A-Z]{2}$/;
const MAKER = /^(?=.*[A-Z])[A-Z0-9]{3}$/;
/** The letters that are left out of serial numbers because they look like digits. */
const SERIAL = /^[A-HJ-NPR-Z0-9]{5}$/;

/** The month as a letter, the last digit of the year in which it was made, and the model year. */
const CURRENT_END = /^[A-L]\d(?<year>\d\d)$/;
/** American boats until 1984: the model year and its month, or the day of certification. */
const OLDER_ENDS = [/^M(?<year>\d\d)[A-L]$/, /^(?:0[1-9]|1[0-2])(?<year>\d\d)$/] as const;

/** Numbers were introduced in the United States in 1972. */
const FIRST_YEAR = 1972;

export type HullNumberReading = { number: string } | { rule: string };

const compacted = (typed: string) => typed.toUpperCase().replace(SEPARATORS, '');

const digits = (text: string) => text.replaceAll('O', '0').replaceAll('I', '1');

/** The letters O and I stand for digits wherever the standard has no letters, or not these. */
function corrected(serial: string, end: string): { serial: string; end: string } {
  const asCurrent = end.slice(0, 1) + digits(end.slice(1));
  return { serial: digits(serial), end: CURRENT_END.test(asCurrent) ? asCurrent : end };
}

function yearOf(end: string, isAmerican: boolean, now: Date): number | undefined {
  const forms = isAmerican ? [CURRENT_END, ...OLDER_ENDS] : [CURRENT_END];
  const year = forms.map((form) => form.exec(end)?.groups?.year).find((found) => found !== undefined);
  if (year === undefined) return undefined;
  const century = Number(year) <= (now.getUTCFullYear() + 1) % 100 ? 2000 : 1900;
  return century + Number(year);
}

/**
 * Reads a craft or hull identification number (CIN, HIN) and writes it in one way: "GB-ABC12345D404", or without a
 * country "ABC12345D404". The rule continues the field's label.
 */
export function readHullNumber(typed: string, now: Date): HullNumberReading {
  const compact = compacted(typed);
  const isAmerican = compact.length === LENGTHS.american;
  if (!isAmerican && compact.length !== LENGTHS.iso)
    return {
      rule: `must have 14 characters, such as ${EXAMPLE}, or 12 on an American boat: this has ${compact.length}`,
    };
  const country = isAmerican ? '' : compact.slice(0, 2);
  const own = compact.slice(country.length);
  const maker = own.slice(0, 3);
  const { serial, end } = corrected(own.slice(3, 8), own.slice(8));
  if (country && !COUNTRY.test(country))
    return { rule: 'must begin with the two letters of a country, such as GB' };
  if (!MAKER.test(maker))
    return {
      rule: `must have a maker’s code of three letters${country && ' after the country'}, such as ABC`,
    };
  if (!SERIAL.test(serial))
    return {
      rule: 'must have a serial number of five letters and digits, without Q, after the maker’s code',
    };
  const year = yearOf(end, isAmerican, now);
  if (year === undefined)
    return { rule: 'must end with a month from A to L and three digits of its years, such as D404' };
  if (year < FIRST_YEAR) return { rule: `ends with a year in which no boat had a number: ${end.slice(-2)}` };
  return { number: `${country && `${country}-`}${maker}${serial}${end}` };
}

/** What two listings of one boat have in common: an American number may be given with its country or without. */
export const hullNumberKey = (number: string): string => number.slice(-LENGTHS.american);

/** The same for what somebody types to find a boat; undefined if it is no hull number by its length. */
export function typedHullNumberKey(typed: string): string | undefined {
  const compact = compacted(typed);
  if (!Object.values<number>(LENGTHS).includes(compact.length)) return undefined;
  const own = hullNumberKey(compact);
  const { serial, end } = corrected(own.slice(3, 8), own.slice(8));
  return own.slice(0, 3) + serial + end;
}
