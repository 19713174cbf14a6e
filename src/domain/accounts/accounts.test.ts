import { describe, expect, it } from 'vitest';
import { menuLabel, splitFullName } from './names.ts';
import { isCode } from './secrets.ts';
import { DEFAULT_SELLER_TYPE, listsAsBroker, SELLER_TYPES } from './seller-types.ts';

describe('signing up', () => {
  it('AUTH-17 the first name is the first word of the full name', () => {
    expect(splitFullName('  Anna  Maria Bell ')).toEqual({ firstName: 'Anna', lastName: 'Maria Bell' });
    expect(splitFullName('Anna')).toEqual({ firstName: 'Anna', lastName: '' });
  });

  it('AUTH-07 ENTITY-17 account types: private seller by default, broker, dealer', () => {
    expect(SELLER_TYPES.map(({ value, label }) => `${value} ${label}`)).toEqual([
      'private Private Seller',
      'broker Broker',
      'dealer Dealer',
    ]);
    expect(DEFAULT_SELLER_TYPE).toBe('private');
  });

  it('listings of brokers and dealers are broker listings', () => {
    expect(SELLER_TYPES.map(({ value }) => listsAsBroker(value))).toEqual([false, true, true]);
  });
});

describe('secrets', () => {
  it('CONST-33 a code is exactly six digits', () => {
    expect(['012345', '12345', '1234567', '12345a', '12345６'].map(isCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('names', () => {
  it('NAV-11 the profile menu is labelled by the first name', () => {
    expect(menuLabel({ firstName: 'Anna', email: 'anna.bell@example.com' })).toBe('Anna');
  });

  it('NAV-12 without a first name it is the part of the email before the "@"', () => {
    for (const firstName of [undefined, null, '', '  ']) {
      expect(menuLabel({ firstName, email: 'anna.bell@example.com' })).toBe('anna.bell');
    }
  });
});
