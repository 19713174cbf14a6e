import { describe, expect, it } from 'vitest';
import { normalisePhone } from './buyer-enquiry.ts';

describe('writing to a seller', () => {
  it('CONTACT-15 an absent phone number is null', () => {
    expect([normalisePhone(undefined), normalisePhone(' '), normalisePhone(' 01983 ')]).toEqual([
      null,
      null,
      '01983',
    ]);
  });
});
