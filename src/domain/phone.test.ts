import { expect, it } from 'vitest';
import { isPhone } from './phone.ts';

it.each(['07700 900123', '+44 (0)1983 960-123', '01983.960123', '+1/555/0100', '01983 960123 ext. 12'])(
  '%s is a phone number',
  (text) => {
    expect(isPhone(text)).toBe(true);
  },
);

it.each(['call me', '0770O 9OO123', '1234', '+', '++44 1983 960123', '01983 960123 or mail', ''])(
  '"%s" is not a phone number',
  (text) => {
    expect(isPhone(text)).toBe(false);
  },
);
