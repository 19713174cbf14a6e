import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalOf, readAmount, readYear } from './read-amount.ts';
import { understandPrice } from './understand-price.ts';

it.each([
  ['£24,950', { amount: 24_950, currency: 'GBP' }],
  ['24950', { amount: 24_950 }],
  ['£24,950.00', { amount: 24_950, currency: 'GBP' }],
  ['24.950,00 €', { amount: 24_950, currency: 'EUR' }],
  ['£25.000', { amount: 25_000, currency: 'GBP' }],
  ['1.250.000', { amount: 1_250_000 }],
  ['25k', { amount: 25_000 }],
  ['£1.25m', { amount: 1_250_000, currency: 'GBP' }],
  ['GBP 32 500', { amount: 32_500, currency: 'GBP' }],
  ['US$ 45,000', { amount: 45_000, currency: 'USD' }],
  ['A$45,000', { amount: 45_000, currency: 'AUD' }],
  ['34950,-', { amount: 34_950 }],
  ['OIRO £18,500 ono', { amount: 18_500, currency: 'GBP' }],
  ['£50,000 + VAT', { amount: 50_000, currency: 'GBP', vat: 'unpaid' }],
  ['£50,000 inc VAT', { amount: 50_000, currency: 'GBP', vat: 'paid' }],
])('BROKER-14 reads the price “%s” as people write it', (text, amount) => {
  expect(readAmount(text, { of: 'money' })).toEqual(amount);
});

it.each([
  'about thirty thousand',
  '£20,000 / €23,000',
  '£34.95O',
  '12,34,56',
  '1.2.3',
  '',
  '£',
  '9'.repeat(200),
])('BROKER-15 “%s” is not a price', (text) => {
  expect(readAmount(text, { of: 'money' })).toBeUndefined();
});

it.each([
  ['32', undefined, { amount: 32 }],
  ['9.75 m', undefined, { amount: 9.75, unit: 'm' }],
  ['9,75 m', undefined, { amount: 9.75, unit: 'm' }],
  ['9,750', ',', { amount: 9.75 }],
  ['1,200', undefined, { amount: 1_200 }],
  [`26'6"`, undefined, { amount: 26.5, unit: 'ft' }],
  ['26ft 6', undefined, { amount: 26.5, unit: 'ft' }],
  ['26 ft 6 in', undefined, { amount: 26.5, unit: 'ft' }],
  ['8.1m', undefined, { amount: 8.1, unit: 'm' }],
  ['approx 31 ft', undefined, { amount: 31, unit: 'ft' }],
] as const)('BROKER-14 reads the measure “%s” with the decimal sign %s', (text, decimal, amount) => {
  expect(readAmount(text, { of: 'measure', decimal })).toEqual(amount);
});

it('BROKER-14 the year of a date is a year', () => {
  const years = ['1978', 'c. 1978', '1978-06-01', '01/06/1978', '1.6.1978', 'June 1978'].map(readYear);
  expect(years).toEqual(Array(6).fill(1978));
  expect(readYear('seventies')).toBeUndefined();
});

it('BROKER-14 a file shows with which sign it writes fractions', () => {
  expect(decimalOf(['9,75', '32.500,00', 'Poole'])).toBe(',');
  expect(decimalOf(['9.75', '32,500.00'])).toBe('.');
  expect(decimalOf(['9,75', '9.75'])).toBe('.');
  expect(decimalOf(['32', '24,950'])).toBeUndefined();
});

it('BROKER-16 no currency takes the name of another, and other ones than pounds and dollars hold the boat', () => {
  const read = (price: string, currency = '') => understandPrice({ price, currency }, undefined);
  expect(read('24950', 'GBP')).toEqual({ price: 24_950, currency: 'GBP' });
  expect(read('$24,950')).toEqual({ price: 24_950, currency: 'USD' });
  expect(read('24950')).toEqual({ price: 24_950 });
  expect(read('€34.950,00')).toEqual({
    value: '€34.950,00',
    problem: '“€34.950,00” is in euros. Give the price in pounds.',
  });
  expect(read('34950', 'EUR')).toMatchObject({ problem: expect.stringContaining('in euros') });
  expect(read('34950', 'XYZ')).toMatchObject({ problem: expect.stringContaining('another currency') });
  expect(read('£34,950', 'EUR')).toMatchObject({ problem: expect.stringContaining('two currencies') });
  for (const poa of ['POA', 'P.O.A.', 'Price on application', 'TBC'])
    expect(read(poa)).toMatchObject({ problem: expect.stringContaining('is no price') });
});

it('BROKER-14 any text is read in a moment or not at all', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,\'" £€kmft'), maxLength: 90 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('money' as const, 'measure' as const), (some, of) => {
      const read = readAmount(some, { of });
      expect(read === undefined || Number.isFinite(read.amount)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
