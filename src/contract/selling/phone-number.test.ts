import { expect, it } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

it.each([
  '07912 345678',
  '07700 900123',
  '+44 (0)1983 960-123',
  '01983 960123 ext. 12',
  '0044 23 8012 3456',
  '+353 87 123 4567',
])('%s can be dialled', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

it.each(['07912 34567', '0000000000', '999', 'call me', '+44 1', '01983 960123 or mail', '07912 345678 9'])(
  '"%s" cannot',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);
