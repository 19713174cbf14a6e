import { describe, expect, it } from 'vitest';
import { diallerLink } from './contact-buttons.tsx';

describe('calling the seller', () => {
  it('CONTACT-04 opens the dialler with the number alone', () => {
    expect(diallerLink('01983 960 123')).toBe('tel:01983960123');
    expect(diallerLink('+44 (0)7700 900123')).toBe('tel:+4407700900123');
  });
});
