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
  ['£34,950 VAT paid', { amount: 34_950, currency: 'GBP', vat: 'paid' }],
  ['£34,950 (VAT paid)', { amount: 34_950, currency: 'GBP', vat: 'paid' }],
  ['GBP 34,950 Tax paid', { amount: 34_950, currency: 'GBP', vat: 'paid' }],
  ['£20,000 VAT exempt', { amount: 20_000, currency: 'GBP', vat: 'na' }],
  ['Offers over 20k', { amount: 20_000 }],
  ['£20000 or offers', { amount: 20_000, currency: 'GBP' }],
  ['around 20k', { amount: 20_000 }],
  ['20 grand', { amount: 20_000 }],
  ['c. £20k', { amount: 20_000, currency: 'GBP' }],
  ['£8,500 o.v.n.o.', { amount: 8_500, currency: 'GBP' }],
  ['£34,950.-', { amount: 34_950, currency: 'GBP' }],
  ['£20,000*', { amount: 20_000, currency: 'GBP' }],
  ['Was £20,000 now £18,000', { amount: 18_000, currency: 'GBP' }],
  ['£20,000 - reduced from £25,000', { amount: 20_000, currency: 'GBP' }],
  ["CHF 34'950", { amount: 34_950, currency: 'CHF' }],
  ['8950.333333', { amount: 8_950.33 }],
  ['£50,000 inc VAT', { amount: 50_000, currency: 'GBP', vat: 'paid' }],
])('BROKER-14 reads the price “%s” as people write it', (text, amount) => {
  expect(readAmount(text, { of: 'money' })).toEqual(amount);
});

it.each([
  'about thirty thousand',
  '£20,000 / €23,000',
  '£34.95O',
  '£20,000 / 22,000',
  '£20,000 No VAT',
  'SOLD',
  '£950 pcm',
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
  ['8m10', undefined, { amount: 8.1, unit: 'm' }],
  ['26½ ft', undefined, { amount: 26.5, unit: 'ft' }],
  [`26' 6 1/2"`, undefined, { amount: 26.542, unit: 'ft' }],
  ['26’ 6’’', undefined, { amount: 26.5, unit: 'ft' }],
  ['26 ft. 6 in.', undefined, { amount: 26.5, unit: 'ft' }],
  ['LOA 26ft', undefined, { amount: 26, unit: 'ft' }],
  [`26'6" (8.08m)`, undefined, { amount: 26.5, unit: 'ft' }],
  ['8.08m / 26ft 6in', undefined, { amount: 8.08, unit: 'm' }],
  ['9.75000000001', undefined, { amount: 9.75000000001 }],
  ['approx 31 ft', undefined, { amount: 31, unit: 'ft' }],
] as const)('BROKER-14 reads the measure “%s” with the decimal sign %s', (text, decimal, amount) => {
  expect(readAmount(text, { of: 'measure', decimal })).toEqual(amount);
});

it('BROKER-14 the year of a date is a year', () => {
  const written =
    '1978|c. 1978|c.1978|1978-06-01|01/06/1978|1.6.1978|June 1978|Jun-78|31/12/78|1978.0|~1978|1978?|Built 1978|28642';
  for (const text of written.split('|')) expect([text, readYear(text)]).toEqual([text, 1978]);
  expect(readYear('Apr-05')).toBe(2005);
  for (const text of ['seventies', '1978/79', '78', '19785', '20055', '5'])
    expect([text, readYear(text)]).toEqual([text, undefined]);
});

it.each(['26ft / 8.9m', '26-6', '26 6', '31 x 10 ft'])('BROKER-15 “%s” is not one measure', (text) => {
  expect(readAmount(text, { of: 'measure' })).toBeUndefined();
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
