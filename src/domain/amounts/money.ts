import { readFigures } from './figures.ts';

/** A price as written: what its figures may mean, the most likely first. */
export interface WrittenMoney {
  amounts: number[];
  /** A code such as GBP; undefined if the text names no currency. */
  currency?: string;
  /** The price includes VAT, VAT comes on top, or there is none. */
  vat?: 'paid' | 'unpaid' | 'na';
}

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

/** What the price was before is none of two prices. For text whose spaces are single. */
const BEFORE = /\bwas\b.{1,30}\bnow\b|[-–,(]? ?\b(?:reduced from|was|previously) ?[£$€]? ?[\d.,]+k?\)?$/g;
/** Words and signs around a price that change nothing about it. */
const AROUND =
  /\b(?:offers? (?:over|around|in excess of|in the region of)|(?:or )?offers?|oiro|o\.?i\.?r\.?o\.?|oieo|guide(?: price)?|asking(?: price)?|price|from|now|only|just|reduced(?: to)?|o\.?v?\.?n\.?o\b\.?|obo|or near(?:est)? offer|approx(?:imately)?|circa|ca|about|around|roughly)\b\.?|\bc\.?(?=\s*[£$€\d])|[~≈:*!]|[.,]-\s*$/g;
const VAT_NONE = /\(?\bvat (?:exempt|n\/?a|not applicable)\b\)?/;
const VAT_PAID =
  /\(?\b(?:inc(?:l(?:uding|usive|udes)?)?\.?(?: of)? ?vat|(?:vat|tax)[ -]?paid|vat ?inc(?:l(?:uded|usive)?)?)\b\.?\)?/;
const VAT_ON_TOP =
  /\(?(?:\+|\bplus|\bex(?:cl(?:uding|usive)?)?\.?(?: of)?|\bnot inc(?:luding)?\.?) ?vat\b\)?|\(?\bvat (?:unpaid|not paid|extra)\b\)?/;
const VAT = [
  ['na', VAT_NONE],
  ['unpaid', VAT_ON_TOP],
  ['paid', VAT_PAID],
] as const;

const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  mil: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
};
const MULTIPLIED = /^([+-]?[\d.,'’ ]*[\d.,'’])\s*(k|thousand|grand|mn?|mil|mio|million)?$/;

/** The text without what names currencies, and their codes. */
export function withoutCurrency(text: string): { rest: string; currencies: string[] } {
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

/** Reads "£24,950 ono", "25k" or "24.950,00 €" in lower case. Undefined if it cannot be read without guessing. */
export function readMoney(text: string): WrittenMoney | undefined {
  const [vat, pattern] = VAT.find(([, stated]) => stated.test(text)) ?? [];
  const stated = pattern ? text.replace(pattern, ' ') : text;
  const priced = stated.replace(/\s+/g, ' ').trim().replace(BEFORE, ' ');
  const { rest, currencies } = withoutCurrency(` ${priced} `);
  // "£20,000 / €23,000" is two prices.
  if (currencies.length > 1) return undefined;
  const bare = rest.replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  const [, figures, multiplier = ''] = MULTIPLIED.exec(bare) ?? [];
  if (!figures) return undefined;
  const times = MULTIPLIERS[multiplier] ?? 1;
  const amounts = readFigures(figures.trim(), multiplier ? 'measure' : 'money').map(
    (amount) => Math.round(amount * times * 100) / 100,
  );
  const [currency] = currencies;
  return amounts.length > 0 ? { amounts, ...(currency && { currency }), ...(vat && { vat }) } : undefined;
}
