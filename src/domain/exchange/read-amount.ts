import { readFeetAndInches } from './units.ts';

/** What a cell says about money or a measure. */
export interface Amount {
  amount: number;
  /** As written: "ft", "litres". */
  unit?: string;
  /** A code such as GBP; undefined if the text names no currency. */
  currency?: string;
  /** The price includes VAT, or VAT comes on top. */
  vat?: 'paid' | 'unpaid';
}

interface AmountOptions {
  of: 'money' | 'measure';
  /** The sign that the file uses before fractions. Only a number such as "1.234" depends on it. */
  decimal?: '.' | ',' | undefined;
}

/** Longer texts are sentences, not amounts. */
const LONGEST = 80;

/** Other dollars come before "$". */
const CURRENCIES: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['GBP', /£|\b(?:gbp|stg|sterling|pounds?(?: sterling)?)\b/g],
  ['EUR', /€|\b(?:eur|euros?)\b/g],
  ['AUD', /\b(?:aud|au\$|a\$)|\ba\$/g],
  ['CAD', /\bcad\b|\bca?\$/g],
  ['NZD', /\bnzd\b|\bnz\$/g],
  ['HKD', /\bhkd\b|\bhk\$/g],
  ['SGD', /\bsgd\b|\bs\$/g],
  ['USD', /\bus ?\$|\busd\b|\bdollars?\b|\$/g],
  ['CHF', /\b(?:chf|sfr)\b/g],
  ['SEK', /\bsek\b/g],
  ['NOK', /\bnok\b/g],
  ['DKK', /\bdkk\b/g],
  ['kroner', /\bkr\b\.?/g],
  ['PLN', /\bpln\b|zł/g],
  ['TRY', /\btry\b|₺/g],
  ['AED', /\baed\b/g],
  ['JPY', /\bjpy\b|¥/g],
  ['ZAR', /\bzar\b/g],
  ['INR', /\binr\b|₹/g],
];

/** Words around a price that change nothing about it. */
const AROUND_PRICE =
  /\b(?:offers? (?:over|around|in excess of|in the region of)|offers?|oiro|o\.?i\.?r\.?o\.?|oieo|guide(?: price)?|asking(?: price)?|price|from|now|only|reduced(?: to)?|ono|ovno|o\.?n\.?o\b\.?|or near offer|or nearest offer|approx(?:imately)?|circa)\b\.?|[~:]|,-\s*$/g;
const AROUND_MEASURE = /\b(?:approx(?:imately)?|about|circa|max|min|c)\b\.?|[~]/g;
const VAT_PAID =
  /\(?\b(?:inc(?:l(?:uding|usive|udes)?)?\.?(?: of)? ?vat|vat ?(?:paid|inc(?:l(?:uded|usive)?)?))\b\.?\)?/;
const VAT_ON_TOP =
  /\(?(?:\+|\bplus|\bex(?:cl(?:uding|usive)?)?\.?(?: of)?|\bnot inc(?:luding)?\.?) ?vat\b\)?|\(?\bvat (?:unpaid|not paid|extra)\b\)?/;

const POA =
  /^(?:p\.?\s?o\.?\s?a\.?|(?:price )?(?:on|upon) (?:application|request|asking)|call|ask|enquire|tb[ac]|price tb[ac])\.?$/i;

/** "POA": a price that is not stated. */
export const isPriceOnApplication = (text: string): boolean => POA.test(text.trim());

/** The currencies that a text names. */
export const currenciesIn = (text: string): string[] =>
  withoutCurrency(` ${text.slice(0, LONGEST).toLowerCase()} `).currencies;

function withoutCurrency(text: string): { rest: string; currencies: string[] } {
  let rest = text;
  const currencies: string[] = [];
  for (const [code, pattern] of CURRENCIES) {
    const without = rest.replace(pattern, ' ');
    if (without === rest) continue;
    currencies.push(code);
    rest = without;
  }
  return { rest, currencies };
}

const GROUPED = /^\d{1,3}(?:[,.]\d{3})+$/;

/** Figures with separators: the last of two kinds is the decimal one. */
export function readFigures(figures: string, { of, decimal = '.' }: AmountOptions): number | undefined {
  const text = figures.replace(/(?<=\d)['’\u00a0\u202f ](?=\d{3}(?:\D|$))/g, '');
  if (!/^[+-]?\d[\d.,]*$|^[+-]?[.,]\d+$/.test(text)) return undefined;
  const sign = text.startsWith('-') ? -1 : 1;
  const plain = text.replace(/^[+-]/, '').replace(/[.,]$/, '');
  const point = plain.lastIndexOf('.');
  const comma = plain.lastIndexOf(',');
  let fraction: '.' | ',' | undefined;
  if (point >= 0 && comma >= 0) fraction = point > comma ? '.' : ',';
  else if (point >= 0 || comma >= 0) {
    const used = point >= 0 ? '.' : ',';
    const isGrouped = GROUPED.test(plain) && !plain.startsWith('0');
    const isSeveral = plain.indexOf(used) !== plain.lastIndexOf(used);
    if (isSeveral && !isGrouped) return undefined;
    const isFraction = !isGrouped || (of === 'measure' && !isSeveral && used === decimal);
    fraction = isFraction ? used : undefined;
  }
  const at = fraction ? plain.lastIndexOf(fraction) : plain.length;
  const whole = plain.slice(0, at);
  if (/[.,]/.test(whole) && !GROUPED.test(whole)) return undefined;
  const amount = Number(`${whole.replace(/[.,]/g, '') || '0'}.${plain.slice(at + 1) || '0'}`);
  return Number.isFinite(amount) ? sign * amount : undefined;
}

const THOUSANDS: Readonly<Record<string, number>> = {
  k: 1_000,
  m: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
};

function readMoney(text: string, options: AmountOptions): Amount | undefined {
  let rest = text;
  const isOnTop = VAT_ON_TOP.test(rest);
  if (isOnTop) rest = rest.replace(VAT_ON_TOP, ' ');
  const isPaid = !isOnTop && VAT_PAID.test(rest);
  if (isPaid) rest = rest.replace(VAT_PAID, ' ');
  const { rest: bare, currencies } = withoutCurrency(` ${rest} `);
  // "£20,000 / €23,000" is two prices.
  if (currencies.length > 1) return undefined;
  const found = /^([+-]?[\d.,'’\u00a0\u202f ]*[\d.,'’])\s*(k|m|mio|million)?$/.exec(
    bare.replace(AROUND_PRICE, ' ').trim(),
  );
  const amount = found?.[1] === undefined ? undefined : readFigures(found[1].trim(), options);
  if (amount === undefined) return undefined;
  const [currency] = currencies;
  const times = THOUSANDS[found?.[2] ?? ''] ?? 1;
  return {
    amount: Math.round(amount * times * 100) / 100,
    ...(currency && { currency }),
    ...((isPaid || isOnTop) && { vat: isPaid ? ('paid' as const) : ('unpaid' as const) }),
  };
}

function readMeasured(text: string, options: AmountOptions): Amount | undefined {
  const bare = text.replace(AROUND_MEASURE, ' ').trim();
  const feet = readFeetAndInches(bare);
  if (feet !== undefined) return { amount: feet, unit: 'ft' };
  const found = /^([+-]?[\d.,'’\u00a0\u202f ]*\d[.,]?)\s*([a-z'"′²³″][a-z²³'"′″. ]{0,20})?$/.exec(bare);
  const amount = found?.[1] === undefined ? undefined : readFigures(found[1].trim(), options);
  if (amount === undefined) return undefined;
  const unit = found?.[2]?.trim();
  return unit ? { amount, unit } : { amount };
}

/**
 * An amount as people write it: "£24,950 ono", "25k", "24.950,00 €", "26ft 6", "8,1 m". Undefined if it cannot be read
 * without guessing.
 */
export function readAmount(text: string, options: AmountOptions): Amount | undefined {
  if (text.length > LONGEST) return undefined;
  const lower = text.trim().toLowerCase();
  return options.of === 'money' ? readMoney(lower, options) : readMeasured(lower, options);
}

const YEAR = /^(?:c(?:irca)?\.?\s*)?((?:1[89]|20)\d\d)$/i;
const DATE =
  /^(?:(\d{4})[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ](\d{4})|[a-z]{3,9}[-/. ](\d{4}))(?:[t ][\d:.z]*)?$/i;

/** The year of a year or a date: "1978", "c. 1978", "1978-06-01", "01/06/1978", "June 1978". */
export function readYear(text: string): number | undefined {
  const trimmed = text.trim().slice(0, LONGEST);
  const year = YEAR.exec(trimmed)?.[1];
  if (year) return Number(year);
  const date = DATE.exec(trimmed);
  const found = date?.[1] ?? date?.[2] ?? date?.[3];
  return found === undefined ? undefined : Number(found);
}

/** Which sign a file's numbers have before fractions, as far as they show it. */
export function decimalOf(texts: Iterable<string>): '.' | ',' | undefined {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    if (text.length > LONGEST) continue;
    if (/^[^\d]{0,4}\d[\d.]*,\d{1,2}(?:\D{0,12})$/.test(text)) commas += 1;
    if (/^[^\d]{0,4}\d[\d,]*\.\d{1,2}(?:\D{0,12})$/.test(text)) points += 1;
  }
  if (commas > 0 && points === 0) return ',';
  return points > 0 ? '.' : undefined;
}
