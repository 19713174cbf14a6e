import { describe, expect, it } from 'vitest';
import { sentPhone } from './buyer-enquiry.ts';

describe('writing to a seller', () => {
  it('CONTACT-15 an absent phone number is null', () => {
    expect([sentPhone(undefined), sentPhone(' '), sentPhone(' 01983 ')]).toEqual([null, null, '01983']);
  });
});
