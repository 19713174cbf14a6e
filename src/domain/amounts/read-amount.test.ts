import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountRules, readAmount } from './read-amount.ts';

const PRICE: AmountRules = { unit: 'money', min: 0, max: 1_000_000_000 };
const LENGTH: AmountRules = { unit: 'ft', min: 1, max: 700, saidWith: ['loa'] };
const DRAUGHT: AmountRules = { unit: 'm', min: 0, max: 30, saidWith: ['draft'] };
const POWER: AmountRules = { unit: 'HP', min: 0, max: 200_000 };
const LOAD: AmountRules = { unit: 'kg', min: 0, max: 1_000_000 };
const WATER: AmountRules = { unit: 'litres', whole: true, min: 0, max: 2_000_000 };
const HOURS: AmountRules = { whole: true, min: 0, max: 100_000, saidWith: ['hours'] };
const YEAR: AmountRules = { unit: 'year', whole: true, min: 1800, max: 2027 };

const amountOf = (text: string, rules: AmountRules) => {
  const reading = readAmount(text, rules);
  return reading.is === 'amount' ? reading.amount : reading.is === 'one of' ? reading.amounts : undefined;
};

describe('reading amounts as people write them', () => {
  it.each<[string, AmountRules, number]>([
    ['25k', PRICE, 25_000],
    ['£25K ono', PRICE, 25_000],
    ['25,000', PRICE, 25_000],
    ['£25.000', PRICE, 25_000],
    ['£34.950,00', PRICE, 34_950],
    ['25 000', PRICE, 25_000],
    ['1.2m', PRICE, 1_200_000],
    ['£ 1.25 million', PRICE, 1_250_000],
    ['24,950.50', PRICE, 24_950.5],
    ['12500 pounds', PRICE, 12_500],
    ['26\'6"', LENGTH, 26.5],
    ['26’ 6”', LENGTH, 26.5],
    ['26ft 6', LENGTH, 26.5],
    ['26 feet 6 inches', LENGTH, 26.5],
    ["26'6½", LENGTH, 26.542],
    ['26½ ft', LENGTH, 26.5],
    ["32' LOA", LENGTH, 32],
    ['8.1m', LENGTH, 26.575],
    ['8,1 m', LENGTH, 26.575],
    ['810 cm', LENGTH, 26.575],
    ['9m75', LENGTH, 31.988],
    ["3' draft", DRAUGHT, 0.914],
    ['8.250', DRAUGHT, 8.25],
    ['30 kW', POWER, 40.231],
    ['40hp', POWER, 40],
    ['1.5 tonnes', LOAD, 1_500],
    ['1,500 kg', LOAD, 1_500],
    ['100 gallons', WATER, 455],
    ['1,200 hours', HOURS, 1_200],
    ['1.2k', HOURS, 1_200],
    ['c. 1998', YEAR, 1998],
  ])('FORM-01 “%s” is read as it was meant', (text, rules, amount) => {
    expect(amountOf(text, rules)).toBe(amount);
  });

  it.each<[string, AmountRules, number[]]>([
    ['25,50', PRICE, [25.5, 25_500]],
    ['1.250k', PRICE, [1_250, 1_250_000]],
    ['1.250', POWER, [1.25, 1_250]],
  ])('FORM-01 “%s” may be either of two amounts, so it is asked', (text, rules, amounts) => {
    expect(amountOf(text, rules)).toEqual(amounts);
  });

  it.each<[string, AmountRules]>([
    ['about a fiver', PRICE],
    ['€25,000', PRICE],
    ['25,000 + VAT', PRICE],
    ['£20k $30k', PRICE],
    ['1,25,000', PRICE],
    ["32' x 11'", LENGTH],
    ["3' draft", LENGTH],
    ['26\'14"', LENGTH],
    ['40 kg', LENGTH],
    ['1998/99', YEAR],
    ['2 k', YEAR],
    ['9'.repeat(50), PRICE],
  ])('FORM-01 “%s” is not read at all', (text, rules) => {
    expect(readAmount(text, rules)).toEqual({ is: 'unreadable' });
  });

  it('a half-written decimal of a count is never taken for thousands', () => {
    expect(amountOf('25,5 litres', WATER)).toBe(25.5);
  });

  it('the currency is reported, not dropped', () => {
    expect(readAmount('$25k', PRICE)).toEqual({ is: 'amount', amount: 25_000, currency: 'USD' });
    expect(readAmount('25000 GBP', PRICE)).toEqual({ is: 'amount', amount: 25_000, currency: 'GBP' });
    expect(readAmount('25000', PRICE)).toEqual({ is: 'amount', amount: 25_000 });
  });
});

/** Ways in which people write the same price. */
const WRITINGS: readonly ((amount: number) => string)[] = [
  String,
  (amount) => `£${amount.toLocaleString('en-GB', { maximumFractionDigits: 2 })}`,
  (amount) => amount.toLocaleString('de-DE', { minimumFractionDigits: 2 }),
  (amount) => `${amount / 1_000}k`,
  (amount) => `${(amount / 1_000).toLocaleString('de-DE', { maximumFractionDigits: 6 })}k`,
  (amount) => `${amount / 1_000_000} million`,
  (amount) => amount.toLocaleString('en-GB').replaceAll(',', ' '),
];

describe('any amount', () => {
  it('FORM-01 a price is read back from every way of writing it, or asked about; never as another one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(...WRITINGS), (amount, write) => {
        const reading = readAmount(write(amount), PRICE);
        if (reading.is === 'amount') expect(reading.amount).toBeCloseTo(amount, 2);
        if (reading.is === 'one of') expect(reading.amounts).toContain(amount);
      }),
    );
  });

  it('FORM-01 pounds and pence survive the British way of writing them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (pence) => {
        const text = (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
        expect(amountOf(text, PRICE)).toBeCloseTo(pence / 100, 2);
      }),
    );
  });

  it('FORM-01 a length survives feet and inches, metres and centimetres to the millimetre', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 11 }),
        fc.constantFrom("'", 'ft', ' feet '),
        (feet, inches, mark) => {
          const length = feet + inches / 12;
          const metres = length * 0.3048;
          expect(amountOf(`${feet}${mark}${inches}"`, LENGTH)).toBeCloseTo(length, 2);
          expect(amountOf(`${metres.toFixed(2)} m`, LENGTH)).toBeCloseTo(length, 1);
          expect(amountOf(`${Math.round(metres * 100)}cm`, LENGTH)).toBeCloseTo(length, 1);
        },
      ),
    );
  });

  it('FORM-01 is answered quickly for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.constantFrom(PRICE, LENGTH, HOURS, LOAD),
        (text, rules) => {
          const reading = readAmount(text, rules);
          if (reading.is === 'amount') expect(Number.isFinite(reading.amount)).toBe(true);
          if (reading.is === 'one of') expect(reading.amounts.length).toBeGreaterThan(1);
        },
      ),
    );
  });
});
