import { CURRENCIES } from '../money.ts';
import { cutText } from '../text.ts';
import { currenciesIn, isPriceOnApplication, readAmount } from './read-amount.ts';

export const inQuotes = (text: string) => `“${text.length > 60 ? `${cutText(text, 60)}…` : text}”`;

const NAMES: Readonly<Record<string, string>> = {
  EUR: 'euros',
  AUD: 'Australian dollars',
  CAD: 'Canadian dollars',
  NZD: 'New Zealand dollars',
  HKD: 'Hong Kong dollars',
  SGD: 'Singapore dollars',
  CHF: 'Swiss francs',
  SEK: 'Swedish kronor',
  NOK: 'Norwegian kroner',
  DKK: 'Danish kroner',
  PLN: 'Polish złoty',
  TRY: 'Turkish lira',
  AED: 'UAE dirhams',
  JPY: 'yen',
  ZAR: 'rand',
  INR: 'rupees',
};

/** What a file says about a price; a problem holds the boat until its seller gives a price. */
export type PriceReading =
  | { problem: string; value: string }
  | { price?: number; currency?: string; vat?: 'paid' | 'unpaid' | 'na' };

const ISO_CODE = /^[a-z]{3}$/i;

/** The code of a currency, or the text if it is none that we know. */
function currencyOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return currenciesIn(trimmed)[0] ?? (ISO_CODE.test(trimmed) ? trimmed.toUpperCase() : trimmed);
}

export const isOurCurrency = (code: string): boolean => Object.hasOwn(CURRENCIES, code);

/** Prices are in pounds or dollars, as the file states them: nothing is converted, and no currency takes the name of another. */
export function understandPrice(
  { price, currency: stated = '' }: { price: string | undefined; currency: string | undefined },
  decimal: '.' | ',' | undefined,
): PriceReading {
  const hold = (value: string, why: string) => ({ value, problem: `${inQuotes(value)} ${why}` });
  const ofColumn = currencyOf(stated);
  if (price === undefined || price.trim() === '') {
    if (ofColumn && !isOurCurrency(ofColumn))
      return price === undefined ? {} : hold(stated, inAnother(ofColumn));
    return ofColumn ? { currency: ofColumn } : {};
  }
  if (isPriceOnApplication(price))
    return hold(price, 'is no price. Give one in pounds: every boat here has a price.');
  const reading = readAmount(price, { of: 'money', decimal });
  if (!reading) return hold(price, 'is not a price we can read.');
  const { amount, currency: ofText, vat } = reading;
  const code = ofText ?? ofColumn;
  if (ofText && ofColumn && ofText !== ofColumn)
    return hold(`${price} / ${stated}`, 'names two currencies. Give the price in pounds.');
  if (code && !isOurCurrency(code)) return hold(ofText ? price : `${price} ${stated}`, inAnother(code));
  return { price: amount, ...(code && { currency: code }), ...(vat && { vat }) };
}

const inAnother = (code: string) => `is in ${NAMES[code] ?? 'another currency'}. Give the price in pounds.`;
