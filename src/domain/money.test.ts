import { describe, expect, it } from 'vitest';
import { averagePrice, currencySymbol, formatCount, formatPrice } from './money.ts';

describe('prices', () => {
  it('CARD-05 GEN-16 carry a pound sign and thousands separators', () => {
    expect(formatPrice(24_950)).toBe('£24,950');
    expect(formatPrice(1_250_000, 'GBP')).toBe('£1,250,000');
    expect(formatPrice(950, null)).toBe('£950');
  });

  it('GEN-08 a listing in US dollars shows "$"', () => {
    expect(formatPrice(24_950, 'USD')).toBe('$24,950');
    expect(currencySymbol('usd')).toBe('$');
  });

  it('pence are shown only if not zero', () => {
    expect(formatPrice(19.5)).toBe('£19.50');
    expect(formatPrice(20)).toBe('£20');
    expect(formatPrice(19.999)).toBe('£20');
  });

  it('GEN-16 counts have thousands separators', () => {
    expect(formatCount(12_345)).toBe('12,345');
  });

  it('CAT-07 CAT-08 an average price is rounded, and absent at zero', () => {
    expect(averagePrice(24_949.6)).toBe(24_950);
    expect(averagePrice(0)).toBeUndefined();
    expect(averagePrice(0.4)).toBeUndefined();
    expect(averagePrice(null)).toBeUndefined();
  });
});
