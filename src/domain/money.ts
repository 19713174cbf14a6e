export const CURRENCIES = { GBP: 'Pounds (£)', USD: 'US dollars ($)' } as const;

type Currency = keyof typeof CURRENCIES;

export const DEFAULT_CURRENCY = 'GBP' satisfies Currency;

const SYMBOLS = { GBP: '£', USD: '$' } as const satisfies Record<Currency, string>;

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const WITH_PENCE = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function currencySymbol(currency: string | null | undefined): string {
  return currency?.toUpperCase() === 'USD' ? SYMBOLS.USD : SYMBOLS.GBP;
}

/** "£24,950"; pence only if not zero. */
export function formatPrice(amount: number, currency: string | null | undefined = DEFAULT_CURRENCY): string {
  const pence = Math.round(Math.abs(amount) * 100);
  const figures = (pence % 100 === 0 ? WHOLE : WITH_PENCE).format(pence / 100);
  return `${amount < 0 ? '-' : ''}${currencySymbol(currency)}${figures}`;
}

/** "1,234": a count with thousands separators. */
export function formatCount(count: number): string {
  // Fast path: a page of filters shows about two hundred counts, nearly all of them this small.
  return count >= 0 && count < 1_000 && Number.isInteger(count) ? String(count) : WHOLE.format(count);
}

/** The average price of a group of boats, rounded; undefined when there is none. */
export function averagePrice(mean: number | null | undefined): number | undefined {
  const rounded = Math.round(mean ?? 0);
  return rounded > 0 ? rounded : undefined;
}
